import { formulas } from 'content:formulas';
import { describe, expect, it } from 'vitest';
import { createFormulaSearch, editDistance } from '../../../host-app/stores/library/formula-search';
import type { FormulaFilter } from '../../../host-app/stores/library/formula-search';

const search = createFormulaSearch(formulas);
const all: FormulaFilter = { query: '', subject: null, topic: null };
const ids = (query: string, filter: Partial<FormulaFilter> = {}): readonly string[] =>
  search({ ...all, ...filter, query }).map(({ id }) => id);

describe('searching formulas', () => {
  it('without a question all are there, in the order of the library', () => {
    expect(ids('')).toEqual(formulas.map(({ id }) => id));
    expect(ids('   ')).toHaveLength(formulas.length);
  });

  it.each([
    ['quadratic formula', 'quadratic-formula'],
    ['formula quadratic', 'quadratic-formula'],
    ['quadr', 'quadratic-formula'],
    ['abc formula', 'quadratic-formula'],
    ['pythagorean theorem', 'pythagorean-theorem'],
    ['Pythagoras', 'pythagorean-theorem'],
    ['area of a circle', 'circle-area'],
    ['heron', 'heron-formula'],
    ['half base times height', 'triangle-area'],
  ])('‘%s’ finds %s first', (query, id) => {
    expect(ids(query)[0]).toBe(id);
  });

  it.each([
    ['pythagorian theorm', 'pythagorean-theorem'],
    ['qaudratic formula', 'quadratic-formula'],
    ['quadrtic formula', 'quadratic-formula'],
    ['hypotenues', 'pythagorean-theorem'],
    ['heorn formula', 'heron-formula'],
  ])('‘%s’, with its slips, still finds %s', (query, id) => {
    expect(ids(query).slice(0, 3)).toContain(id);
  });

  it('accents and capitals make no difference', () => {
    expect(ids('HÉRON')).toEqual(ids('heron'));
    expect(ids('Héron’s')).toEqual(ids('heron'));
  });

  it.each(['a^2+b^2=c^2', 'a²+b²=c²', 'a^2 + b^2 = c^2', 'a2+b2=c2'])(
    'signs find the formula: %s',
    (query) => {
      expect(ids(query)[0]).toBe('pythagorean-theorem');
    },
  );

  it('subject and topic narrow the search', () => {
    const inGeometry = search({ ...all, subject: 'geometry', query: 'area' });
    expect(inGeometry.length).toBeGreaterThan(5);
    expect(new Set(inGeometry.map(({ subject }) => subject))).toEqual(new Set(['geometry']));
    const quadratic = search({ ...all, topic: 'algebra/quadratic' });
    expect(quadratic.length).toBeGreaterThan(5);
    expect(quadratic.every(({ topics }) => topics.includes('algebra/quadratic'))).toBe(true);
    expect(ids('quadratic formula', { subject: 'finance' })[0]).not.toBe('quadratic-formula');
  });

  it('finds nothing for what is not there', () => {
    expect(ids('xylophone')).toEqual([]);
    expect(ids('zzz')).toEqual([]);
  });

  it('every formula is found first or second by its own title', () => {
    const lost = formulas.filter(({ id, title }) => !ids(title).slice(0, 2).includes(id));
    expect(lost.map(({ title }) => title)).toEqual([]);
  });

  it('finds something for each key of a query', () => {
    for (const query of ['a', 'ar', 'area', 'area of', 'area of a trpezoid'])
      expect(ids(query)).not.toEqual([]);
  });
});

describe('counting slips', () => {
  it.each([
    ['heron', 'heron', 0],
    ['heorn', 'heron', 1],
    ['herron', 'heron', 1],
    ['hero', 'heron', 1],
    ['hxron', 'heron', 1],
    ['qaudrtic', 'quadratic', 2],
  ])('%s is %s with %i', (from, to, count) => {
    expect(editDistance(from, to, 2)).toBe(count);
  });

  it('gives up beyond the limit', () => {
    expect(editDistance('circle', 'square', 2)).toBe(Infinity);
    expect(editDistance('a', 'abcdef', 2)).toBe(Infinity);
  });
});
