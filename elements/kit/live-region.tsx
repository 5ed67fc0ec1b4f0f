import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepActiveElement } from './focus';

/** Shorter states are not announced. The delay also lets screen readers find a new region. */
const REST_MS = 100;
/** Then the region is emptied. Otherwise a customer who reads to the end of the page hears the last sentence again. */
const CLEAR_MS = 7000;

/** What a screen reader says when `element` gets the focus: its text, and its description. */
const saidByFocus = (element: Element): readonly string[] => {
  const root = element.getRootNode() as ShadowRoot | Document;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [element, ...ids.map((id) => root.getElementById(id))].map((part) => part?.textContent ?? '');
};

/**
 * Announces each sentence once to screen readers. The region is on the page, empty, before the first sentence: screen
 * readers announce only changes. Each sentence is a separate line, because languages end sentences in different ways.
 * A sentence that the newly focused element says itself is left out.
 */
export const LiveRegion = ({ sentences }: { sentences: readonly string[] }) => {
  /** The focused element before the first change that is not announced yet; undefined: there is none. */
  const before = useRef<Element | null | undefined>(undefined);
  /** What a focused element has said, as long as it stays among the sentences. */
  const read = useRef<readonly string[]>([]);
  const [said, setSaid] = useState<readonly string[]>([]);
  const now = sentences.join('\n');
  useLayoutEffect(() => {
    if (before.current === undefined) before.current = deepActiveElement();
  }, [now]);
  useEffect(() => {
    const rest = setTimeout(() => {
      // By now the step has moved the focus. An element that had it before the step is not read again.
      const focused = deepActiveElement();
      const words = focused && focused !== before.current ? saidByFocus(focused) : [];
      before.current = undefined;
      const all = now.split('\n');
      read.current = all.filter((sentence) => words.includes(sentence) || read.current.includes(sentence));
      setSaid(all.filter((sentence) => !read.current.includes(sentence)));
    }, REST_MS);
    const clear = setTimeout(() => setSaid([]), CLEAR_MS);
    return () => {
      clearTimeout(rest);
      clearTimeout(clear);
    };
  }, [now]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
};
