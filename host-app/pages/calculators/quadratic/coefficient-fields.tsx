import { polynomialText } from '../../../maths/quadratic/polynomial-text';
import type { Coefficients } from '../../../maths/quadratic/quadratic.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Field } from '../../../ui/kit/field';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import type { Inputs } from '../layout/use-inputs';
import { COEFFICIENTS, EXAMPLES } from './inputs';
import type { QuadraticInput, CoefficientReadings } from './inputs';

interface CoefficientFieldsProps {
  readonly inputs: Inputs<QuadraticInput>;
  readonly errors: CoefficientReadings['errors'];
  readonly coefficients: Coefficients | null;
  readonly onChange: (changes: Partial<Inputs<QuadraticInput>>) => void;
}

const BEFORE = { a: 'x²', b: 'x', c: undefined } as const;

/** a, b and c, with a preview of the equation. */
export const CoefficientFields = ({ inputs, errors, coefficients, onChange }: CoefficientFieldsProps) => {
  const equation = coefficients
    ? `${polynomialText([coefficients.a, coefficients.b, coefficients.c])} = 0`
    : 'a*x^2 + b*x + c = 0';
  return (
    <section className="card fraction-input" aria-label="Equation">
      <FittedMaths
        tree={equationMaths(equation)}
        className={coefficients ? 'preview equation' : 'preview equation pending'}
      />
      <div className="coefficients">
        {COEFFICIENTS.map((name) => (
          <Field
            key={name}
            label={name}
            {...(BEFORE[name] && { after: BEFORE[name] })}
            value={inputs[name]}
            error={errors[name]}
            spellCheck={false}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className="example-chips" role="group" aria-label="Examples">
        {EXAMPLES.map(([label, values]) => (
          <button key={label} type="button" className="chip" onClick={() => onChange(values)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
};
