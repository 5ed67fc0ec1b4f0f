import { englishMonth } from '../../calculators/financial/amounts/english';

export const categories: readonly (readonly [id: string, name: string, about: string])[] = [
  [
    'study-methods',
    'Study methods',
    'How to learn math so that it stays: examples, spacing, and what to do when stuck.',
  ],
  ['math-explained', 'Math explained', 'Where rules and formulas come from, in pictures and plain words.'],
  ['exam-prep', 'Exam prep', 'Plans, checks and habits for the weeks before an exam and the hours in it.'],
  ['everyday-math', 'Everyday math', 'Percentages, loans and statistics outside of the classroom.'],
];

export const categoryName = (id: string): string => categories.find(([known]) => known === id)?.[1] ?? id;

/** '2026-09-14' as 'September 14, 2026' */
export const longDate = (date: string): string =>
  `${englishMonth(date)} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
