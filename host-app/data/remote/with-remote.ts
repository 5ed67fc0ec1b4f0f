import type { Answered, ExplanationView, SolveOptions, Solver, SolverAnswer } from '../../ports';
import { SolverError } from '../../ports';
import type { StepSolver } from '../solver/worker-solver';
import { readAnswer } from './answer-text';
import type { RemoteModel } from './remote.types';

type ToBlocks = (text: string) => ExplanationView['blocks'];

interface RemoteParts {
  readonly model: RemoteModel;
  /** Converts Markdown to blocks; loaded with the first answer. */
  readonly loadMarkdown: () => Promise<ToBlocks>;
}

const EMPTY =
  'The model gave no answer. Your question is still here: please try again, or word it differently.';
/** True for a sentence, as opposed to a formula with a typing error. */
const isProse = (text: string): boolean => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 4;
const never = new AbortController().signal;

/** The step engine's verdict on the model's final answer. */
const verdictOn = async (
  local: StepSolver,
  claim: ReturnType<typeof readAnswer>['claim'],
): Promise<ExplanationView['verification']> => {
  if (!claim) return { kind: 'not-checkable' };
  const verdict = await local.compare(claim.problem, claim.answer).catch(() => 'unknown' as const);
  if (verdict === 'yes') return { kind: 'verified' };
  if (verdict === 'unknown') return { kind: 'not-checkable' };
  const ours: SolverAnswer = await local.solve(claim.problem);
  return ours.kind === 'solution' ? { kind: 'contradicted', ours } : { kind: 'not-checkable' };
};

/**
 * Asks the step engine on this device first. The remote model answers photos, subjects beyond maths, and
 * problems that the engine cannot read or solve. The engine checks the model's claim where it can solve the
 * same problem.
 */
export const withRemote = (local: StepSolver, { model, loadMarkdown }: RemoteParts): Solver => {
  const complete = async (raw: string): Promise<ExplanationView> => {
    const { visible, claim } = readAnswer(raw);
    if (visible === '') throw new SolverError(EMPTY);
    const toBlocks = await loadMarkdown();
    return {
      kind: 'explanation',
      blocks: toBlocks(visible),
      text: raw,
      verification: await verdictOn(local, claim),
    };
  };
  const askModel = async (text: string, options: SolveOptions): Promise<ExplanationView> => {
    const { signal = never, onPart, photo, subject } = options;
    const [toBlocks, question] = [
      await loadMarkdown(),
      { text, ...(photo && { photo }), ...(subject !== undefined && { subject }) },
    ];
    let raw = '';
    for await (const piece of model.ask(question, signal)) {
      signal.throwIfAborted();
      raw += piece;
      const { visible } = readAnswer(raw);
      onPart?.({
        kind: 'explanation',
        blocks: toBlocks(visible),
        text: raw,
        verification: { kind: 'arriving' },
      });
    }
    signal.throwIfAborted();
    return complete(raw);
  };
  const isForModel = (answer: Exclude<SolverAnswer, Answered>, text: string): boolean =>
    answer.kind === 'cannot-solve' || isProse(text);
  return {
    ...local,
    isRemote: true,
    recall: (_text, explanation) => complete(explanation),
    warmUp() {
      local.warmUp();
      model.warmUp();
    },
    async solve(text, options = {}) {
      if (options.photo) return askModel(text, options);
      const answer = await local.solve(text, options);
      if (answer.kind !== 'misread' && answer.kind !== 'cannot-solve') return answer;
      return isForModel(answer, text) ? askModel(text, options) : answer;
    },
  };
};
