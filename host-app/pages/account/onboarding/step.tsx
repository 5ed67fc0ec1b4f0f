import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/kit/icon';
import type { OnboardingQuestion } from '../../../content/content.types';

interface StepProps {
  readonly question: OnboardingQuestion;
  readonly chosen: string | undefined;
  /** The user has come from another step, so focus moves to this one. */
  readonly hasMoved: boolean;
  readonly onChoose: (id: string) => void;
}

/** One question with its choices as cards. */
export const Step = ({ question, chosen, hasMoved, onChoose }: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [question, hasMoved]);
  return (
    <fieldset className="onb-step" aria-describedby="onb-why">
      <legend>
        <h1 ref={heading} tabIndex={-1}>
          {question.title}
        </h1>
      </legend>
      <p className="lead" id="onb-why">
        {question.why}
      </p>
      <div className="onb-choices">
        {question.choices.map(({ id, text, detail }) => (
          <label key={id} className="onb-choice">
            <input
              type="radio"
              name={question.name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className="onb-card">
              {text}
              <span className="muted">{detail}</span>
              <span className="onb-check">
                <Icon icon={Check} size={16} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
