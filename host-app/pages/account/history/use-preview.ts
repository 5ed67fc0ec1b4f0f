import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { MathTree } from '../../../content/content.types';

const read = new Map<string, MathTree | null>();

/** 'integrate' is no mathematics: the formula alone would say less than the words. */
const WORDS = /\b(?!sqrt|cbrt|root|sinh|cosh|tanh|asin|acos|atan|log10)[a-z]{4,}/i;

/** The text as mathematics; `null` until it is read, and where it can't be. */
export const usePreview = (text: string, isMaths: boolean): MathTree | null => {
  const { solver } = useApp().ports;
  const [tree, setTree] = useState(() => read.get(text) ?? null);
  useEffect(() => {
    if (!isMaths || WORDS.test(text) || read.has(text)) return undefined;
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
