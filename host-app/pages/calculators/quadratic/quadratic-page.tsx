import { polynomialText } from '../../../maths/quadratic/polynomial-text';
import { solveQuadratic } from '../../../maths/quadratic/quadratic';
import type { Coefficients, Degenerate, Quadratic } from '../../../maths/quadratic/quadratic.types';
import { formatRational } from '../../../maths/rational';
import { CalculatorPage } from '../layout/calculator-page';
import { useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { ParabolaCard, RootsCard } from './answer';
import { CoefficientFields } from './coefficient-fields';
import { DegenerateAnswer, LinearSteps } from './degenerate';
import { defaults, readCoefficients } from './inputs';
import { MethodSteps } from './method-steps';
import '../fraction/fraction.css';
import './quadratic.css';

const About = () => (
  <>
    <h2>What you can enter</h2>
    <p>
      Whole numbers, decimals (0.5 or 0,5), fractions (3/4), mixed numbers (1 1/2) and repeating decimals
      (0.1(6)), each positive or negative. Everything is worked out exactly; only the decimals are rounded, to
      ten digits.
    </p>
    <h2>Which method?</h2>
    <p>
      Factoring is the quickest where it works: when the roots are rational. The formula always works.
      Completing the square also always works, and shows where the formula comes from.
    </p>
  </>
);

const resultText = (solved: Quadratic | Degenerate): string => {
  if (solved.kind === 'quadratic') return solved.roots.map(({ exact }) => `x = ${exact}`).join(', ');
  if (solved.kind === 'linear') return `x = ${formatRational(solved.root)}`;
  return solved.kind === 'always' ? 'every x' : 'no solution';
};

/** The history entry: plain text that reads like the equation. */
const entryOf = (coefficients: Coefficients | null, solved: Quadratic | Degenerate | null) => {
  if (!coefficients || !solved) return null;
  const { a, b, c } = coefficients;
  return { calculator: 'quadratic', input: `${polynomialText([a, b, c])} = 0`, result: resultText(solved) };
};

/** /math/quadratic */
export const QuadraticPage = () => {
  const [inputs, change] = useInputs('quadratic', defaults);
  const { coefficients, errors } = readCoefficients(inputs);
  const solved = coefficients && solveQuadratic(coefficients);
  useHistoryEntry(entryOf(coefficients, solved));
  return (
    <CalculatorPage
      title="Quadratic equation solver"
      description="Exact roots, real or complex, with the graph and every step of three methods."
      layout="form"
      about={<About />}
      formulas={[
        ['quadratic-formula', 'Quadratic formula'],
        ['discriminant', 'Discriminant'],
        ['completing-the-square', 'Completing the square'],
        ['vertex-of-a-parabola', 'Vertex of a parabola'],
      ]}
    >
      <div className="fraction-columns">
        <CoefficientFields inputs={inputs} errors={errors} coefficients={coefficients} onChange={change} />
        {solved?.kind === 'quadratic' && <RootsCard quadratic={solved} />}
        {solved && coefficients && solved.kind !== 'quadratic' && (
          <DegenerateAnswer solved={solved} coefficients={coefficients} />
        )}
        {!solved && (
          <section className="card result-card result-waiting" aria-label="Solutions">
            <p className="muted">The solutions come here once a, b and c can be read.</p>
          </section>
        )}
      </div>
      {solved?.kind === 'quadratic' && (
        <>
          <ParabolaCard quadratic={solved} />
          <MethodSteps quadratic={solved} chosen={inputs.method} onChoose={(method) => change({ method })} />
        </>
      )}
      {solved?.kind === 'linear' && <LinearSteps solved={solved} />}
    </CalculatorPage>
  );
};
