import { DocumentsError } from '../../../ports';
import type { Clock, Documents } from '../../../ports';
import { loadOnce } from '../../load-once';

/** Without this limit the client would wait for ever. */
const LONGEST_MS = 15_000;

export type Call = 'reads' | 'writes';

/** The database did not answer in time. A write may have arrived nevertheless. */
export const timeoutError = (call: Call, cause?: unknown): DocumentsError =>
  new DocumentsError(
    'offline',
    call === 'reads'
      ? 'The database can’t be reached. Check the connection and try again.'
      : 'No answer came, so it is not certain that this was saved. Check the connection and try again.',
    { cause },
  );

const notSentError = (cause?: unknown): DocumentsError =>
  new DocumentsError('offline', 'The database can’t be reached, so nothing was sent. Try again.', { cause });

/** The database client is loaded on the first call. Every call ends within the time limit. */
export const createFirebaseDocuments = (
  connect: () => Promise<Documents>,
  { after }: Pick<Clock, 'after'>,
): Documents => {
  const connected = loadOnce(() =>
    connect().catch((error: unknown) => {
      throw notSentError(error);
    }),
  );
  const run = <T>(call: Call, act: (documents: Documents) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let isSent = false;
      let isLate = false;
      const stop = after(LONGEST_MS, () => {
        isLate = true;
        reject(isSent ? timeoutError(call) : notSentError());
      });
      const send = async (): Promise<T> => {
        const documents = await connected();
        // The caller may have repeated the call after the failure, so this late call must not be sent.
        if (isLate) throw notSentError();
        isSent = true;
        return act(documents);
      };
      void send().finally(stop).then(resolve, reject);
    });
  return {
    read: (path) => run('reads', (documents) => documents.read(path)),
    list: (query) => run('reads', (documents) => documents.list(query)),
    count: (query) => run('reads', (documents) => documents.count(query)),
    write: (path, data) => run('writes', (documents) => documents.write(path, data)),
    update: (path, changes) => run('writes', (documents) => documents.update(path, changes)),
    add: (collection, data) => run('writes', (documents) => documents.add(collection, data)),
    remove: (path) => run('writes', (documents) => documents.remove(path)),
    commit: (changes) => run('writes', (documents) => documents.commit(changes)),
  };
};
