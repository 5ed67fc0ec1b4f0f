import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { MathTree } from '../../../content/content.types';

const read = new Map<string, MathTree | null>();

/** A problem with a word such as 'integrate' is shown as text: the formula alone would not show the task. */
const TASK_WORDS = /\b(?!sqrt|cbrt|root|sinh|cosh|tanh|asin|acos|atan|log10)[a-z]{4,}/i;

/** The text as a formula; `null` until it has been read, and where it cannot be read. */
export const usePreview = (text: string, isMaths: boolean): MathTree | null => {
  const { solver } = useApp().ports;
  const [tree, setTree] = useState(() => read.get(text) ?? null);
  useEffect(() => {
    if (!isMaths || TASK_WORDS.test(text) || read.has(text)) return undefined;
    let isShown = true;
    solver.preview(text).then(
      (found) => {
        read.set(text, found);
        if (isShown) setTree(found);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [text, isMaths, solver]);
  return tree;
};
