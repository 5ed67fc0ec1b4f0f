import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectModel } from '../../../host-app/data/firebase/model-client';
import type { RemoteModel, RemoteQuestion } from '../../../host-app/data/remote/remote.types';
import { SolverError } from '../../../host-app/ports';
import { startGemini } from '../../support/gemini-stand-in';
import type { Behaviour } from '../../support/gemini-stand-in';

let app: FirebaseApp;
let gemini: Awaited<ReturnType<typeof startGemini>>;
let model: RemoteModel;

beforeAll(async () => {
  gemini = await startGemini();
  app = initializeApp({ apiKey: 'key', projectId: 'demo-stepwise', appId: '1:1:web:1' }, 'model');
  model = connectModel(app, { name: 'gemini-test', baseUrl: gemini.baseUrl, patienceMs: 400 });
});
afterAll(async () => {
  await deleteApp(app);
  await gemini.stop();
});

const never = new AbortController().signal;
const ask = async (
  behaviour: Behaviour,
  question: RemoteQuestion = { text: 'Why is the sky blue?' },
  signal = never,
): Promise<readonly string[]> => {
  gemini.behave(behaviour);
  const pieces: string[] = [];
  for await (const piece of model.ask(question, signal)) pieces.push(piece);
  return pieces;
};
const failure = async (behaviour: Behaviour): Promise<string> => {
  const error: unknown = await ask(behaviour).then(
    () => 'answered',
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SolverError)) throw new Error(`not a SolverError: ${String(error)}`);
  return error.message;
};

describe('the remote model', () => {
  it('answers in the pieces in which the answer arrives', async () => {
    const pieces = await ask(async ({ piece, end, wait }) => {
      piece('1. Light ');
      await wait(20);
      piece('is scattered.');
      await wait(20);
      piece('', 'STOP');
      end();
    });
    expect(pieces).toEqual(['1. Light ', 'is scattered.']);
  });

  it('is asked for the configured model, with our instruction, the subject and the photo', async () => {
    await ask(
      ({ piece, end }) => {
        piece('Yes.', 'STOP');
        end();
      },
      { text: 'What is this?', subject: 'physics', photo: { type: 'image/jpeg', base64: 'AAAA' } },
    );
    const [request] = gemini.asked;
    expect(request?.path).toMatch(/models\/gemini-test:streamGenerateContent\?.*alt=sse/);
    expect(request?.body).toMatchObject({
      contents: [
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'image/jpeg', data: 'AAAA' } },
            { text: 'Subject: physics\n\nWhat is this?' },
          ],
        },
      ],
    });
    expect(JSON.stringify(request?.body)).toContain('FINAL-ANSWER:');
  });

  it('keeps to itself what it only thought', async () => {
    const pieces = await ask(({ event, piece, end }) => {
      event({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: 'hm', thought: true }] } }],
      });
      piece('Blue.', 'STOP');
      end();
    });
    expect(pieces).toEqual(['Blue.']);
  });

  it('says so when an answer was too long', async () => {
    const pieces = await ask(({ piece, end }) => {
      piece('Once upon a time', 'MAX_TOKENS');
      end();
    });
    expect(pieces.join('')).toMatch(/^Once upon a time\n\n\*The answer was too long/);
  });

  it.each([
    [429, /Many people are asking/],
    [500, /not available/],
    [503, /not available/],
    [403, /may not use the model/],
  ])('words the status %i', async (code, words) => {
    expect(await failure(({ status }) => status(code, 'no'))).toMatch(words);
  });

  it('knows a stream that was cut from one that ended', async () => {
    expect(
      await failure(({ piece, cut }) => {
        piece('1. Light');
        cut();
      }),
    ).toMatch(/connection broke/);
    expect(
      await failure(({ piece, end }) => {
        piece('1. Light');
        end();
      }),
    ).toMatch(/connection broke/);
  });

  it('does not wait for ever, neither for the first piece nor for the next', async () => {
    expect(await failure(() => undefined)).toMatch(/took too long/);
    expect(await failure(({ piece }) => piece('1. Light'))).toMatch(/took too long/);
  });

  it.each([
    ['an answer that was stopped', { candidates: [{ index: 0, finishReason: 'SAFETY' }] }],
    ['an answer that is somebody else’s text', { candidates: [{ index: 0, finishReason: 'RECITATION' }] }],
  ])('words %s', async (_name, value) => {
    expect(
      await failure(({ event, end }) => {
        event(value);
        end();
      }),
    ).toMatch(/does not answer this question/);
  });

  it('says so when the question itself is refused', async () => {
    const refused = ({ event, end }: Parameters<Behaviour>[0]): void => {
      event({ promptFeedback: { blockReason: 'SAFETY', safetyRatings: [] } });
      end();
    };
    expect(await failure(refused)).toMatch(/gave no answer to this/);
  });

  it('says that there is no connection', async () => {
    const elsewhere = initializeApp({ apiKey: 'key', projectId: 'demo', appId: '1:1:web:2' }, 'offline');
    const away = connectModel(elsewhere, { name: 'm', baseUrl: 'http://127.0.0.1:9', patienceMs: 400 });
    await expect(away.ask({ text: 'Hello?' }, never)[Symbol.asyncIterator]().next()).rejects.toThrow(
      /no connection/,
    );
    await deleteApp(elsewhere);
  });

  it('stops when it is told to, with the reason it was given', async () => {
    const stop = new AbortController();
    const reason = new DOMException('Stopped.', 'AbortError');
    const asking = ask(
      async ({ piece, wait }) => {
        piece('1.');
        await wait(50);
        stop.abort(reason);
      },
      { text: 'Why?' },
      stop.signal,
    );
    await expect(asking).rejects.toBe(reason);
  });
});
