import type { MathTree } from '../../content/content.types';
import { Maths } from './maths';
import { mathsWidth } from './maths-width';

interface FittedMathsProps {
  readonly tree: MathTree;
  readonly className: string;
}

/** The widths that prose.css has classes for: pages that are written as HTML have no style attributes. */
const WIDTHS = [3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 24, 29, 35, 42, 50, 60, 80];

/** A formula in the largest size that fits its container; if the smallest size is too wide, it scrolls. */
export const FittedMaths = ({ tree, className }: FittedMathsProps) => {
  const width = mathsWidth(tree) * 1.06 + 0.4;
  return (
    <div className={`fitted em-${WIDTHS.find((step) => step >= width) ?? 80} ${className}`}>
      <div className="fitted-inside">
        <Maths tree={tree} />
      </div>
    </div>
  );
};
