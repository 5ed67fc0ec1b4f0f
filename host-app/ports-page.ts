/** Ports for the page, the service worker and measurements. Their adapters are in data/local. */

export type Unsubscribe = () => void;

/** The events and actions of the window that overlays and measurements need. */
export interface Page {
  path(): string;
  isVisible(): boolean;
  prefersLessMotion(): boolean;
  /** True when a dialog, a menu drawer or an open checkout covers the page. */
  isCovered(): boolean;
  /** True when the user has typed, clicked or tapped since the page was opened. */
  isTouched(): boolean;
  /** Reports the mouse's distance from the top edge in pixels; negative outside the window. */
  onMouse(listener: (fromTop: number) => void): Unsubscribe;
  /** Reports touches and typing. */
  onActivity(listener: () => void): Unsubscribe;
  onVisibility(listener: (isVisible: boolean) => void): Unsubscribe;
  onFocus(listener: () => void): Unsubscribe;
  onConnection(listener: (isOnline: boolean) => void): Unsubscribe;
  /**
   * 'leave': the page is hidden or closed, possibly for ever. 'return': the browser has restored the page
   * from its cache.
   */
  onLifecycle(listener: (turn: 'leave' | 'return') => void): Unsubscribe;
  /** Pushes a history entry, so that the next 'back' stays on this page and is reported once. */
  interceptBack(listener: () => void): Unsubscribe;
  goBack(): void;
  reload(): void;
}

/** Advertising scripts. Nothing is loaded before `load`. */
export interface Tags {
  readonly isConfigured: boolean;
  load(): Promise<void>;
}

/** One measured Web Vitals value. */
interface WebVital {
  readonly name: string;
  readonly value: number;
  readonly rating: string;
}

export type WatchWebVitals = (listener: (vital: WebVital) => void) => Promise<void>;

/** A new version of the service worker that waits for activation. */
export interface WaitingVersion {
  activate(): void;
}

/** The page's side of the service worker. */
export interface WorkerHost {
  readonly isSupported: boolean;
  readonly isLocalhost: boolean;
  /** Resolves when the page has loaded. */
  loaded(): Promise<void>;
  /** `false`: the server has no such script. `true` also when the server cannot be reached. */
  hasScript(): Promise<boolean>;
  register(onWaiting: (version: WaitingVersion) => void): Promise<void>;
  /** `true` when there was a registration. */
  unregister(): Promise<boolean>;
  /** Another version now controls the page. */
  onTakeOver(listener: () => void): Unsubscribe;
  cacheNames(): Promise<readonly string[]>;
  removeCache(name: string): Promise<void>;
}

/** Thrown by `Pictures`; `message` can be shown to the user. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

export interface Pictures {
  /**
   * The square in the middle of a picture as a data address of at most `limit` characters.
   * @throws PictureError when the file is not a picture, too large, or cannot be read
   */
  shrink(file: Blob, limit: number): Promise<string>;
}
