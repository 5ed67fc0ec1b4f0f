import type { Solver } from './ports-solver';
import type { Page, Pictures, Tags, WatchVitals, WorkerHost } from './ports-page';

export { SolverError } from './ports-solver';
export type {
  Photo,
  ShownEnd,
  ShownExplanation,
  ShownGraph,
  ShownNumberLine,
  ShownReading,
  ShownSolution,
  ShownStep,
  SolveOptions,
  Solver,
  SolverAnswer,
} from './ports-solver';

/** What the app needs of the world. Adapters are in data/; main.tsx picks them. */

/** Text under keys, kept by the browser. Reading and writing never throw: a browser may refuse both. */
export interface TextStore {
  read(key: string): string | null;
  /** `false` when it could not be kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms`; the result takes it back. */
  after(ms: number, run: () => void): () => void;
}

/** PRO access as the billing provider knows it. */
export interface Access {
  /** `null`: does not end. */
  readonly until: Date | null;
  readonly managementURL: string | null;
}

export interface Billing {
  /** `null` without access. Rejects when the provider can't be asked. */
  readAccess(): Promise<Access | null>;
  /** Speaks for the signed-in user from now on, for this browser's anonymous customer with `null`. */
  changeUser(uid: string | null): Promise<void>;
  /** Sells a package of an offering in our checkout; `false`: the customer changed their mind. */
  buy(offeringId: string, packageId: string): Promise<boolean>;
  /** Makes the next checkout open at once. */
  warmUp(): void;
}

export type SignInProvider = 'google' | 'apple';

/** A signed-in person, as plain data. */
export interface User {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly provider: SignInProvider | 'password';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastSignInAt: number;
}

/** Thrown by `Auth`; `message` is fit to be shown. */
export class AuthError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/**
 * Why somebody is or isn't there: an act in this tab; it was found so, as after a reload or by another tab's sign-in; or
 * a session that ended without this tab's doing (revoked, account deleted elsewhere, signed out in another tab).
 */
export type SessionCause = 'act' | 'found' | 'lost';

export interface Auth {
  /** Told the current user first, then every change; `null` is signed out. The result ends it. */
  watch(tell: (user: User | null, cause: SessionCause) => void): () => void;
  /** Loads what signing in needs, so that a popup opens within the click. */
  prepare(): Promise<void>;
  /**
   * Where a popup can't be had the page is left for the provider's, and nothing after this runs.
   * @throws AuthError; `cancelled-popup-request` and `popup-closed-by-user` mean that the person changed their mind
   */
  signIn(provider: SignInProvider): Promise<void>;
  /** Ends a sign-in for which the page was left. @throws AuthError when nobody came back from it */
  resume(): Promise<void>;
  signOut(): Promise<void>;
  updateProfile(changes: { readonly displayName?: string; readonly photoURL?: string | null }): Promise<void>;
  /** Proves again who is there. `password` only where the account has one. */
  reauthenticate(password?: string): Promise<void>;
  /** 'verification-sent': the address changes when the link in the mail is followed. */
  updateEmail(email: string): Promise<'changed' | 'verification-sent'>;
  updatePassword(password: string): Promise<void>;
  deleteUser(): Promise<void>;
}

export type DocumentData = Readonly<Record<string, unknown>>;

export interface StoredDocument {
  readonly id: string;
  readonly data: DocumentData;
}

export interface DocumentQuery {
  readonly collection: string;
  /** Equal to. */
  readonly where?: Readonly<Record<string, string | number | boolean | null>>;
  readonly orderBy?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly limit?: number;
}

/** Stands for the time at which the store writes. */
export const serverTime: { readonly kind: 'server-time' } = { kind: 'server-time' };

/** One part of a commit; 'update' changes the named fields of a document that must be there. */
export type DocumentChange =
  | { readonly kind: 'write'; readonly path: string; readonly data: DocumentData }
  | { readonly kind: 'update'; readonly path: string; readonly changes: DocumentData };

/** Documents under paths such as `users/u1/calculations/c7`. Times come back as Date. Rejects with DocumentsError. */
export interface Documents {
  read(path: string): Promise<StoredDocument | null>;
  /** Replaces the document, or makes it. */
  write(path: string, data: DocumentData): Promise<void>;
  /** Changes the named fields; a dotted name reaches into a field. Rejects when there is no such document. */
  update(path: string, changes: DocumentData): Promise<void>;
  /** The result is the new document's id. */
  add(collection: string, data: DocumentData): Promise<string>;
  remove(path: string): Promise<void>;
  /** All of the changes, or none. */
  commit(changes: readonly DocumentChange[]): Promise<void>;
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
}

export type DocumentsFailure = 'missing' | 'denied' | 'full' | 'offline' | 'unknown';

export class DocumentsError extends Error {
  readonly reason: DocumentsFailure;
  constructor(reason: DocumentsFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentsError';
    this.reason = reason;
  }
}

export type EventParameters = Readonly<Record<string, string | number | boolean>>;

export interface Analytics {
  log(event: string, parameters?: EventParameters): void;
  /** `null`: signed out. */
  setUser(uid: string | null): void;
}

/** Where the app runs. */
export interface Browser {
  readonly userAgent: string;
  readonly isIos: boolean;
  /** Touch is the main way to point. */
  readonly isMobile: boolean;
  isOnline(): boolean;
  /** A random identifier of 128 bits. */
  randomId(): string;
}

/** All of them, as main.tsx puts them together. */
export interface Ports {
  readonly store: TextStore;
  /** Forgotten when the tab is closed. */
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly browser: Browser;
  readonly auth: Auth;
  readonly documents: Documents;
  readonly billing: Billing;
  readonly analytics: Analytics;
  readonly page: Page;
  readonly tags: Tags;
  readonly watchVitals: WatchVitals;
  readonly worker: WorkerHost;
  readonly solver: Solver;
  readonly pictures: Pictures;
}
