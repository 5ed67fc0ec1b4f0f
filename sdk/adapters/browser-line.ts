import type { Line } from '../ports';

export const browserLine: Line = {
  isOnline: () => navigator.onLine,
  watch(changed) {
    const heard = (event: Event): void => {
      if (event.type !== 'visibilitychange' || !document.hidden)
        changed(event instanceof PageTransitionEvent && event.persisted);
    };
    const places = [
      [window, 'online'],
      [window, 'offline'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [place, name] of places) place.addEventListener(name, heard);
    return () => {
      for (const [place, name] of places) place.removeEventListener(name, heard);
    };
  },
};
