import type { Solver } from './ports-solver';
import type { Page, Pictures, Tags, WatchWebVitals, WorkerHost } from './ports-page';

export { SolverError } from './ports-solver';
export type {
  Photo,
  NumberLineEnd,
  ExplanationView,
  Answered,
  GraphView,
  MathsSubject,
  ModelReading,
  NumberLineView,
  ReadingView,
  SolutionView,
  StepView,
  SolveOptions,
  Solver,
  AmountView,
  SolverAnswer,
} from './ports-solver';

/** The app's ports. The adapters are in data/; main.tsx chooses them. */

/**
 * Text under keys, stored by the browser. Reading and writing never throw, although a browser may refuse
 * both.
 */
export interface TextStore {
  read(key: string): string | null;
  /** `false` when it could not be stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** PRO access as the billing provider reports it. */
export interface Access {
  /** `null`: no end date. */
  readonly until: Date | null;
  readonly willRenew: boolean;
  readonly managementURL: string | null;
}

/** The theme that the user wants. */
export type Theme = 'light' | 'dark' | 'system';

/** The look of the SDK's elements in the app's pages. */
export interface ElementAppearance {
  readonly theme: 'light' | 'dark' | 'auto';
  readonly font: string;
}

/** Who buys, and the look of the page around the checkout. */
export interface Buyer {
  readonly email: string | null;
  readonly appearance: ElementAppearance;
}

export interface Billing {
  /** `null` without access. Rejects when the provider cannot be reached. */
  readAccess(): Promise<Access | null>;
  /** Uses the signed-in user as the customer from now on; with `null`, this browser's anonymous customer. */
  changeUser(uid: string | null): Promise<void>;
  /** Sells a package of an offering in the checkout; `false`: the user cancelled. */
  buy(offeringIdentifier: string, packageId: string, buyer: Buyer): Promise<boolean>;
  /** Prepares the next checkout, so that it opens at once. */
  warmUp(): void;
}

export type SignInProvider = 'google' | 'apple';

/** A signed-in user as plain data. */
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

/** Thrown by `Auth`; `message` can be shown to the user. */
export class AuthError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthError';
    this.code = code;
  }
}

/**
 * The cause of a session change. 'act': a call in this tab. 'found': an existing session, as after a reload
 * or a sign-in in another tab. 'lost': the session has ended outside this tab (revoked, account deleted
 * elsewhere, signed out in another tab).
 */
export type SessionCause = 'act' | 'found' | 'lost';

export interface Auth {
  /**
   * Calls the listener with the current user and then after every change; `null` is signed out. The returned
   * function removes the listener.
   */
  watch(listener: (user: User | null, cause: SessionCause) => void): () => void;
  /** Loads what signing in needs, so that a popup can open within the click. */
  prepare(): Promise<void>;
  /**
   * Where a popup cannot open, navigates to the provider; then the promise does not settle.
   * @throws AuthError; `cancelled-popup-request` and `popup-closed-by-user` mean that the user cancelled
   */
  signIn(provider: SignInProvider): Promise<void>;
  /**
   * Completes a sign-in that has navigated away.
   * @throws AuthError when the user did not sign in there
   */
  resume(): Promise<void>;
  signOut(): Promise<void>;
  updateProfile(changes: { readonly displayName?: string; readonly photoURL?: string | null }): Promise<void>;
  /** Asks the user to sign in again. `password` only where the account has one. */
  reauthenticate(password?: string): Promise<void>;
  /** 'verification-sent': the address changes when the user follows the link in the e-mail. */
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
  /** Fields that must be equal. */
  readonly where?: Readonly<Record<string, string | number | boolean | null>>;
  /** A field whose time is not before `from` and is before `before`. */
  readonly between?: { readonly field: string; readonly from: Date; readonly before: Date };
  /** By id where no order is given. */
  readonly orderBy?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** Only documents after this id; for queries in the order of ids. */
  readonly after?: string;
  readonly limit?: number;
}

/** A placeholder for the server's time of writing. */
export const serverTime: { readonly kind: 'server-time' } = { kind: 'server-time' };

/** One change of a commit; 'update' changes the named fields of an existing document. */
export type DocumentChange =
  | { readonly kind: 'write'; readonly path: string; readonly data: DocumentData }
  | { readonly kind: 'update'; readonly path: string; readonly changes: DocumentData };

/**
 * Documents under paths such as `users/u1/calculations/c7`. Timestamps are returned as Date. Rejects with
 * DocumentsError.
 */
export interface Documents {
  read(path: string): Promise<StoredDocument | null>;
  /** Creates or replaces the document. */
  write(path: string, data: DocumentData): Promise<void>;
  /**
   * Changes the named fields; a dotted name addresses a nested field. Rejects when the document does not
   * exist.
   */
  update(path: string, changes: DocumentData): Promise<void>;
  /** Returns the new document's id. */
  add(collection: string, data: DocumentData): Promise<string>;
  remove(path: string): Promise<void>;
  /** Applies all of the changes, or none. */
  commit(changes: readonly DocumentChange[]): Promise<void>;
  list(query: DocumentQuery): Promise<readonly StoredDocument[]>;
  /** The number of documents that `list` would return, without reading them. */
  count(query: DocumentQuery): Promise<number>;
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

/** Properties of the browser. */
export interface Browser {
  readonly userAgent: string;
  readonly isIos: boolean;
  /** Touch is the primary input. */
  readonly isMobile: boolean;
  isOnline(): boolean;
  /** A random identifier of 128 bits. */
  randomId(): string;
}

/** All ports, as main.tsx creates them. */
export interface Ports {
  readonly store: TextStore;
  /** Cleared when the tab is closed. */
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly browser: Browser;
  readonly auth: Auth;
  readonly documents: Documents;
  readonly billing: Billing;
  readonly analytics: Analytics;
  readonly page: Page;
  readonly tags: Tags;
  readonly watchVitals: WatchWebVitals;
  readonly worker: WorkerHost;
  readonly solver: Solver;
  readonly pictures: Pictures;
}
