import type { Root } from 'react-dom/client';

interface ReactDom {
  createRoot(container: ShadowRoot): Root;
}

let loaded: ReactDom | null = null;
let loading: Promise<ReactDom> | null = null;
let failure: unknown = null;
let preload = (): Promise<unknown> => Promise.resolve();
let arrive: (react: ReactDom) => void = () => {};

/** Says how the chunk's file is fetched and checked before it is run. */
export const setReactPreload = (wanted: typeof preload): void => void (preload = wanted);

export const loadedReact = (): ReactDom | null => loaded;

/** React's renderer, whoever asks for it and however often it could not be had. */
export const reactArrival: Promise<ReactDom> = new Promise((resolve) => (arrive = resolve));

/** Why it could not be had, until it is asked for again; `null` when nothing is known to be wrong. */
export const reactFailure = (): unknown => failure;

/** @throws what the browser says when the file can't be had; it may be asked for again. */
export const loadReact = (): Promise<ReactDom> => {
  failure = null;
  return (loading ??= preload()
    .then(() => import('./react'))
    .then(
      (react) => {
        loaded = react;
        arrive(react);
        return react;
      },
      (error: unknown) => {
        loading = null;
        failure = error;
        console.error(error);
        // Elements that stand on the page have nobody else who would ask.
        addEventListener('online', askAgain, { once: true });
        throw error;
      },
    ));
};

/** Where it can't be had it is asked for again when it is needed. */
export const expectReact = (): Promise<unknown> => loadReact().catch(() => {});

/** One function, so that it is listened with once. */
const askAgain = (): void => void expectReact();
