import type { Page } from '../../ports-page';

const FLOOR = 'exit-floor';

const isFloor = (state: unknown): boolean => typeof state === 'object' && state !== null && FLOOR in state;

const marked = (state: unknown): object => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [FLOOR]: true,
});

/**
 * Marks the entry we are on and puts another with the same address on top. Whoever comes back down to the mark pressed
 * 'back' as often as they had gone forward within the app: the next press would leave it.
 */
export const holdBack: Page['holdBack'] = (tell) => {
  const { href } = location;
  const onPop = (event: PopStateEvent): void => {
    if (!isFloor(event.state)) return;
    removeEventListener('popstate', onPop, true);
    // Still the same page: nobody has to navigate.
    if (location.href === href) event.stopImmediatePropagation();
    tell();
  };
  history.replaceState(marked(history.state), '');
  history.pushState(null, '', href);
  addEventListener('popstate', onPop, true);
  return () => removeEventListener('popstate', onPop, true);
};
