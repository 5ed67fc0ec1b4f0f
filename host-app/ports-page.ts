/** What overlays, measuring and the service worker need of the page. Adapters are in data/local. */

export type Unwatch = () => void;

/** The window, as far as overlays and measuring look at it. */
export interface Page {
  path(): string;
  isVisible(): boolean;
  prefersLessMotion(): boolean;
  /** A dialog, a menu drawer or an open checkout lies over the page. */
  isCovered(): boolean;
  /** How far a mouse is from the top edge in pixels; less than 0 once it is outside. */
  onMouse(tell: (fromTop: number) => void): Unwatch;
  /** A touch, or something typed. */
  onActivity(tell: () => void): Unwatch;
  onVisibility(tell: (isVisible: boolean) => void): Unwatch;
  onFocus(tell: () => void): Unwatch;
  onConnection(tell: (isOnline: boolean) => void): Unwatch;
  /** 'leave' may be the last thing that happens; 'return' comes when the browser had only put the page aside. */
  onTurn(tell: (turn: 'leave' | 'return') => void): Unwatch;
  /** Puts an entry on top of the history, so that going back stays here and is told, once. */
  holdBack(tell: () => void): Unwatch;
  goBack(): void;
  reload(): void;
}

/** Scripts of advertising companies. Nothing is loaded before `load`. */
export interface Tags {
  readonly isConfigured: boolean;
  load(): Promise<void>;
}

/** How the page loads for its visitors, one number at a time. */
export interface Vital {
  readonly name: string;
  readonly value: number;
  readonly rating: string;
}

export type WatchVitals = (tell: (vital: Vital) => void) => Promise<void>;

/** A new version that waits to take over. */
export interface WaitingVersion {
  activate(): void;
}

/** The browser's side of the service worker. */
export interface WorkerHost {
  readonly isSupported: boolean;
  readonly isLocalhost: boolean;
  /** Done when the page has loaded. */
  loaded(): Promise<void>;
  /** `false`: the server has no such script. `true` also when the server can not be asked. */
  hasScript(): Promise<boolean>;
  register(onWaiting: (version: WaitingVersion) => void): Promise<void>;
  /** `true` when there was one. */
  unregister(): Promise<boolean>;
  /** Another version serves the page from now on. */
  onTakeOver(tell: () => void): Unwatch;
  cacheNames(): Promise<readonly string[]>;
  removeCache(name: string): Promise<void>;
}

/** Thrown by `Pictures`; `message` is fit to be shown. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface Pictures {
  /**
   * The square in the middle of a picture, small, as a data address of at most `limit` characters.
   * @throws PictureError for what is no picture, too large, or can't be read
   */
  shrink(file: Blob, limit: number): Promise<string>;
}
