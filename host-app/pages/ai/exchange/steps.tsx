import type { ShownStep } from '../../../ports';
import { Maths } from '../../../ui/content/maths';

/** Numbered lines: what was done, the maths large, the reason small; finer steps fold out. */
export const Steps = ({ steps }: { steps: readonly ShownStep[] }) => (
  <ol className="ai-steps">
    {steps.map((step, index) => (
      <li key={index} className="ai-step">
        <h2>{step.title}</h2>
        <div className="ai-line">
          <Maths tree={step.after} />
        </div>
        <p className="ai-why">{step.why}</p>
        {step.substeps.length > 0 && (
          <details className="ai-substeps">
            <summary>In smaller steps</summary>
            <Steps steps={step.substeps} />
          </details>
        )}
      </li>
    ))}
  </ol>
);
