/**
 * One choice of an onboarding question. The profile stores `text`; `id` stays the same when the text changes.
 */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
}

const choice = (id: string, text: string, detail: string): Choice => ({ id, text, detail });

export const subjectChoices: readonly Choice[] = [
  choice('algebra', 'Algebra', 'Equations, functions, systems'),
  choice('geometry', 'Geometry', 'Triangles, circles, solids'),
  choice('calculus', 'Calculus', 'Limits, derivatives, integrals'),
  choice('statistics', 'Statistics', 'Data, probability, inference'),
  choice('finance', 'Money math', 'Loans, interest, percentages'),
  choice('everything', 'A bit of everything', 'Show me all of it'),
];

export const gradeChoices: readonly Choice[] = [
  choice('middle-school', 'Middle school', 'Grades 6 to 8'),
  choice('high-school', 'High school', 'Grades 9 to 12'),
  choice('college', 'College or university', 'Any year'),
  choice('adult', 'Out of school', 'Work, family or curiosity'),
  choice('teaching', 'I teach', 'Or help somebody learn'),
];

export const goalChoices: readonly Choice[] = [
  choice('homework', 'Finish homework', 'And know why it is right'),
  choice('exam', 'Prepare for an exam', 'Practice what will be asked'),
  choice('understand', 'Understand it properly', 'From the idea up'),
  choice('catch-up', 'Catch up', 'Close gaps from earlier years'),
  choice('fresh', 'Stay sharp', 'A little math to keep going'),
];

export const frequencyChoices: readonly Choice[] = [
  choice('daily', 'Every day', 'Short and steady'),
  choice('several-a-week', 'A few times a week', 'When there is homework'),
  choice('weekly', 'Once a week', 'One longer sitting'),
  choice('before-exams', 'Before exams', 'When it counts'),
];

/** The stored text may come from an older version; then no choice matches. */
export const choiceOf = (choices: readonly Choice[], kept: string | null): Choice | null =>
  choices.find(({ id, text }) => kept === text || kept === id) ?? null;
