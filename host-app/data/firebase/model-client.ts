import { GoogleAIBackend, getAI, getGenerativeModel } from 'firebase/ai';
import type { AI, EnhancedGenerateContentResponse, GenerateContentRequest } from 'firebase/ai';
import type { GenerativeModel, Part, RequestOptions } from 'firebase/ai';
import type { FirebaseApp } from 'firebase/app';
import { SolverError } from '../../ports';
import { INSTRUCTION, withSubject } from '../remote/instruction';
import { READING_INSTRUCTION } from '../remote/model-reading';
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
const LONGEST_READING = 2048;
const READING_TEMPERATURES = [0, 0.7] as const;
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

/** The model with the instruction that only reads. It answers in JSON. */
const readerOf = (ai: AI, name: string, limits: RequestOptions, nth: 0 | 1): GenerativeModel =>
  getGenerativeModel(
    ai,
    {
      model: name,
      systemInstruction: READING_INSTRUCTION,
      generationConfig: {
        temperature: READING_TEMPERATURES[nth],
        maxOutputTokens: LONGEST_READING,
        responseMimeType: 'application/json',
      },
    },
    limits,
  );

/** Gemini through Firebase. A stream that ends without a finish reason counts as cut off. */
export const connectModel = (
  app: FirebaseApp,
  { name, baseUrl, patienceMs = PATIENCE_MS }: ModelSetup,
): RemoteModel => {
  const ai = getAI(app, { backend: new GoogleAIBackend() });
  const limits = { timeout: patienceMs + LIBRARY_GRACE_MS, ...(baseUrl !== undefined && { baseUrl }) };
  const model = getGenerativeModel(
    ai,
    {
      model: name,
      systemInstruction: INSTRUCTION,
      generationConfig: { temperature: 0.2, maxOutputTokens: LONGEST_ANSWER },
    },
    limits,
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
    async read(question, nth, signal) {
      try {
        const { response } = await within(
          readerOf(ai, name, limits, nth).generateContent(question, { signal }),
          patienceMs,
        );
        return pieceOf(response).text;
      } catch (error) {
        signal.throwIfAborted();
        throw modelFailure(error);
      }
    },
    warmUp: () => undefined,
  };
};
