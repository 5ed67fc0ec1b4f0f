/**
 * Fetches a module and checks it against its digest, before anything of it is run. Browsers that do not know
 * `modulepreload` go straight to the import.
 * @throws a text that says why not.
 */
export const preloadModule = (url: string, integrity: string, limitMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    const timer = setTimeout(() => end('No answer.'), limitMs);
    const end = (reason?: string): void => {
      clearTimeout(timer);
      link.remove();
      if (reason) reject(reason);
      else resolve();
    };
    link.onload = () => end();
    link.onerror = () => end(`${url} is missing, blocked or changed.`);
    if (!link.relList.supports('modulepreload')) return end();
    document.head.append(link);
  });
