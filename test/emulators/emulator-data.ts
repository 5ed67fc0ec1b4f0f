const PROJECT = process.env['GCLOUD_PROJECT'] ?? 'demo-stepwise';
const AUTH = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
const FIRESTORE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;

const DOCUMENTS = `${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents`;
const ACCOUNTS = `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

/** Above the rules. */
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const ask = async (url: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    headers: owner,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** `{ stringValue: 'x' }` is 'x', and so on. */
const plain = (value: unknown): unknown => {
  const [kind, content] = Object.entries(value as Record<string, unknown>)[0] ?? [];
  if (kind === 'mapValue') return fields((content as { fields?: object }).fields);
  if (kind === 'integerValue') return Number(content);
  return kind === 'nullValue' ? null : content;
};

const fields = (all: object = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, plain(value)]));

interface Kept {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Everything in a collection, as the database has it. */
export const documentsIn = async (collection: string): Promise<readonly Kept[]> => {
  const { documents = [] } = (await ask(`${DOCUMENTS}/${collection}?pageSize=300`)) as {
    documents?: { name: string; fields?: object }[];
  };
  return documents.map(({ name, fields: kept }) => ({
    path: name.split('/documents/')[1] ?? '',
    data: fields(kept),
  }));
};

/** What there is of a person, by the collections that hold it. */
export const belongingsOf = async (uid: string): Promise<Readonly<Record<string, readonly Kept[]>>> => {
  const below = ['calculations', 'favoriteFormulas', 'learning', 'onboarding', 'private'];
  const profiles = (await documentsIn('users')).filter(({ path }) => path === `users/${uid}`);
  const found = await Promise.all(below.map((name) => documentsIn(`users/${uid}/${name}`)));
  return { profile: profiles, ...Object.fromEntries(below.map((name, at) => [name, found[at] ?? []])) };
};

export interface KeptAccount {
  readonly localId: string;
  readonly email: string;
  readonly providerUserInfo: readonly { readonly providerId: string }[];
}

export const accountWith = async (email: string): Promise<KeptAccount | undefined> => {
  const { userInfo = [] } = (await ask(`${ACCOUNTS}:query`, {})) as { userInfo?: KeptAccount[] };
  return userInfo.find((account) => account.email === email);
};

/** As somebody at the console would. */
export const deleteAccount = async (localId: string): Promise<void> => {
  await ask(`${ACCOUNTS}:delete`, { localId });
};
