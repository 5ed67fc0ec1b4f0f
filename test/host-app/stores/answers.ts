import type { ExplanationView, SolutionView, SolverAnswer } from '../../../host-app/ports';

export const solved: SolutionView = {
  kind: 'solution',
  subject: 'arithmetic',
  reading: { task: '', text: '1 + 1', math: ['math', null, '1+1'] },
  alternatives: [],
  methods: [],
  answer: { math: ['math', null, '2'], text: '2', approx: null, words: null },
  notes: [],
  verification: 'steps',
  graph: null,
  numberLine: null,
};
export const explained = (text: string): ExplanationView => ({
  kind: 'explanation',
  blocks: [],
  text,
  verification: { kind: 'not-checkable' },
});
export const unsolved: SolverAnswer = {
  kind: 'cannot-solve',
  message: 'I can’t solve this one yet.',
  reading: null,
};
