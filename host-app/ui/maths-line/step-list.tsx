import type { MathTree } from '../../content/content.types';
import { FittedMaths } from '../content/fitted-maths';
import { mathsWidth } from '../content/maths-width';
import { formula } from './parts';
import './maths-line.css';

export interface WorkedStep {
  readonly title: string;
  /** The lines of the step; with `startsFrom`, the first one is the starting point. */
  readonly lines: readonly MathTree[];
  readonly startsFrom?: boolean;
  /** The reason of the step. */
  readonly why: string;
}

/** The width in em that fits side by side on a small phone. */
const ONE_LINE = 19;

/** Formulas in one row where they fit, else below each other. */
export const inOneRow = (
  lines: readonly MathTree[],
  between: readonly MathTree[] = [],
): readonly MathTree[] => {
  const width = lines.reduce((sum, line) => sum + mathsWidth(line), between.length > 0 ? 3 : 0);
  if (lines.length < 2 || width > ONE_LINE) return lines;
  return [formula(...lines.flatMap((line, at) => [...(at === 0 ? [] : between), ...inside(line)]))];
};

/** The children of <math>. */
const inside = (line: MathTree): readonly MathTree[] => {
  const [, , ...children] = line;
  return children.filter((child): child is MathTree => typeof child !== 'string');
};

/** Numbered steps: the action, the formula in large type, the reason in small type below. */
export const StepList = ({ steps }: { steps: readonly WorkedStep[] }) => (
  <ol className="worked-steps">
    {steps.map((step, index) => (
      <li key={index} className="worked-step">
        <h3>{step.title}</h3>
        {step.lines.length > 0 && (
          <div className="worked-lines">
            {step.lines.map((line, at) => (
              <FittedMaths
                key={at}
                tree={line}
                className={step.startsFrom && at === 0 && step.lines.length > 1 ? 'worked-from' : 'worked-to'}
              />
            ))}
          </div>
        )}
        <p>{step.why}</p>
      </li>
    ))}
  </ol>
);
