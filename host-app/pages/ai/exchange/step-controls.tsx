import { useState } from 'react';
import type { StepView } from '../../../ports';

interface VisibleSteps {
  readonly visible: readonly StepView[];
  readonly total: number;
  readonly isComplete: boolean;
  readonly hide: () => void;
  readonly next: () => void;
  readonly showAll: () => void;
}

/** All steps are visible at first. The user can hide them and show them one by one. */
export const useSteps = (steps: readonly StepView[]): VisibleSteps => {
  const [shown, setShown] = useState(Number.POSITIVE_INFINITY);
  const total = steps.length;
  return {
    visible: steps.slice(0, shown),
    total,
    isComplete: shown >= total,
    hide: () => setShown(0),
    next: () => setShown(Math.min(shown, total) + 1),
    showAll: () => setShown(Number.POSITIVE_INFINITY),
  };
};

/** Hides the steps, shows the next one, or shows all; a new step is announced. */
export const StepControls = ({ steps }: { steps: VisibleSteps }) => {
  const { visible, total, isComplete } = steps;
  const [newest, setNewest] = useState<string | null>(null);
  const next = (): void => {
    steps.next();
    setNewest(
      visible.length + 1 < total ? `Step ${visible.length + 1} of ${total}` : 'The last step and the answer',
    );
  };
  return (
    <div className="ai-progress no-print">
      <div className="ai-step-buttons" role="group" aria-label="Steps">
        <button type="button" aria-pressed={visible.length === 0} onClick={steps.hide}>
          Hide
        </button>
        <button type="button" disabled={isComplete} onClick={next}>
          {visible.length === 0 ? 'Hint' : 'Next step'}
        </button>
        <button type="button" aria-pressed={isComplete} onClick={steps.showAll}>
          Show all
        </button>
      </div>
      <p className="ai-step-count" aria-hidden="true">
        {visible.length} of {total}
      </p>
      <p className="visually-hidden" role="status">
        {newest !== null && !(visible.length === 0) && `${newest}: ${visible.at(-1)?.title ?? ''}`}
      </p>
    </div>
  );
};
