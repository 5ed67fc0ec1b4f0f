import { ofDocument, listenToDocument } from './page-document';

/** What analytics events say about the page and the device. */
export interface PageFacts {
  readonly locale: string;
  readonly userAgent: string;
  readonly timeZone: string;
  readonly screenWidth: number;
  readonly screenHeight: number;
  /** Origin and path only. */
  readonly referrer: string;
  /** Origin and path only. */
  readonly url: string;
  readonly title: string;
  /** The value of a parameter of the page's address. */
  parameter(name: string): string | null;
}

/** An address without its query and its fragment, which may contain secrets. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

export const readPageFacts = (): PageFacts => {
  const parameters = new URLSearchParams(location.search);
  return {
    locale: navigator.language,
    userAgent: navigator.userAgent,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
    referrer: withoutQuery(ofDocument('referrer')),
    url: location.origin + location.pathname,
    title: ofDocument('title'),
    parameter: (name) => parameters.get(name),
  };
};

/**
 * Calls `left` each time the page is hidden or left: the last moment at which a request is certain to be sent.
 * @returns a function that ends this.
 */
export const onPageLeft = (left: () => void): (() => void) => {
  const hidden = (): void => {
    if (ofDocument('visibilityState') === 'hidden') left();
  };
  addEventListener('pagehide', left);
  const stop = listenToDocument('visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', left);
    stop();
  };
};
