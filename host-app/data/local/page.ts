import type { Page, Unwatch } from '../../ports-page';
import { holdBack } from './hold-back';

/** Adds a listener on the window and returns a function that removes it. */
const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  tell: (event: WindowEventMap[Name]) => void,
): Unwatch => {
  addEventListener(name, tell, { passive: true });
  return () => removeEventListener(name, tell);
};

const together =
  (...stops: readonly Unwatch[]): Unwatch =>
  () =>
    stops.forEach((stop) => stop());

const onMouse: Page['onMouse'] = (tell) => {
  const root = document.documentElement;
  const leave = (event: MouseEvent): void => tell(event.clientY);
  // A fast mouse skips the last pixels; only this event reports that it has left.
  root.addEventListener('mouseleave', leave);
  return together(
    listen('pointermove', (event) => {
      if (event.pointerType === 'mouse') tell(event.clientY);
    }),
    () => root.removeEventListener('mouseleave', leave),
  );
};

const onVisibility: Page['onVisibility'] = (tell) => {
  const change = (): void => tell(document.visibilityState === 'visible');
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
  onMouse,
  onActivity: (tell) =>
    together(...(['touchstart', 'touchmove', 'input', 'keydown'] as const).map((name) => listen(name, tell))),
  onVisibility,
  onFocus: (tell) => listen('focus', tell),
  onConnection: (tell) =>
    together(
      listen('online', () => tell(true)),
      listen('offline', () => tell(false)),
    ),
  onTurn: (tell) =>
    together(
      listen('pagehide', () => tell('leave')),
      listen('pageshow', (event) => {
        if (event.persisted) tell('return');
      }),
    ),
  holdBack,
  goBack: () => history.back(),
  reload: () => location.reload(),
});
