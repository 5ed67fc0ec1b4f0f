// Reads host-app/content and converts it; a mistake names its file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { boundsOf } from './bounds.mjs';
import { countWords, inline, markdown, splitHead } from './markdown.mjs';
import { mathTree } from './maths.mjs';

const ROOT = 'host-app/content';
const WORDS_A_MINUTE = 200;

const named = (file, convert) => {
  try {
    return convert();
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
};

const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(folder, name))
    : [];

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

const EXAMPLES = join(ROOT, 'examples.yaml');

/** All content files, for watching. */
export const contentFiles = () => [
  EXAMPLES,
  ...['formulas', 'lessons'].flatMap((kind) =>
    foldersIn(join(ROOT, kind)).flatMap((subject) => [
      ...filesIn(join(ROOT, kind, subject), '.yaml'),
      ...filesIn(join(ROOT, kind, subject), '.md'),
    ]),
  ),
  ...filesIn(join(ROOT, 'blog'), '.md'),
  ...filesIn(join(ROOT, 'legal'), '.md'),
];

const lines = (texts) => (texts ?? []).map((text) => inline(String(text)));

function formula(subject, file, source) {
  const summary = {
    id: source.id,
    subject,
    group: `${subject}/${basename(file, '.yaml')}`,
    topics: source.topics ?? [],
    title: source.title,
    aliases: source.aliases ?? [],
    summary: inline(source.summary),
    math: mathTree(source.tex, true),
  };
  const { example } = source;
  return {
    ...summary,
    tex: source.tex,
    variables: (source.variables ?? []).map(({ symbol, tex, name, unit, domain }) => ({
      symbol,
      math: mathTree(tex),
      name: inline(name),
      unit: unit ?? null,
      domain: domain === undefined ? null : inline(String(domain)),
      bounds: boundsOf(String(domain ?? ''), tex ?? symbol),
    })),
    conditions: lines(source.conditions),
    derivation: markdown(source.derivation),
    rearrangements: (source.rearrangements ?? []).map(({ solveFor, tex, expression }) => ({
      solveFor,
      math: mathTree(tex, true),
      expression: String(expression),
    })),
    identity: source.identity ? { left: source.identity.left, right: source.identity.right } : null,
    example: {
      problem: inline(example.problem),
      given: example.given ?? {},
      solveFor: example.solveFor ?? null,
      result: example.result,
      steps: lines(example.steps),
    },
    related: source.related ?? [],
    solverPrompt: source.solverPrompt ?? null,
  };
}

function convertFormulasBySubject() {
  return Object.fromEntries(
    foldersIn(join(ROOT, 'formulas')).map((subject) => [
      subject,
      inOrder(subject, filesIn(join(ROOT, 'formulas', subject), '.yaml')).flatMap((file) =>
        named(file, () =>
          parseYaml(readFileSync(file, 'utf8')).map((source) =>
            named(source.id, () => formula(subject, file, source)),
          ),
        ),
      ),
    ]),
  );
}

const ANSWERS = { number: 'value', set: 'values', expression: 'value', choice: 'options' };

function practice({ question, answer, hint, explanation }) {
  if (answer?.[ANSWERS[answer?.kind]] === undefined) throw new Error(`no usable answer for: ${question}`);
  return {
    question: markdown(question),
    answer:
      answer.kind === 'choice'
        ? { kind: 'choice', options: lines(answer.options), correct: answer.correct }
        : {
            ...answer,
            ...(answer.kind === 'set'
              ? { values: answer.values.map(String) }
              : { value: String(answer.value) }),
          },
    hint: inline(hint),
    explanation: markdown(explanation),
  };
}

function page(file) {
  return named(file, () => {
    const { head, body } = splitHead(readFileSync(file, 'utf8'));
    return { head, blocks: markdown(body), words: countWords(body) };
  });
}

/** The order in which lessons are learned; a file that is not named here fails the build. */
const LESSONS = {
  algebra: ['basics', 'equations', 'quadratic', 'functions', 'systems'],
  geometry: ['basics', 'triangles', 'circles', 'solids'],
  calculus: ['limits', 'derivatives', 'applications', 'integration', 'applications2', 'series'],
  statistics: ['descriptive', 'probability', 'inference'],
};

/** Files named after lessons in the order of learning, others after them by name. */
function inOrder(subject, files) {
  const order = LESSONS[subject] ?? [];
  const place = (file) =>
    (order.indexOf(basename(file, extname(file))) + order.length + 1) % (order.length + 1);
  return [...files].sort((a, b) => place(a) - place(b));
}

function lessonFiles(subject) {
  const order = LESSONS[subject] ?? [];
  const files = filesIn(join(ROOT, 'lessons', subject), '.md');
  const strange = files.find((file) => !order.includes(basename(file, '.md')));
  if (strange) throw new Error(`${strange} has no place in the order of lessons`);
  return inOrder(subject, files);
}

function convertLessons() {
  return Object.keys(LESSONS).flatMap((subject) =>
    lessonFiles(subject).map((file) => {
      const { head, blocks } = page(file);
      return named(file, () => ({
        subject,
        topic: basename(file, '.md'),
        title: head.title,
        summary: head.summary,
        minutes: head.minutes,
        formulas: head.formulas ?? [],
        blocks,
        practice: (head.practice ?? []).map(practice),
      }));
    }),
  );
}

function convertPosts() {
  return filesIn(join(ROOT, 'blog'), '.md')
    .map((file) => {
      const { head, blocks, words } = page(file);
      return {
        slug: basename(file, '.md'),
        title: head.title,
        description: head.description,
        category: head.category,
        date: String(head.date).slice(0, 10),
        minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
        cover: head.cover ?? 'curve',
        related: head.related ?? [],
        blocks,
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function convertLegalPages() {
  return filesIn(join(ROOT, 'legal'), '.md').map((file) => {
    const { head, blocks } = page(file);
    return {
      slug: basename(file, '.md'),
      title: head.title,
      description: head.description,
      updated: String(head.updated).slice(0, 10),
      blocks,
    };
  });
}

/** Problems to begin with, by subject. */
export function examples() {
  return named(EXAMPLES, () =>
    Object.fromEntries(
      Object.entries(parseYaml(readFileSync(EXAMPLES, 'utf8'))).map(([subject, list]) => [
        subject,
        list.map(({ ask, tex, title }) => ({ ask, title, math: mathTree(tex) })),
      ]),
    ),
  );
}

const converted = new Map();

/** Three parts of a build ask for the same content: it is read and converted once. */
const once = (convert) => () => {
  if (!converted.has(convert)) converted.set(convert, convert());
  return converted.get(convert);
};

/** For the next build of a process that watches: files may have changed. */
export const forgetContent = () => converted.clear();

/** { [subject]: formulas } */
export const formulasBySubject = once(convertFormulasBySubject);
export const lessons = once(convertLessons);
/** Newest first. */
export const posts = once(convertPosts);
export const legalPages = once(convertLegalPages);
