import { GoogleAIBackend, getAI, getGenerativeModel } from 'firebase/ai';
import type { EnhancedGenerateContentResponse, GenerateContentRequest, Part } from 'firebase/ai';
import type { FirebaseApp } from 'firebase/app';
import { SolverError } from '../../ports';
import { INSTRUCTION, withSubject } from '../remote/instruction';
import type { RemoteModel, RemoteQuestion } from '../remote/remote.types';
import { CUT, REFUSED, SLOW, UNSAFE, modelFailure } from './model-failure';

interface ModelSetup {
  readonly name: string;
  /** Another address, for tests. */
  readonly baseUrl?: string;
  /** Time limit of one piece of the answer; the first one includes the model's thinking. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 45_000;
/** The library's own limit is later than ours, so that our error message is used. */
const LIBRARY_GRACE_MS = 5_000;
/** Long enough for a hard problem, and short enough for the user to wait. */
const LONGEST_ANSWER = 8192;
const WRITE_ONLY_THE_PHOTO = 'Solve the problem in this photo.';

const requestOf = ({ text, photo, subject }: RemoteQuestion): GenerateContentRequest => {
  const words: Part = { text: withSubject(text === '' ? WRITE_ONLY_THE_PHOTO : text, subject) };
  const picture: Part[] = photo ? [{ inlineData: { mimeType: photo.type, data: photo.base64 } }] : [];
  return { contents: [{ role: 'user', parts: [...picture, words] }] };
};

/** Rejects when `work` takes longer than `ms`. */
const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SolverError(SLOW)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

interface Piece {
  readonly text: string;
  /** The model's finish reason; `undefined` while the stream continues. */
  readonly end: string | undefined;
}

/** @throws SolverError when the model refuses */
const pieceOf = ({ candidates, promptFeedback }: EnhancedGenerateContentResponse): Piece => {
  if (promptFeedback?.blockReason) throw new SolverError(UNSAFE);
  const [candidate] = candidates ?? [];
  const end = candidate?.finishReason;
  if (end !== undefined && end !== 'STOP' && end !== 'MAX_TOKENS') throw new SolverError(UNSAFE);
  const text = (candidate?.content?.parts ?? [])
    .map((part) => ('text' in part && !part.thought ? (part.text ?? '') : ''))
    .join('');
  return { text, end };
};

/** Gemini through Firebase. A stream that ends without a finish reason counts as cut off. */
export const connectModel = (
  app: FirebaseApp,
  { name, baseUrl, patienceMs = PATIENCE_MS }: ModelSetup,
): RemoteModel => {
  const model = getGenerativeModel(
    getAI(app, { backend: new GoogleAIBackend() }),
    {
      model: name,
      systemInstruction: INSTRUCTION,
      generationConfig: { temperature: 0.2, maxOutputTokens: LONGEST_ANSWER },
    },
    { timeout: patienceMs + LIBRARY_GRACE_MS, ...(baseUrl !== undefined && { baseUrl }) },
  );
  async function* pieces(question: RemoteQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const started = model.generateContentStream(requestOf(question), { signal });
    const { stream, response } = await within(started, patienceMs);
    // This promise rejects with the stream, and no other code handles it.
    response.catch(() => undefined);
    const parts = stream[Symbol.asyncIterator]();
    let hasText = false;
    for (;;) {
      const next = await within(parts.next(), patienceMs);
      // The client hides an event that contains only a finish reason.
      if (next.done) throw new SolverError(hasText ? CUT : REFUSED);
      const { text, end } = pieceOf(next.value);
      hasText ||= text !== '';
      if (text !== '') yield text;
      if (end === 'MAX_TOKENS') yield '\n\n*The answer was too long and ends here.*';
      if (end !== undefined) return;
    }
  }
  return {
    async *ask(question, signal) {
      // When an error occurs here, the request is aborted, too.
      const ending = new AbortController();
      const either = AbortSignal.any([signal, ending.signal]);
      try {
        yield* pieces(question, either);
      } catch (error) {
        signal.throwIfAborted();
        throw modelFailure(error);
      } finally {
        ending.abort();
      }
    },
    warmUp: () => undefined,
  };
};
