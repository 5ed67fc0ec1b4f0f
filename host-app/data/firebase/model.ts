import type { FirebaseConfig } from '../../config';
import { loadOnce } from '../load-once';
import type { RemoteModel } from '../remote/remote.types';

/** The model's client is loaded with the first question, or when the text box gets focus. */
export const createFirebaseModel = (config: FirebaseConfig, name: string): RemoteModel => {
  const load = loadOnce(async () => {
    const [{ openFirebase }, { connectModel }] = await Promise.all([
      import('./app'),
      import('./model-client'),
    ]);
    const options = config.geminiBaseUrl === undefined ? {} : { baseUrl: config.geminiBaseUrl };
    return connectModel(await openFirebase(config), { name, ...options });
  });
  return {
    async *ask(question, signal) {
      const model = await load();
      yield* model.ask(question, signal);
    },
    read: async (question, nth, signal) => (await load()).read(question, nth, signal),
    warmUp: () => void load().catch(() => undefined),
  };
};
