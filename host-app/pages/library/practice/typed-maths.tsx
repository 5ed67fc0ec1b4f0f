import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { MathTree } from '../../../content/content.types';
import { Maths } from '../../../ui/content/maths';

const PAUSE_MS = 200;

/** Shows how it was read as soon as that says more than the typing itself. */
const isWorthIt = (text: string): boolean => /[\^/√*(]|sqrt|pi/i.test(text);

/** What was typed, in the writing of mathematics. */
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
