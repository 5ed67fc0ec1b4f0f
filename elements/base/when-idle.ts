const LIMIT_MS = 1000;

/** Runs `work` after what the customer waits for, at the latest after 1 s. Safari has no idle callbacks. */
export const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LIMIT_MS });
  else setTimeout(work);
};
