// Reads host-app/content and converts it; a mistake names its file.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { formula, lines } from './formula.mjs';
import { countWords, inline, markdown, splitHead } from './markdown.mjs';
import { mathTree } from '../../host-app/content/maths.mjs';
import { filesBelow } from '../support/files.mjs';
import { messageOf } from '../support/values.mjs';

/** @import { Block, CalculatorAbout, Example, Formula, FormulaSubject, LegalPage, Lesson, Post, PracticeAnswer, PracticeQuestion } from '../../host-app/content/content.types.js' */
/** @import { AnswerSource, FormulaSource, PageHead, PracticeSource } from './source.types.js' */

const ROOT = 'host-app/content';
const WORDS_A_MINUTE = 200;

/** @type {<Value>(file: string, convert: () => Value) => Value} */
const named = (file, convert) => {
  try {
    return convert();
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
};

/** Several parts of a build need the same content: it is read and converted once. @type {<Value extends object>(convert: () => Value) => () => Value} */
const once = (convert) => {
  /** @type {ReturnType<typeof convert> | undefined} */
  let converted;
  return () => (converted ??= convert());
};

/** @type {(file: string) => unknown} */
const yaml = (file) => named(file, () => parseYaml(readFileSync(file, 'utf8')));

/** @type {(folder: string, ending: string) => string[]} */
const filesIn = (folder, ending) => filesBelow(join(ROOT, folder)).filter((file) => file.endsWith(ending));

const EXAMPLES = join(ROOT, 'examples.yaml');

/** By subject, in the order of learning. @type {() => Formula[]} */
export const formulas = once(() =>
  /** @type {FormulaSubject[]} */ (readdirSync(join(ROOT, 'formulas')).sort()).flatMap((subject) =>
    inOrder(subject, filesIn(`formulas/${subject}`, '.yaml')).flatMap((file) => {
      const sources = /** @type {FormulaSource[]} */ (yaml(file));
      return sources.map((source) => named(`${file}: ${source.id}`, () => formula(subject, file, source)));
    }),
  ),
);

/** @type {(answer: AnswerSource) => PracticeAnswer} */
function answerOf(answer) {
  if (answer.kind === 'choice' && answer.options)
    return { kind: 'choice', options: lines(answer.options), correct: answer.correct };
  if (answer.kind === 'set' && answer.values) return { ...answer, values: answer.values.map(String) };
  if ((answer.kind === 'number' || answer.kind === 'expression') && answer.value !== undefined)
    return { ...answer, value: String(answer.value) };
  throw new Error('it has no usable answer');
}

/** @type {(source: PracticeSource) => PracticeQuestion} */
const practice = ({ question, answer, hint, explanation }) =>
  named(question, () => ({
    question: markdown(question),
    answer: answerOf(answer),
    hint: inline(hint),
    explanation: markdown(explanation),
  }));

/** @type {(file: string) => { head: PageHead, blocks: Block[], words: number }} */
function page(file) {
  return named(file, () => {
    const { head, body } = splitHead(readFileSync(file, 'utf8'));
    return { head: /** @type {PageHead} */ (head), blocks: markdown(body), words: countWords(body) };
  });
}

/**
 * The order in which lessons are learned; a file that is not named here fails the build.
 * @type {Record<string, string[]>}
 */
const LESSONS = {
  algebra: ['basics', 'equations', 'quadratic', 'functions', 'systems'],
  geometry: ['basics', 'triangles', 'circles', 'solids'],
  calculus: ['limits', 'derivatives', 'applications', 'integration', 'applications2', 'series'],
  statistics: ['descriptive', 'probability', 'inference'],
};

/**
 * Files named after lessons in the order of learning, others after them by name.
 * @type {(subject: string, files: readonly string[]) => string[]}
 */
function inOrder(subject, files) {
  const order = LESSONS[subject] ?? [];
  /** @type {(file: string) => number} */
  const place = (file) =>
    (order.indexOf(basename(file, extname(file))) + order.length + 1) % (order.length + 1);
  return [...files].sort((a, b) => place(a) - place(b));
}

/** @type {(subject: string) => string[]} */
function lessonFiles(subject) {
  const order = LESSONS[subject] ?? [];
  const files = filesIn(`lessons/${subject}`, '.md');
  const strange = files.find((file) => !order.includes(basename(file, '.md')));
  if (strange) throw new Error(`${strange} has no place in the order of lessons`);
  return inOrder(subject, files);
}

/** @type {() => Lesson[]} */
export const lessons = once(() =>
  Object.keys(LESSONS).flatMap((subject) =>
    lessonFiles(subject).map((file) => {
      const { head, blocks } = page(file);
      const { title, summary, minutes, formulas = [], practice: asked = [] } = head;
      const topic = basename(file, '.md');
      const questions = named(file, () => asked.map(practice));
      return { subject, topic, title, summary, minutes, formulas, blocks, practice: questions };
    }),
  ),
);

/** Newest first. @type {() => Post[]} */
export const posts = once(() =>
  filesIn('blog', '.md')
    .map((file) => {
      const { head, blocks, words } = page(file);
      const { title, description, category, cover = 'curve', related = [] } = head;
      const [slug, date] = [basename(file, '.md'), String(head.date).slice(0, 10)];
      const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
      return { slug, title, description, category, date, minutes, cover, related, blocks };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
);

/** @type {() => LegalPage[]} */
export const legalPages = once(() =>
  filesIn('legal', '.md').map((file) => {
    const { head, blocks } = page(file);
    const { title, description } = head;
    return {
      slug: basename(file, '.md'),
      title,
      description,
      updated: String(head.updated).slice(0, 10),
      blocks,
    };
  }),
);

/** @type {() => (CalculatorAbout & { name: string })[]} */
export const calculatorTexts = once(() =>
  filesIn('calculators', '.md').map((file) => {
    const { head, blocks } = page(file);
    return named(file, () => ({
      name: basename(file, '.md'),
      blocks,
      formulas: (head.formulas ?? []).map((id) => {
        const title = formulas().find((other) => other.id === id)?.title;
        if (title === undefined) throw new Error(`there is no formula '${id}'`);
        return /** @type {const} */ ([id, title]);
      }),
    }));
  }),
);

/** Tables of texts by the names of their files. @type {() => [name: string, value: unknown][]} */
export const texts = () => filesIn('texts', '.yaml').map((file) => [basename(file, '.yaml'), yaml(file)]);

/** Problems to begin with, by subject. @type {() => Record<string, Example[]>} */
export function examples() {
  const sources = /** @type {Record<string, { ask: string, tex: string, title: string }[]>} */ (
    yaml(EXAMPLES)
  );
  return named(EXAMPLES, () =>
    Object.fromEntries(
      Object.entries(sources).map(([subject, list]) => [
        subject,
        list.map(({ ask, tex, title }) => ({ ask, title, math: mathTree(tex) })),
      ]),
    ),
  );
}
