import { english, plain, solve, type Solution, type Step } from '../../../host-app/solver/index.js';

export const solved = (question: string): Solution => {
  const solution = solve(question);
  if (solution.kind !== 'solution') throw new Error(`${question}: ${solution.messageKey}`);
  return solution;
};

/** The answer in ASCII maths, or in words where it has none. */
export const answerText = (question: string): string => {
  const { answer } = solved(question);
  return plain(answer.exact) || (answer.words ? english(answer.words) : '');
};

export const allSteps = ({ methods }: Solution): Step[] => {
  const open = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...open(step.substeps)]);
  return methods.flatMap(({ steps }) => open(steps));
};
