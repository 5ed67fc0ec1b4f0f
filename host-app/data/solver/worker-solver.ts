import type { MathTree } from '../../content/content.types';
import { SolverError } from '../../ports';
import type { Clock, Solver, SolverAnswer } from '../../ports';
import type { SolverReply, SolverRequest } from './messages';

/** Far more than any problem needs. It guarantees that the app never waits for ever. */
const TIMEOUT_MS = 20_000;

const tooLong: SolverAnswer = {
  kind: 'cannot-solve',
  message: 'I can’t solve this one yet: it takes too long.',
  reading: null,
};

const UNAVAILABLE =
  'A part of the solver could not be fetched. Check your connection; your question is still here: try again.';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type RequestContent = WithoutId<SolverRequest>;

const MAY_BE_GRAPH = /^\s*(?:please\s+)?(?:(?:graph|plot|draw|sketch)\b|(?:y|f\s*\(\s*x\s*\))\s*=)/i;

/** Graphs need no steps: the page draws them. The parser is loaded when a question may ask for one. */
const graphAnswer = async (text: string): Promise<SolverAnswer | null> =>
  MAY_BE_GRAPH.test(text) ? (await import('../../maths/graph/question')).graphQuestion(text) : null;

/** The step engine. It can also check an answer from another source. */
export interface StepSolver extends Solver {
  /** 'unknown': the engine cannot decide. */
  compare(text: string, claim: string): Promise<'yes' | 'no' | 'unknown'>;
}

type Settle = (reply: SolverReply) => void;

/** The connection to the worker. It starts the worker, and matches replies with requests. */
const createConnection = (start: () => Worker, clock: Clock) => {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Settle>();

  const stop = (reason: string): void => {
    worker?.terminate();
    worker = null;
    const left = Array.from(waiting);
    for (const [id, settle] of left) settle({ id, failure: reason });
  };
  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', (event: MessageEvent<SolverReply>) =>
      waiting.get(event.data.id)?.(event.data),
    );
    worker.addEventListener('error', (event) => stop(event.message || 'The solver could not be loaded.'));
    return worker;
  };
  const send = (question: RequestContent, signal?: AbortSignal): Promise<SolverReply | 'timeout'> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      last += 1;
      const id = last;
      const settle = (reply: SolverReply | 'timeout'): void => {
        waiting.delete(id);
        cancel();
        signal?.removeEventListener('abort', abort);
        resolve(reply);
      };
      // A busy worker cannot receive messages: the code terminates it, and the next question starts another.
      const abort = (): void => {
        reject(signal?.reason);
        stop('The solver was stopped.');
      };
      signal?.addEventListener('abort', abort);
      const cancel = clock.after(TIMEOUT_MS, () => {
        settle('timeout');
        stop('The solver was started again.');
      });
      waiting.set(id, settle);
      try {
        const request: SolverRequest = { id, ...question };
        // A worker has no target origin.
        running().postMessage(request, []);
      } catch (error) {
        settle({ id, failure: String(error) });
      }
    });
  return { running, send };
};

/**
 * The step engine in a worker, so that the page is never blocked. The worker starts with the first question.
 */
export const createWorkerSolver = (start: () => Worker, clock: Clock): StepSolver => {
  const { running, send } = createConnection(start, clock);
  const solve = async (text: string, signal?: AbortSignal): Promise<SolverAnswer> => {
    const reply = await send({ ask: 'solve', text }, signal);
    if (reply === 'timeout') return tooLong;
    if ('answer' in reply) return reply.answer;
    if ('failure' in reply && reply.reason === 'unavailable') throw new SolverError(UNAVAILABLE);
    throw new Error('failure' in reply ? reply.failure : 'The solver answered something else.');
  };
  const answer = async (text: string, signal?: AbortSignal): Promise<SolverAnswer> =>
    (await graphAnswer(text)) ?? solve(text, signal);
  return {
    isRemote: false,
    warmUp: () => void running(),
    async similar(text) {
      const reply = await send({ ask: 'similar', text });
      return reply !== 'timeout' && 'similar' in reply ? reply.similar : null;
    },
    async separate(text) {
      if (await graphAnswer(text)) return [text];
      const reply = await send({ ask: 'separate', text });
      return reply !== 'timeout' && 'questions' in reply ? reply.questions : [text];
    },
    async compare(text, claim) {
      const reply = await send({ ask: 'compare', text, claim });
      return reply !== 'timeout' && 'verdict' in reply ? reply.verdict : 'unknown';
    },
    async preview(text): Promise<MathTree | null> {
      const reply = await send({ ask: 'preview', text });
      return reply !== 'timeout' && 'preview' in reply ? reply.preview : null;
    },
    solve: (text, { signal } = {}) => answer(text, signal),
    recall: (text) => answer(text),
  };
};
