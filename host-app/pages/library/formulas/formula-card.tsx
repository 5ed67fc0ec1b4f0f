import { memo } from 'react';
import { Link } from 'wouter';
import type { FormulaSummary } from '../../../content/content.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Line } from '../../../ui/content/prose';
import { subjectNames } from '../subjects';
import { FavouriteButton } from './favourite-button';

interface FormulaCardProps {
  readonly formula: FormulaSummary;
  readonly isFavourite: boolean;
  /** The heading level; lower when the list has its own heading. */
  readonly level: 2 | 3;
}

export const FormulaCard = memo(({ formula, isFavourite, level }: FormulaCardProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="formula-card">
      <FittedMaths className="formula-card-maths" tree={formula.math} />
      <div className="formula-card-words">
        <Heading>
          <Link href={`/formulas/${formula.id}`} className="whole-card">
            {formula.title}
          </Link>
        </Heading>
        <p className="muted">
          <Line content={formula.summary} />
        </p>
        {level === 2 && <p className="tag">{subjectNames[formula.subject]}</p>}
      </div>
      <FavouriteButton formula={formula} isFavourite={isFavourite} />
    </li>
  );
});
