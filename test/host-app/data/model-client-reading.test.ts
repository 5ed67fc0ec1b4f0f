import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectModel } from '../../../host-app/data/firebase/model-client';
import type { RemoteModel } from '../../../host-app/data/remote/remote.types';
import { SolverError } from '../../../host-app/ports';
import { startGemini } from '../../support/gemini-stand-in';

let app: FirebaseApp;
let gemini: Awaited<ReturnType<typeof startGemini>>;
let model: RemoteModel;
const never = new AbortController().signal;

beforeAll(async () => {
  gemini = await startGemini();
  app = initializeApp({ apiKey: 'key', projectId: 'demo-stepwise', appId: '1:1:web:1' }, 'reading');
  model = connectModel(app, { name: 'gemini-test', baseUrl: gemini.baseUrl, patienceMs: 400 });
});
afterAll(async () => {
  await deleteApp(app);
  await gemini.stop();
});

describe('the remote model as a reader', () => {
  it('is asked for JSON with an instruction of its own, and the second time with more freedom', async () => {
    gemini.behave(({ whole }) => whole('{"unknowns": []}'));
    const temperatures = [];
    for (const nth of [0, 1] as const) {
      expect(await model.read('Two bagels cost 3 dollars.', nth, never)).toBe('{"unknowns": []}');
      const { path, body } = gemini.asked.at(-1) ?? {};
      expect(path).toMatch(/models\/gemini-test:generateContent$/);
      expect(body).toMatchObject({
        contents: [{ role: 'user', parts: [{ text: 'Two bagels cost 3 dollars.' }] }],
        generationConfig: { responseMimeType: 'application/json' },
      });
      expect(JSON.stringify(body)).toContain('You never solve them.');
      temperatures.push((body as { generationConfig: { temperature: number } }).generationConfig.temperature);
    }
    expect(temperatures[1]).toBeGreaterThan(temperatures[0] ?? 1);
  });

  it('fails with a message for the user when the service refuses', async () => {
    gemini.behave(({ status }) => status(429, 'too many'));
    await expect(model.read('Two bagels cost 3 dollars.', 0, never)).rejects.toThrow(SolverError);
  });

  it('does not wait for ever', async () => {
    gemini.behave(({ wait }) => wait(2000));
    await expect(model.read('Two bagels cost 3 dollars.', 0, never)).rejects.toThrow(/too long/);
  });

  it('stops with the reason of the signal', async () => {
    gemini.behave(({ wait }) => wait(2000));
    const stopping = new AbortController();
    const reading = model.read('Two bagels cost 3 dollars.', 0, stopping.signal);
    stopping.abort(new Error('Stopped.'));
    await expect(reading).rejects.toThrow('Stopped.');
  });
});
