/** As much of a service worker's world as ours uses; the compiler's own types for it clash with those of pages. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchAsked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageHeard extends Lasting {
  readonly data: unknown;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchAsked) => void): void;
  addEventListener(name: 'message', listen: (event: MessageHeard) => void): void;
}

/** What the build knows of the app (scripts/rollup/app-files.mjs). */
export interface AppFiles {
  /** Changes with any file of the shell. */
  readonly version: string;
  /** Without these nothing can be shown: fetched when the worker is installed. */
  readonly shell: readonly string[];
  /** Every other file with a hash in its name. */
  readonly others: readonly string[];
}
