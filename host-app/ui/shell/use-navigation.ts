import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const positions = new Map<string, number>();
let isBack = false;

/** Called before anything else listens: whoever hears of a step back first may have the next page drawn at once. */
export const watchHistory = (): void => {
  history.scrollRestoration = 'manual';
  const markBack = (): void => {
    isBack = true;
  };
  addEventListener('popstate', markBack, { capture: true });
};

/** A click changes the page: begin at its top, with focus on its heading. Back and forward: where one was. */
export const useNavigation = (): void => {
  const [path] = useLocation();
  const before = useRef(path);
  /** Until the next page is there, what scrolls is not the person. */
  const isMoving = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      if (!isMoving.current && location.pathname === before.current) positions.set(before.current, scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    // A busy page hears of scrolling late: the click that leads away is the last chance.
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
    isBack = false;
    isMoving.current = true;
    scrollTo(0, top);
    // The page may be on its way; its heading tells where one is.
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      // While the next page is on its way, the last one is still there, hidden.
      const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((one) =>
        one.checkVisibility(),
      );
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        scrollTo(0, top);
      }
      if (!heading && tries < 40) return;
      isMoving.current = false;
      clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [path]);
};
