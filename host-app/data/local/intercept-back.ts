import type { Page } from '../../ports-page';

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
export const interceptBack: Page['interceptBack'] = (listener) => {
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
