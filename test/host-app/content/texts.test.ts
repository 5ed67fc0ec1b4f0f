import { formulas } from 'content:formulas';
import { texts as fractionSteps } from 'content:texts/fraction-steps';
import { texts as onboarding } from 'content:texts/onboarding';
import { texts as quadraticSteps } from 'content:texts/quadratic-steps';
import { texts as subjects } from 'content:texts/subjects';
import { texts as survey } from 'content:texts/survey';
import { expect, test } from 'vitest';
import type { StudyPreferences } from '../../../host-app/data/account/profile.types';
import { topicOf } from '../../../host-app/data/statistics/topics';
import type { FractionStepKind } from '../../../host-app/maths/fraction/fraction.types';
import type { QuadraticStepKind } from '../../../host-app/maths/quadratic/quadratic.types';
import type { Subject } from '../../../host-app/pages/ai/subjects';

const names = (texts: object): string[] => Object.keys(texts).toSorted();

test('each step of a quadratic equation and of a calculation with fractions has its text', () => {
  const quadratic = {
    'whole-coefficients': 1,
    'find-pair': 1,
    'split-middle': 1,
    'factor-groups': 1,
    'zero-product': 1,
    identify: 1,
    discriminant: 3,
    substitute: 1,
    'simplify-root': 1,
    'two-solutions': 1,
    'double-solution': 1,
    'divide-by-a': 1,
    'move-constant': 2,
    'complete-square': 1,
    'write-square': 1,
    'take-roots': 3,
    isolate: 1,
    divide: 1,
    check: 1,
  } satisfies Record<QuadraticStepKind, number>;
  const fractions = {
    'from-decimal': 2,
    improper: 1,
    'common-denominator': 1,
    combine: 2,
    invert: 1,
    multiply: 1,
    reduce: 1,
    'to-mixed': 1,
  } satisfies Record<FractionStepKind, number>;
  const reasons = (texts: typeof quadraticSteps): Record<string, number> =>
    Object.fromEntries(
      Object.entries(texts).map(([kind, { why }]) => [
        kind,
        typeof why === 'string' ? 1 : Object.keys(why).length,
      ]),
    );
  expect(reasons(quadraticSteps)).toEqual(quadratic);
  expect(reasons(fractionSteps)).toEqual(fractions);
});

test('each subject has its texts, and those beyond math have questions to ask', () => {
  const prompts = {
    all: 0,
    algebra: 0,
    geometry: 0,
    calculus: 0,
    statistics: 0,
    physics: 4,
    chemistry: 4,
    biology: 4,
    computing: 4,
  } satisfies Record<Subject, number>;
  const counts = Object.entries(subjects).map(([name, { prompts: list }]) => [name, list?.length ?? 0]);
  expect(Object.fromEntries(counts)).toEqual(prompts);
});

test('each preference has a question with different choices', () => {
  const preferences = { subject: 6, grade: 5, studyGoal: 5, studyFrequency: 4 } satisfies Record<
    keyof StudyPreferences,
    number
  >;
  expect(names(preferences)).toEqual(onboarding.map(({ name }) => name as string).toSorted());
  for (const { name, choices } of onboarding) {
    expect(new Set(choices.map(({ id }) => id)).size).toBe(preferences[name]);
    expect(new Set(choices.map(({ text }) => text)).size).toBe(preferences[name]);
  }
});

test('each option of the exit survey is counted, but for one that is replaced by a text', () => {
  const { fields } = topicOf('surveys');
  const names = {
    exitReason: 'exitReason',
    enjoyed: 'enjoyedExperience',
    referralSource: 'referralSource',
    interest: 'futureInterest',
  };
  for (const { name, options } of survey)
    expect(fields[names[name]]).toEqual(Object.keys(options).filter((option) => option !== 'something-else'));
  expect(survey.map(({ name }) => name)).toEqual(Object.keys(names));
});

test('content has types', () => {
  // @ts-expect-error A title is a text. If the types of the content could not be resolved, it would be any.
  const title: number | undefined = formulas[0]?.title;
  expect(title).toBeTypeOf('string');
});
