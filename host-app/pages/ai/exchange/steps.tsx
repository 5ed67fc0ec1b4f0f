import type { ShownStep } from '../../../ports';
import { Maths } from '../../../ui/content/maths';

/**
 * Numbered lines: the action, the formula in large type, the reason in small type. Detailed steps can be
 * opened.
 */
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
