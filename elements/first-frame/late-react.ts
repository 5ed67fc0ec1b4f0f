import type { Root } from 'react-dom/client';

interface ReactDom {
  createRoot(container: ShadowRoot): Root;
}

let loaded: ReactDom | null = null;
let loading: Promise<ReactDom> | null = null;
let preload = (): Promise<unknown> => Promise.resolve();
let arrive: (react: ReactDom) => void = () => {};

/** Says how the chunk's file is fetched and checked before it is run. */
export const setReactPreload = (wanted: typeof preload): void => void (preload = wanted);

export const loadedReact = (): ReactDom | null => loaded;

/** React's renderer, whoever asks for it and however often it could not be had. */
export const reactArrival: Promise<ReactDom> = new Promise((resolve) => (arrive = resolve));

/** @throws what the browser says when the file can't be had; it may be asked for again. */
export const loadReact = (): Promise<ReactDom> =>
  (loading ??= preload()
    .then(() => import('./react'))
    .then(
      (react) => {
        loaded = react;
        arrive(react);
        return react;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
