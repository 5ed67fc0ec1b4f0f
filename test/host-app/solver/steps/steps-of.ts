import { solve, type Step } from '../../../../host-app/solver/index.js';

/** The steps of the first method. Throws when the question is not solved. */
export const stepsOf = (question: string): readonly Step[] => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
  return found.methods[0]?.steps ?? [];
};
