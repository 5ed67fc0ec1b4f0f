import type { CSSProperties } from 'react';
import type { MathTree } from '../../content/content.types';
import { Maths } from './maths';
import { mathsWidth } from './maths-width';

interface FittedMathsProps {
  readonly tree: MathTree;
  readonly className: string;
}

/** A formula in the largest size that fits its container; if the smallest size is too wide, it scrolls. */
export const FittedMaths = ({ tree, className }: FittedMathsProps) => {
  const width = mathsWidth(tree) * 1.06 + 0.4;
  return (
    <div className={`fitted ${className}`} style={{ '--em': width.toFixed(1) } as CSSProperties}>
      <div className="fitted-inside">
        <Maths tree={tree} />
      </div>
    </div>
  );
};
