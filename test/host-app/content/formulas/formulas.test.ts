import { describe, expect, it } from 'vitest';
import { arithmeticProblems, nameProblems } from './formula-arithmetic';
import { allFormulas, type FormulaSource } from './formula-files';
import { readingsOf } from './formula-readings';
import { displayProblems } from './formula-texts';

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  algebra: ['basics', 'equations', 'quadratic', 'functions', 'systems'],
  geometry: ['basics', 'triangles', 'circles', 'solids'],
  calculus: ['limits', 'derivatives', 'applications', 'integration', 'applications2', 'series'],
  statistics: ['descriptive', 'probability', 'inference'],
};
const topicIds = Object.entries(TOPICS).flatMap(([subject, topics]) =>
  topics.map((topic) => `${subject}/${topic}`),
);

const formulas = allFormulas();
const ids = new Set(formulas.map(({ id }) => id));

/** Each formula's problems, after its name. */
const problemsOf = (find: (formula: FormulaSource) => readonly string[]): string[] =>
  formulas.flatMap((formula) =>
    find(formula).map((problem) => `${formula.subject}/${formula.id}: ${problem}`),
  );

describe('the formulas library', () => {
  it('has an address of its own for every formula', () => {
    expect(formulas.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i)).toEqual([]);
    expect(formulas.filter(({ id }) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('names only topics that there are', () => {
    expect(problemsOf(({ topics }) => topics.filter((topic) => !topicIds.includes(topic)))).toEqual([]);
  });

  it('relates formulas to others that there are', () => {
    expect(
      problemsOf(({ id, related }) => related.filter((other) => other === id || !ids.has(other))),
    ).toEqual([]);
    expect(problemsOf(({ related }) => (related.length === 0 ? ['has no relatives'] : []))).toEqual([]);
  });

  it('has LaTeX that can be shown', () => {
    expect(problemsOf(displayProblems)).toEqual([]);
  });

  it('explains every variable, and none that is not there', () => {
    expect(problemsOf(nameProblems)).toEqual([]);
  });

  it('has examples, rearrangements and identities that hold', () => {
    expect(problemsOf(arithmeticProblems)).toEqual([]);
  });

  it('says the same in LaTeX as in the expressions', () => {
    const contradictions = problemsOf((formula) =>
      readingsOf(formula)
        .filter(({ agrees }) => agrees === false)
        .map(({ tex }) => tex),
    );
    expect(contradictions).toEqual([]);
    const rearranged = formulas.filter(({ rearrangements }) => rearrangements).flatMap(readingsOf);
    // Sums, integrals and two signs at once are beyond the reader.
    const readable = rearranged.filter(({ agrees }) => agrees !== undefined).length;
    expect(readable / rearranged.length).toBeGreaterThan(0.9);
  });

  it('says why each formula is true and works each example in steps', () => {
    expect(problemsOf(({ derivation }) => (derivation.length < 120 ? ['too short a reason'] : []))).toEqual(
      [],
    );
    expect(problemsOf(({ example }) => (example.steps.length < 2 ? ['too few steps'] : []))).toEqual([]);
  });

  it.each(topicIds)('has at least six formulas for %s', (topic) => {
    expect(formulas.filter(({ topics }) => topics.includes(topic)).length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['algebra', 45],
    ['geometry', 40],
    ['trigonometry', 25],
    ['calculus', 45],
    ['statistics', 35],
    ['finance', 10],
  ])('has enough formulas in %s', (subject, least) => {
    expect(formulas.filter((formula) => formula.subject === subject).length).toBeGreaterThanOrEqual(least);
  });
});
