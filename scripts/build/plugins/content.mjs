// Content as modules (see host-app/content/README.md):
//   content:formulas  { formulas: FormulaSummary[], loadFormulas: { [group]: () => Promise<{ formulas }> } }
//   content:lessons   { lessons: LessonSummary[], loadLesson: { ['subject/topic']: () => Promise<{ lesson }> } }
//   content:posts     { posts: PostSummary[], loadPost: { [slug]: () => Promise<{ post }> } }
//   content:legal     { loadLegal: { [slug]: () => Promise<{ page }> } }
//   content:calculators/{name}  { about: CalculatorAbout }
//   content:examples  { examples: { [subject]: Example[] } }
// Works as a rollup plugin and in vitest.
import { resolve } from 'node:path';
import {
  calculatorTexts,
  contentFiles,
  examples,
  forgetContent,
  formulasBySubject,
  legalPages,
  lessons,
  posts,
} from '../../content/library.mjs';

/** @import { Plugin } from 'rollup' */

const PREFIX = 'content:';
const INNER = '\0content:';

/** @type {(values: readonly object[], keys: readonly string[]) => object[]} */
const without = (values, keys) =>
  values.map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))));

/** @type {(name: string, value: unknown) => string} */
const constant = (name, value) =>
  // A parsed string is read several times faster than an object literal of this size.
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A constant, and a module for each of `parts`: its key, and what it exports. @type {(name: string, kind: string, parts: readonly [key: string, code: string][]) => Record<string, string>} */
const loaded = (name, kind, parts) => {
  const loaders = parts.map(
    ([key]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  return { '': `export const ${name} = {${loaders.join(',')}};`, ...Object.fromEntries(parts) };
};

/** @type {(list: string, modules: Record<string, string>) => Record<string, string>} */
const listed = (list, modules) => ({ ...modules, '': `${list}\n${modules['']}` });

const DETAILS = [
  'tex',
  'identity',
  'variables',
  'conditions',
  'derivation',
  'rearrangements',
  'example',
  'related',
  'solverPrompt',
  'solverLine',
];

/** The modules of each kind by their keys; that without a key is the list. @type {Record<string, () => Record<string, string>>} */
const modules = {
  formulas() {
    const all = Object.values(formulasBySubject()).flat();
    const groups = [...new Set(all.map(({ group }) => group))];
    return listed(
      constant('formulas', without(all, DETAILS)),
      loaded(
        'loadFormulas',
        'formulas',
        groups.map((name) => [name, constant('formulas', all.filter(({ group }) => group === name))]),
      ),
    );
  },
  lessons: () =>
    listed(
      constant('lessons', without(lessons(), ['blocks', 'practice'])),
      loaded(
        'loadLesson',
        'lessons',
        lessons().map((lesson) => [`${lesson.subject}/${lesson.topic}`, constant('lesson', lesson)]),
      ),
    ),
  posts: () =>
    listed(
      constant('posts', without(posts(), ['blocks'])),
      loaded('loadPost', 'posts', posts().map((post) => [post.slug, constant('post', post)])),
    ),
  examples: () => ({ '': constant('examples', examples()) }),
  calculators: () =>
    Object.fromEntries(calculatorTexts().map(({ name, ...about }) => [name, constant('about', about)])),
  legal: () => loaded('loadLegal', 'legal', legalPages().map((page) => [page.slug, constant('page', page)])),
};

/** @type {() => Plugin} */
export function content() {
  /** @type {Record<string, Record<string, string>>} */
  let made = {};
  return {
    name: 'content',
    buildStart() {
      made = {};
      forgetContent();
      for (const file of contentFiles()) this.addWatchFile(resolve(file));
    },
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(INNER)) return null;
      const [, kind = '', key = ''] = /^([a-z]+)(?:\/(.+))?$/.exec(id.slice(INNER.length)) ?? [];
      const source = (made[kind] ??= modules[kind]?.() ?? {})[key];
      if (source === undefined) throw new Error(`there is no content '${id.slice(1)}'`);
      return { code: source, moduleSideEffects: false };
    },
  };
}
