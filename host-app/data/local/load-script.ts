import { trustedScriptUrl } from './trusted-url';

/** Runs a script of this site. Rejects if it can't be fetched. */
export const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
