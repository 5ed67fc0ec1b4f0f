// Content as modules (see host-app/content/README.md):
//   content:formulas  { formulas: FormulaSummary[] }
//   content:groups    { groups: { [group]: id[] }, loadFormulas: { [group]: () => Promise<{ formulas }> } }
//   content:lessons   { lessons: LessonSummary[], loadLesson: { ['subject/topic']: () => Promise<{ lesson }> } }
//   content:posts     { posts: PostSummary[], loadPost: { [slug]: () => Promise<{ post }> } }
//   content:legal     { loadLegal: { [slug]: () => Promise<{ page }> } }
//   content:calculators/{name}  { about: CalculatorAbout }
//   content:texts/{name}  { texts }: a file of texts/
//   content:examples  { examples: { [subject]: Example[] } }
// Works as a rollup plugin and in vitest.
import {
  calculatorTexts,
  examples,
  formulas,
  legalPages,
  lessons,
  posts,
  texts,
} from '../../content/library.mjs';

/** @import { Plugin } from 'rollup' */
/** @import { Formula, FormulaLink, LoadedFormula } from '../../../host-app/content/content.types.js' */

const PREFIX = 'content:';
const INNER = '\0content:';

/** @type {(name: string, value: unknown) => string} */
const constant = (name, value) =>
  // A parsed string is read several times faster than an object literal of this size.
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/**
 * A module for each entry, which exports its value; and that without a key, with `list` and the loaders of the others.
 * @type {(name: string, kind: string, exported: string, entries: readonly [key: string, value: unknown][], list?: string) => Record<string, string>}
 */
const loaded = (name, kind, exported, entries, list = '') => {
  const loaders = entries.map(
    ([key]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${PREFIX}${kind}/${key}`)})`,
  );
  const parts = entries.map(([key, value]) => [key, constant(exported, value)]);
  return { '': `${list}\nexport const ${name} = {${loaders.join(',')}};`, ...Object.fromEntries(parts) };
};

/** What lists show of each. @type {<Value extends object>(values: readonly Value[], keys: readonly (keyof Value)[]) => object[]} */
const only = (values, keys) =>
  values.map((value) => Object.fromEntries(keys.map((key) => [key, value[key]])));

/** @type {(key: string, value: unknown) => [key: string, value: unknown]} */
const entry = (key, value) => [key, value];

/** What a link to a formula shows. @type {(ids: readonly string[], all: readonly Formula[]) => FormulaLink[]} */
const linked = (ids, all) =>
  ids.flatMap((id) => all.filter((one) => one.id === id)).map(({ id, title, math }) => ({ id, title, math }));

/** A formula with what its page shows of others. @type {(formula: Formula, all: readonly Formula[]) => LoadedFormula} */
const withLinks = (formula, all) => {
  const { subject, topics, related, id } = formula;
  const topic = all.filter((other) => other.subject === subject && other.topics[0] === topics[0]);
  const at = topic.findIndex((other) => other.id === id);
  const names = [topic[at - 1], topic[at + 1]].map((other) => other && { id: other.id, title: other.title });
  return { ...formula, linked: linked(related, all), before: names[0] ?? null, after: names[1] ?? null };
};

const FORMULA = /** @type {const} */ ([
  'id',
  'subject',
  'group',
  'topics',
  'title',
  'aliases',
  'summary',
  'math',
]);

/** The modules of each kind by their keys; that without a key is the list. @type {Record<string, () => Record<string, string>>} */
const modules = {
  formulas: () => ({ '': constant('formulas', only(formulas(), FORMULA)) }),
  // Apart from the list, which a page of one formula does not need.
  groups() {
    const all = formulas();
    const groups = [...new Set(all.map(({ group }) => group))].map((name) => {
      const inside = all.filter(({ group }) => group === name);
      return { name, ids: inside.map(({ id }) => id), linked: inside.map((one) => withLinks(one, all)) };
    });
    const ids = Object.fromEntries(groups.map((group) => [group.name, group.ids]));
    const parts = groups.map((group) => entry(group.name, group.linked));
    return loaded('loadFormulas', 'groups', 'formulas', parts, constant('groups', ids));
  },
  lessons() {
    const parts = lessons().map((lesson) =>
      entry(`${lesson.subject}/${lesson.topic}`, { ...lesson, linked: linked(lesson.formulas, formulas()) }),
    );
    // JSON leaves out what is undefined.
    const summaries = lessons().map((lesson) => ({ ...lesson, blocks: undefined, practice: undefined }));
    return loaded('loadLesson', 'lessons', 'lesson', parts, constant('lessons', summaries));
  },
  posts() {
    const parts = posts().map((post) => entry(post.slug, post));
    const summaries = posts().map((post) => ({ ...post, blocks: undefined }));
    return loaded('loadPost', 'posts', 'post', parts, constant('posts', summaries));
  },
  examples: () => ({ '': constant('examples', examples()) }),
  texts: () => Object.fromEntries(texts().map(([name, value]) => [name, constant('texts', value)])),
  calculators: () =>
    Object.fromEntries(calculatorTexts().map(({ name, ...about }) => [name, constant('about', about)])),
  legal: () =>
    loaded(
      'loadLegal',
      'legal',
      'page',
      legalPages().map((page) => entry(page.slug, page)),
    ),
};

/** @type {() => Plugin} */
export function content() {
  /** @type {Record<string, Record<string, string>>} */
  const made = {};
  return {
    name: 'content',
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
