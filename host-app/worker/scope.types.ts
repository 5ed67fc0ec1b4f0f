/**
 * The part of a service worker's global scope that this worker uses. The compiler's own types for it conflict
 * with those of pages.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: 'message', listen: (event: WorkerMessageEvent) => void): void;
}

/** The list of the app's files, made by the build (scripts/build/plugins/app-files.mjs). */
export interface AppFiles {
  /** Changes with any file of the shell. */
  readonly version: string;
  /** The files that every page needs: fetched when the worker is installed. */
  readonly shell: readonly string[];
  /** Those of the others that the installed app has without a visit: calculators, formulas and lessons. */
  readonly offline: readonly string[];
  /** All other files with a hash in their name. */
  readonly others: readonly string[];
}
