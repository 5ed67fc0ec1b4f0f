import type { WatchWebVitals } from '../ports-page';

/** Measures when the browser is idle; the library is a chunk of its own. */
export const createVitals =
  (idle: () => Promise<void>): WatchWebVitals =>
  async (tell) => {
    await idle();
    try {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
      for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
        watch(({ name, value, rating }) => tell({ name, value, rating }));
    } catch {
      // Offline or blocked: then the app measures nothing.
    }
  };
