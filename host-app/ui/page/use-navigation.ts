import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const positions = new Map<string, number>();
let isBack = false;
/** For 15 s. */
const MOST_TRIES = 300;

/**
 * Must run before other listeners are added: the listener that gets a 'back' first may render the next page
 * at once.
 */
export const watchHistory = (): void => {
  history.scrollRestoration = 'manual';
  const markBack = (): void => {
    isBack = true;
  };
  addEventListener('popstate', markBack, { capture: true });
};

/**
 * After a click: scrolls to the top and focuses the heading. After back and forward: restores the scroll
 * position.
 */
export const useNavigation = (): void => {
  const [path] = useLocation();
  const before = useRef(path);
  /** Until the next page is rendered, scroll events are not from the user. */
  const isMoving = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      if (!isMoving.current && location.pathname === before.current) positions.set(before.current, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    // A busy page gets scroll events late; the click that navigates is the last chance to store the position.
    addEventListener('click', remember, { capture: true });
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('click', remember, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (before.current === path) return undefined;
    before.current = path;
    const top = isBack ? (positions.get(path) ?? 0) : 0;
    document.documentElement.classList.toggle('is-restoring', isBack);
    isBack = false;
    isMoving.current = true;
    scrollTo(0, top);
    // The page may still be loading; its heading shows that it is rendered.
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      // While the next page is loading, the previous one is still in the document, but hidden.
      const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(
        (one) => one.getClientRects().length > 0,
      );
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        scrollTo(0, top);
      }
      if (!heading && tries < MOST_TRIES) return;
      isMoving.current = false;
      document.documentElement.classList.remove('is-restoring');
      clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [path]);
};
