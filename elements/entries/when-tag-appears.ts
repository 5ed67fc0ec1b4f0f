import { ofDocument } from '../../sdk/script';

/** Calls `found` once, when the page has one of these tags, now or later. Live lists make the check cheap. */
export const whenTagAppears = (tags: readonly string[], found: () => void): void => {
  const lists = tags.map((tag) => ofDocument('getElementsByTagName').call(document, tag));
  const isThere = (): boolean => lists.some((list) => list[0]);
  if (isThere()) return found();
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    found();
  });
  observer.observe(document, { childList: true, subtree: true });
};
