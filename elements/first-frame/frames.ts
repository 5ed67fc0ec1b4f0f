/** Where no frame is made, as in a tab in the background, nothing waits for one. */
const LIMIT_MS = 200;

/** After what the browser is doing now, and sooner than a timer. */
export const soon = (call: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = call;
  port2.postMessage(null);
};

/** Resolves after the next frame. */
export const frameMade = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LIMIT_MS);
    // The message is handled after the frame that is being made.
    requestAnimationFrame(() => soon(resolve));
  });

/** Resolves in the same task, after what is already settled has been told. */
export const microtasks = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await Promise.resolve();
};
