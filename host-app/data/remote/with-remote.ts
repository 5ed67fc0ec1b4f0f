import type { Answered, ExplanationView, ModelReading, SolutionView } from '../../ports';
import type { SolveOptions, Solver, SolverAnswer } from '../../ports';
import { SolverError } from '../../ports';
import type { StepSolver } from '../solver/worker-solver';
import { readAnswer } from './answer-text';
import { equationsOf, parseReading, resultsOf, sameResults } from './model-reading';
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

const OTHER_SUBJECTS: ReadonlySet<string> = new Set(['physics', 'chemistry', 'biology', 'computing']);

/** A text that may be a word problem: sentences with a number. */
const mayBeStory = (text: string, subject = ''): boolean =>
  isProse(text) && /\d/.test(text) && !OTHER_SUBJECTS.has(subject);

type ReadSolution = SolutionView & { readonly modelReading: ModelReading };

/** Solves a model's equations; `null` where they do not give exactly one value for each thing that was asked. */
const solveReading = async (
  local: StepSolver,
  raw: string,
  question: string,
): Promise<ReadSolution | null> => {
  const reading = parseReading(raw, question);
  if (!reading) return null;
  const solution = await local.solve(equationsOf(reading));
  const results = solution.kind === 'solution' ? resultsOf(reading, solution) : null;
  if (solution.kind !== 'solution' || !results) return null;
  const { unknowns, equations, source } = reading;
  return { ...solution, subject: 'word-problems', modelReading: { unknowns, equations, results, source } };
};

/** Two readings of a word problem, solved here; `null` unless both give the same. */
const readTwice = async (
  local: StepSolver,
  model: RemoteModel,
  question: string,
  signal: AbortSignal,
): Promise<ReadSolution | null> => {
  const solved = async (nth: 0 | 1): Promise<ReadSolution | null> =>
    solveReading(local, await model.read(question, nth, signal), question);
  const [first, second] = await Promise.all([solved(0), solved(1)]).catch(() => [null, null]);
  signal.throwIfAborted();
  if (!first || !second) return null;
  return sameResults(first.modelReading.results, second.modelReading.results) ? first : null;
};

/**
 * Asks the step engine on this device first. A word problem that the engine cannot read is written as equations by the
 * remote model, twice, and solved by the engine. The model itself answers photos, subjects beyond maths, and all other
 * problems that the engine cannot read or solve; the engine checks its claim where it can solve the same problem.
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
    recall: async (text, written) => (await solveReading(local, written, text)) ?? complete(written),
    warmUp() {
      local.warmUp();
      model.warmUp();
    },
    async solve(text, options = {}) {
      if (options.photo) return askModel(text, options);
      const answer = await local.solve(text, options);
      if (answer.kind !== 'misread' && answer.kind !== 'cannot-solve') return answer;
      if (!isForModel(answer, text)) return answer;
      const { signal = never, subject } = options;
      const read = mayBeStory(text, subject) ? await readTwice(local, model, text, signal) : null;
      return read ?? askModel(text, options);
    },
  };
};
