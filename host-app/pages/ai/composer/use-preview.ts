import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { MathTree } from '../../../content/content.types';

/** Long enough that fast typing does not request previews that nothing displays. */
const PREVIEW_MS = 120;

/** A preview of the formula while it is being typed. */
export const usePreview = (draft: string): MathTree | null => {
  const { clock, solver } = useApp().ports;
  const [preview, setPreview] = useState<MathTree | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const text = draft.trim();
    const cancel = clock.after(text === '' ? 0 : PREVIEW_MS, () => {
      const reading = text === '' ? Promise.resolve(null) : solver.preview(text);
      reading.then(
        (tree) => isCurrent && setPreview(tree),
        () => isCurrent && setPreview(null),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [draft, clock, solver]);
  return preview;
};
