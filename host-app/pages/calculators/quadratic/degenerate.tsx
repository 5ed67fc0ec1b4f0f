import type { Coefficients, Degenerate } from '../../../maths/quadratic/quadratic.types';
import { formatRational, toNumber } from '../../../maths/rational';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Graph } from '../../../ui/graph/graph';
import { Notice } from '../../../ui/kit/notice';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import { StepList } from '../../../ui/maths-line/step-list';
import { lineGraphRange } from './graph-range';
import { toWorkedSteps } from './worked-steps';

type Linear = Extract<Degenerate, { kind: 'linear' }>;

const LineGraph = ({ solved, coefficients }: { solved: Linear; coefficients: Coefficients }) => {
  const [slope, intercept, root] = [
    toNumber(coefficients.b),
    toNumber(coefficients.c),
    toNumber(solved.root),
  ];
  const frame = lineGraphRange(root, slope, intercept);
  if (!frame) return null;
  const at = formatRational(solved.root).replace('-', '−');
  return (
    <figure className="parabola">
      <Graph
        {...frame}
        curves={[(x) => slope * x + intercept]}
        points={[{ x: root, y: 0, label: `(${at}, 0)` }]}
        label={`A straight line that crosses the x axis at ${at}.`}
      />
    </figure>
  );
};

/** The text for a = 0: a linear equation, always true, or never true. */
export const DegenerateAnswer = ({
  solved,
  coefficients,
}: {
  solved: Degenerate;
  coefficients: Coefficients;
}) => {
  if (solved.kind !== 'linear')
    return (
      <section className="card result-card" aria-labelledby="roots">
        <h2 id="roots">{solved.kind === 'always' ? 'Every number is a solution' : 'No solution'}</h2>
        <p role="status">
          {solved.kind === 'always'
            ? 'With a, b and c all 0 the equation says 0 = 0. That is true whatever x is.'
            : `Without x the equation says ${formatRational(coefficients.c).replace('-', '−')} = 0, which is never true. Enter a value other than 0 for a.`}
        </p>
      </section>
    );
  return (
    <section className="card result-card" aria-labelledby="roots">
      <h2 id="roots">Solution</h2>
      <div role="status">
        <FittedMaths tree={equationMaths(`x = ${formatRational(solved.root)}`)} className="root-exact" />
      </div>
      <Notice>
        With a = 0 there is no x², so this is a linear equation with one solution: a straight line.
      </Notice>
      <LineGraph solved={solved} coefficients={coefficients} />
    </section>
  );
};

export const LinearSteps = ({ solved }: { solved: Linear }) => (
  <section className="card" aria-labelledby="steps">
    <h2 id="steps">Step by step</h2>
    {solved.steps.length > 0 ? (
      <StepList steps={toWorkedSteps(solved.steps)} />
    ) : (
      <p className="muted">The equation already says what x is.</p>
    )}
  </section>
);
