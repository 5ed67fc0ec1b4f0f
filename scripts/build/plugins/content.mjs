// Content as modules (see host-app/content/README.md):
//   content:formulas  { formulas: FormulaSummary[], loadFormulas: { [group]: () => Promise<{ formulas }> } }
//   content:lessons   { lessons: LessonSummary[], loadLesson: { ['subject/topic']: () => Promise<{ lesson }> } }
//   content:posts     { posts: PostSummary[], loadPost: { [slug]: () => Promise<{ post }> } }
//   content:legal     { loadLegal: { [slug]: () => Promise<{ page }> } }
//   content:examples  { examples: { [subject]: Example[] } }
// Works as a rollup plugin and in vitest.
import { resolve } from 'node:path';
import {
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

/** @type {(value: object, ...keys: string[]) => object} */
const without = (value, ...keys) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** @type {(name: string, value: unknown) => string} */
const constant = (name, value) =>
  // A parsed string is read several times faster than an object literal of this size.
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** @type {(name: string, kind: string, keys: readonly string[]) => string} */
const loaders = (name, kind, keys) =>
  `export const ${name} = {${keys.map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`).join(',')}};`;

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
];

/** @type {Record<string, () => Record<string, string>>} */
const modules = {
  formulas() {
    const all = Object.values(formulasBySubject()).flat();
    const groups = [...new Set(all.map(({ group }) => group))];
    return {
      '': [
        constant(
          'formulas',
          all.map((formula) => without(formula, ...DETAILS)),
        ),
        loaders('loadFormulas', 'formulas', groups),
      ].join('\n'),
      ...Object.fromEntries(
        groups.map((group) => [
          group,
          constant(
            'formulas',
            all.filter((formula) => formula.group === group),
          ),
        ]),
      ),
    };
  },
  lessons() {
    const all = lessons();
    /** @type {(lesson: { subject: string, topic: string }) => string} */
    const key = ({ subject, topic }) => `${subject}/${topic}`;
    return {
      '': [
        constant(
          'lessons',
          all.map((lesson) => without(lesson, 'blocks', 'practice')),
        ),
        loaders('loadLesson', 'lessons', all.map(key)),
      ].join('\n'),
      ...Object.fromEntries(all.map((lesson) => [key(lesson), constant('lesson', lesson)])),
    };
  },
  posts() {
    const all = posts();
    return {
      '': [
        constant(
          'posts',
          all.map((post) => without(post, 'blocks')),
        ),
        loaders(
          'loadPost',
          'posts',
          all.map(({ slug }) => slug),
        ),
      ].join('\n'),
      ...Object.fromEntries(all.map((post) => [post.slug, constant('post', post)])),
    };
  },
  examples: () => ({ '': constant('examples', examples()) }),
  legal() {
    const all = legalPages();
    return {
      '': loaders(
        'loadLegal',
        'legal',
        all.map(({ slug }) => slug),
      ),
      ...Object.fromEntries(all.map((page) => [page.slug, constant('page', page)])),
    };
  },
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
