import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An account as the service keeps it. */
export interface StandInAccount {
  readonly localId: string;
  email: string;
  displayName?: string;
  photoUrl?: string;
  password?: string;
  readonly providers: readonly string[];
  readonly createdAt: number;
  lastLoginAt: number;
}

export interface IdentityStandIn {
  /** Host and port, as of an emulator. */
  readonly host: string;
  readonly accounts: Map<string, StandInAccount>;
  /** The calls so far, by their last word: 'signInWithIdp', 'lookup', 'token' and so on. */
  readonly calls: string[];
  /** The next call of this name fails with the service's own code. */
  failNext(call: string, code: string): void;
  /** The next call of this name gets no answer: the connection is cut. */
  cutNext(call: string): void;
  close(): Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Unsigned, as the emulator's are; clients only look at what is in it. */
export const tokenFor = (uid: string, lifeSeconds = 3600): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid, iat: now, exp: now + lifeSeconds })}.x`;
};

const uidOf = (token: unknown): string => {
  const payload = String(token).split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  return sub;
};

const lookedUp = (account: StandInAccount): object => ({
  localId: account.localId,
  email: account.email,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  createdAt: String(account.createdAt),
  lastLoginAt: String(account.lastLoginAt),
  providerUserInfo: account.providers.map((providerId) => ({
    providerId,
    rawId: account.localId,
    email: account.email,
  })),
});

const readBody = async (request: IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = [];
  for await (const piece of request) parts.push(piece as Buffer);
  const text = Buffer.concat(parts).toString();
  return text.startsWith('{')
    ? (JSON.parse(text) as Body)
    : Object.fromEntries(new URLSearchParams(text).entries());
};

class Refused extends Error {}

const CUT = 'cut';

/** The few calls of the identity service that signing in and account settings make. */
export const startIdentityStandIn = async (): Promise<IdentityStandIn> => {
  const accounts = new Map<string, StandInAccount>();
  const calls: string[] = [];
  const planted = new Map<string, string>();
  const accountOf = (body: Body): StandInAccount => {
    const account = accounts.get(uidOf(body['idToken']));
    if (!account) throw new Refused('USER_NOT_FOUND');
    return account;
  };
  const tokens = (uid: string): Body => ({
    idToken: tokenFor(uid),
    refreshToken: `refresh-${uid}`,
    expiresIn: '3600',
    localId: uid,
  });
  const answers: Readonly<Record<string, (body: Body) => Body>> = {
    signInWithIdp(body) {
      const uid = new URLSearchParams(String(body['postBody'])).get('id_token') ?? '';
      const account = accounts.get(uid);
      if (!account) throw new Refused('INVALID_IDP_RESPONSE');
      return { ...tokens(uid), providerId: account.providers[0], email: account.email };
    },
    signInWithPassword(body) {
      const account = [...accounts.values()].find(({ email }) => email === body['email']);
      if (!account || account.password !== body['password']) throw new Refused('INVALID_LOGIN_CREDENTIALS');
      return tokens(account.localId);
    },
    lookup: (body) => ({ users: [lookedUp(accountOf(body))] }),
    update(body) {
      const account = accountOf(body);
      for (const field of ['email', 'displayName', 'photoUrl', 'password'] as const)
        if (typeof body[field] === 'string') account[field] = body[field];
      return { ...lookedUp(account), ...tokens(account.localId) };
    },
    sendOobCode: (body) => ({ email: body['newEmail'] }),
    delete(body) {
      accounts.delete(accountOf(body).localId);
      return {};
    },
    token(body) {
      const uid = String(body['refresh_token']).replace('refresh-', '');
      if (!accounts.has(uid)) throw new Refused('USER_NOT_FOUND');
      return { access_token: tokenFor(uid), refresh_token: `refresh-${uid}`, expires_in: '3600' };
    },
  };
  const answer = (call: string, body: Body): Body => {
    const code = planted.get(call);
    planted.delete(call);
    if (code !== undefined) throw new Refused(code);
    const found = answers[call];
    if (!found) throw new Refused(`OPERATION_NOT_ALLOWED : ${call}`);
    return found(body);
  };
  const server = createServer((request, response) => {
    const call = /[:/](\w+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    void readBody(request)
      .then((body) => {
        calls.push(call);
        send(200, answer(call, body));
      })
      .catch((error: unknown) => {
        const { message } = error as Error;
        if (message === CUT) request.socket.destroy();
        else send(400, { error: { code: 400, message } });
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    calls,
    failNext: (call, code) => void planted.set(call, code),
    cutNext: (call) => void planted.set(call, CUT),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
