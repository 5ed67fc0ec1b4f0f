import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { caretMark } from './palette';

interface TextBox {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Inserts a symbol at the caret, which moves to the position of `caretMark`. */
  insert(snippet: string): void;
}

/** The text area of the composer. It grows with its text up to the maximum of the style sheet. */
export const useTextBox = (draft: string, onDraft: (text: string) => void): TextBox => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);
  return {
    box,
    insert(snippet) {
      const element = box.current;
      if (!element) return;
      const [before = '', after = ''] = snippet.split(caretMark);
      const { selectionStart, selectionEnd } = element;
      const chosen = draft.slice(selectionStart, selectionEnd);
      onDraft(draft.slice(0, selectionStart) + before + chosen + after + draft.slice(selectionEnd));
      const caret = selectionStart + before.length + chosen.length;
      requestAnimationFrame(() => {
        element.focus();
        element.setSelectionRange(caret, caret);
      });
    },
  };
};
