import { useEffect, useState } from 'react';

const isSaid = (node: ChildNode): boolean =>
  node instanceof Element ? !node.slot && node.localName !== 'template' : !!node.textContent?.trim();

/** Whether the element has content between its tags; white space is ignored. */
export const useContent = (host: HTMLElement): boolean => {
  const look = (): boolean =>
    [...host.childNodes].some((node) => node.nodeType !== Node.COMMENT_NODE && isSaid(node));
  const [hasContent, setHasContent] = useState(look);
  useEffect(() => {
    const observer = new MutationObserver(() => setHasContent(look()));
    observer.observe(host, { childList: true, characterData: true, subtree: true });
    setHasContent(look());
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the host alone
  }, [host]);
  return hasContent;
};
