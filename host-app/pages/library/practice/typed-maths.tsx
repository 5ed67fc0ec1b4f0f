import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { MathTree } from '../../../content/content.types';
import { Maths } from '../../../ui/content/maths';

const PAUSE_MS = 200;

/** True when a formula would show more than the typed text. */
const isWorthIt = (text: string): boolean => /[\^/√*(]|sqrt|pi/i.test(text);

/** The typed text as a formula. */
export const TypedMaths = ({ text }: { text: string }) => {
  const { solver } = useApp().ports;
  const [read, setRead] = useState<{ readonly text: string; readonly tree: MathTree | null } | null>(null);
  const wanted = isWorthIt(text) ? text : '';
  useEffect(() => {
    if (wanted === '') return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      solver.preview(wanted).then(
        (tree) => isLate || setRead({ text: wanted, tree }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [wanted, solver]);
  return (
    <span className="typed-maths" aria-hidden="true">
      {wanted !== '' && read?.tree && <Maths tree={read.tree} />}
    </span>
  );
};
