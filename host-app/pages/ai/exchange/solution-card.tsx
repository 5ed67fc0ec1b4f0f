import { useState } from 'react';
import { useApp } from '../../../app-context';
import type { SolutionView, StepView } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { Segments } from '../../../ui/kit/segments';
import { Actions } from './actions';
import { Answer } from './answer';
import { CorrectReading } from '../correction/correct-reading';
import { ReadByModel, Results } from './model-reading';
import { StepControls, useSteps } from './step-controls';

/**
 * Numbered lines: the action, where it begins if that is not the line above, the formula in large type, the
 * reason in small type. Detailed steps can be opened.
 */
const Steps = ({ steps }: { steps: readonly StepView[] }) => (
  <ol className="ai-steps">
    {steps.map((step, index) => (
      <li key={index} className="ai-step">
        <h2>{step.title}</h2>
        {step.start && (
          <div className="ai-line wide-line ai-start">
            <Maths tree={step.start} />
          </div>
        )}
        <div className="ai-line wide-line">
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

interface SolutionCardProps {
  readonly question: string;
  readonly solution: SolutionView;
  readonly onAsk: (question: string) => void;
  readonly onEdit: (question: string) => void;
}

const Reading = ({ question, solution, onAsk }: Omit<SolutionCardProps, 'onEdit'>) => (
  <div className="ai-reading">
    <p className="wide-line">
      I read this as {solution.reading.task} <Maths tree={solution.reading.math} />
    </p>
    {solution.alternatives.length > 0 && (
      <p className="ai-alternatives">
        Did you mean{' '}
        {solution.alternatives.map(({ text, task, math }) => (
          <button key={text} type="button" className="chip" onClick={() => onAsk(text)}>
            {task} <Maths tree={math} />
          </button>
        ))}
      </p>
    )}
    <CorrectReading question={question} amounts={solution.amounts ?? []} onAsk={onAsk} />
  </div>
);

/** A solved problem: interpretation, methods, steps, answer, graph. */
export const SolutionCard = ({ question, solution, onAsk, onEdit }: SolutionCardProps) => {
  const { brand } = useApp().config;
  const { modelReading } = solution;
  const [chosen, setChosen] = useState(0);
  const steps = useSteps(solution.methods[chosen]?.steps ?? []);
  return (
    <article className="card ai-solution" aria-label={`Solution, by ${brand.name}`}>
      {modelReading ? (
        <ReadByModel reading={modelReading} />
      ) : (
        <Reading question={question} solution={solution} onAsk={onAsk} />
      )}
      {solution.methods.length > 1 && (
        <Segments
          label="Method"
          value={String(chosen)}
          options={solution.methods.map(({ name }, index) => [String(index), name] as const)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {steps.total > 0 && (
        <>
          <StepControls steps={steps} />
          <Steps steps={steps.visible} />
        </>
      )}
      {steps.isComplete && <Answer solution={solution} />}
      {steps.isComplete && modelReading && <Results results={modelReading.results} />}
      <Actions question={question} text={solution.answer.text} solution={solution} onEdit={onEdit} />
    </article>
  );
};
