import type { FirebaseConfig } from '../../config';
import type { RemoteModel } from '../remote/remote.types';

/** The model's client is loaded with the first question, or when the text box gets focus. */
export const createFirebaseModel = (config: FirebaseConfig, name: string): RemoteModel => {
  let loading: Promise<RemoteModel> | undefined;
  const load = (): Promise<RemoteModel> => {
    loading ??= Promise.all([import('./app'), import('./model-client')])
      .then(async ([{ openFirebase }, { connectModel }]) =>
        connectModel(await openFirebase(config), {
          name,
          ...(config.geminiBaseUrl !== undefined && { baseUrl: config.geminiBaseUrl }),
        }),
      )
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return {
    async *ask(question, signal) {
      const model = await load();
      yield* model.ask(question, signal);
    },
    read: async (question, nth, signal) => (await load()).read(question, nth, signal),
    warmUp: () => void load().catch(() => undefined),
  };
};
