import { newElement, ofDocument } from './page-document';

/**
 * Fetches a module and checks it against its digest before it runs. Browsers without `modulepreload` import it without
 * this check.
 * @throws a text with the reason.
 */
export const preloadModule = (url: string, integrity: string, limitMs: number): Promise<void> => {
  const link = newElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    timer = setTimeout(reject, limitMs, 'No answer.');
    link.onload = () => resolve();
    link.onerror = () =>
      reject(`${url} is missing, blocked, changed, or sent without the header Access-Control-Allow-Origin.`);
    if (link.relList.supports('modulepreload')) ofDocument('head').append(link);
    else resolve();
  }).finally(() => {
    clearTimeout(timer);
    link.remove();
  });
};
