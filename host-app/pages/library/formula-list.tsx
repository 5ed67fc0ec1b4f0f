import { formulas } from 'content:formulas';
import { Link } from 'wouter';
import { FittedMaths } from '../../ui/content/fitted-maths';

interface FormulaListProps {
  readonly ids: readonly string[];
  readonly className?: string;
}

/** Links to formulas, with the formula below each title. */
export const FormulaList = ({ ids, className = '' }: FormulaListProps) => (
  <ul className={`related ${className}`}>
    {ids
      .flatMap((id) => formulas.filter((formula) => formula.id === id))
      .map(({ id, title, math }) => (
        <li key={id}>
          <Link href={`/formulas/${id}`}>
            <span className="related-title">{title}</span>
            <FittedMaths className="related-maths" tree={math} />
          </Link>
        </li>
      ))}
  </ul>
);
