import { Link } from 'wouter';
import type { FormulaLink } from '../../content/content.types';
import { FittedMaths } from '../../ui/content/fitted-maths';

interface FormulaListProps {
  readonly formulas: readonly FormulaLink[];
  readonly className?: string;
}

/** Links to formulas, with the formula below each title. */
export const FormulaList = ({ formulas, className = '' }: FormulaListProps) => (
  <ul className={`related ${className}`}>
    {formulas.map(({ id, title, math }) => (
      <li key={id}>
        <Link href={`/formulas/${id}`}>
          <span className="related-title">{title}</span>
          <FittedMaths className="related-maths" tree={math} />
        </Link>
      </li>
    ))}
  </ul>
);
