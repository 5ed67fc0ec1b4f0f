import { answerView } from '../../../host-app/data/solver/solution-view';
import type { StepSolver } from '../../../host-app/data/solver/worker-solver';
import { agrees } from '../../../host-app/solver/claims';
import { solve } from '../../../host-app/solver/index';

/** The step engine without a worker, with every pack. */
export const stepSolver: StepSolver = {
  isRemote: false,
  preview: () => Promise.resolve(null),
  similar: () => Promise.resolve(null),
  separate: (text: string) => Promise.resolve([text]),
  warmUp: () => undefined,
  recall: (text) => Promise.resolve(answerView(text)),
  solve: (text) => Promise.resolve(answerView(text)),
  async compare(text, claim) {
    const ours = solve(text);
    return ours.kind === 'solution' ? agrees(ours, claim) : 'unknown';
  },
};
