import type { MethodName, Quadratic } from '../../../maths/quadratic/quadratic.types';
import { Segments } from '../../../ui/kit/segments';
import { StepList } from '../../../ui/maths-line/step-list';
import { METHOD_NAMES } from './inputs';
import { toWorkedSteps } from './worked-steps';

interface MethodStepsProps {
  readonly quadratic: Quadratic;
  readonly chosen: string;
  readonly onChoose: (name: MethodName) => void;
}

/** The steps of one method; tabs change the method. */
export const MethodSteps = ({ quadratic, chosen, onChoose }: MethodStepsProps) => {
  const { methods, factored } = quadratic;
  const method = methods.find(({ name }) => name === chosen) ?? methods[0];
  if (!method) return null;
  return (
    <section className="card method-card" aria-labelledby="steps">
      <h2 id="steps">Step by step</h2>
      <Segments
        label="Method"
        value={method.name}
        options={methods.map(({ name }) => [name, METHOD_NAMES[name]] as const)}
        onChange={onChoose}
      />
      {factored === undefined && (
        <p className="field-hint">Factoring is not offered here: the roots are not rational numbers.</p>
      )}
      <StepList key={method.name} steps={toWorkedSteps(method.steps)} />
    </section>
  );
};
