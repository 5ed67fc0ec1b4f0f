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

/** The modules of each kind by their keys; that without a key is the list. @type {Record<string, () => Record<string, string>>} */
const modules = {
  formulas: () => ({ '': constant('formulas', without(formulas(), DETAILS)) }),
  // Apart from the list, which a page of one formula does not need.
  groups() {
    const all = formulas();
    const names = [...new Set(all.map(({ group }) => group))];
    const inGroups = names.map((name) => ({ name, inside: all.filter(({ group }) => group === name) }));
    const ids = inGroups.map(({ name, inside }) => [name, inside.map(({ id }) => id)]);
    return listed(
      constant('groups', Object.fromEntries(ids)),
      loaded(
        'loadFormulas',
        'groups',
        inGroups.map(({ name, inside }) => [
          name,
          constant(
            'formulas',
            inside.map((one) => withLinks(one, all)),
          ),
        ]),
      ),
    );
  },
  lessons: () =>
    listed(
      constant('lessons', without(lessons(), ['blocks', 'practice'])),
      loaded(
        'loadLesson',
        'lessons',
        lessons().map((lesson) => [
          `${lesson.subject}/${lesson.topic}`,
          constant('lesson', { ...lesson, linked: linked(lesson.formulas, formulas()) }),
        ]),
      ),
    ),
  posts: () =>
    listed(
      constant('posts', without(posts(), ['blocks'])),
      loaded(
        'loadPost',
        'posts',
        posts().map((post) => [post.slug, constant('post', post)]),
      ),
    ),
  examples: () => ({ '': constant('examples', examples()) }),
  texts: () => Object.fromEntries(texts().map(([name, value]) => [name, constant('texts', value)])),
  calculators: () =>
    Object.fromEntries(calculatorTexts().map(({ name, ...about }) => [name, constant('about', about)])),
  legal: () =>
    loaded(
      'loadLegal',
      'legal',
      legalPages().map((page) => [page.slug, constant('page', page)]),
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
