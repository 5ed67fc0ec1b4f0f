import type { Page, Unsubscribe, WatchWebVitals } from '../../ports-page';

const MARK = 'exit-floor';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

const marked = (state: unknown): object => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [MARK]: true,
});

/**
 * Marks the current history entry and pushes another with the same address. When the user comes back to the
 * marked entry, they have gone back as often as forward within the app. The next step back would leave the
 * app.
 */
const interceptBack: Page['interceptBack'] = (listener) => {
  const { href } = location;
  const onPop = (event: PopStateEvent): void => {
    if (!isMarked(event.state)) return;
    removeEventListener('popstate', onPop, true);
    // The address is the same, so the router does not need to navigate.
    if (location.href === href) event.stopImmediatePropagation();
    listener();
  };
  history.replaceState(marked(history.state), '');
  history.pushState(null, '', href);
  addEventListener('popstate', onPop, true);
  return () => removeEventListener('popstate', onPop, true);
};

/** Measures when the browser is idle; the library is a separate chunk. */
export const createWebVitals =
  (idle: () => Promise<void>): WatchWebVitals =>
  async (listener) => {
    await idle();
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
        watch(({ name, value, rating }) => listener({ name, value, rating }));
    } catch {
      // Offline or blocked: then the app measures nothing.
    }
  };

/** Adds a listener on the window and returns a function that removes it. */
const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): Unsubscribe => {
  addEventListener(name, listener, { passive: true });
  return () => removeEventListener(name, listener);
};

const combine =
  (...stops: readonly Unsubscribe[]): Unsubscribe =>
  () =>
    stops.forEach((stop) => stop());

const onMouse: Page['onMouse'] = (listener) => {
  const root = document.documentElement;
  const leave = (event: MouseEvent): void => listener(event.clientY);
  // A fast mouse skips the last pixels; only this event reports that it has left.
  root.addEventListener('mouseleave', leave);
  return combine(
    listen('pointermove', (event) => {
      if (event.pointerType === 'mouse') listener(event.clientY);
    }),
    () => root.removeEventListener('mouseleave', leave),
  );
};

const onVisibility: Page['onVisibility'] = (listener) => {
  const change = (): void => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
};

export const createPage = (): Page => ({
  path: () => location.pathname,
  isVisible: () => document.visibilityState === 'visible',
  prefersLessMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  // `open` is a property of the checkout element. The attribute exists only where a page has written it.
  isCovered: () =>
    document.querySelector('dialog:modal') !== null ||
    [...document.querySelectorAll('purchase-checkout')].some(({ open }) => open),
  isTouched: () => navigator.userActivation.hasBeenActive,
  onMouse,
  onActivity: (listener) =>
    combine(
      ...(['touchstart', 'touchmove', 'input', 'keydown'] as const).map((name) => listen(name, listener)),
    ),
  onVisibility,
  onFocus: (listener) => listen('focus', listener),
  onConnection: (listener) =>
    combine(
      listen('online', () => listener(true)),
      listen('offline', () => listener(false)),
    ),
  onLifecycle: (listener) =>
    combine(
      listen('pagehide', () => listener('leave')),
      listen('pageshow', (event) => {
        if (event.persisted) listener('return');
      }),
    ),
  interceptBack,
  goBack: () => history.back(),
  reload: () => location.reload(),
});
