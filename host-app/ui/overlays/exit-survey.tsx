import { texts } from 'content:texts/survey';
import { useStore } from '@nanostores/react';
import { Fragment, useId } from 'react';
import { useApp } from '../../app-context';
import { filled } from '../../maths/messages';
import { isComplete, noAnswers } from '../../stores/overlays/survey.types';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Modal } from '../kit/modal';
import { useHeadingFocus } from './use-heading-focus';
import { Form } from '../kit/form';
import './exit-survey.css';

interface ChoicesProps {
  readonly question: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A question with radio buttons that look like chips; no option is selected at first. */
const Choices = ({ question, value, options, isDisabled, onChange }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset className="choices" disabled={isDisabled}>
      <legend>{question}</legend>
      <div className="choices-list">
        {options.map(([option, text]) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Longest free text, in characters. */
const LONGEST = 500;

const Questions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { config, stores } = useApp();
  const { survey } = stores.overlays;
  const state = useStore(survey.$survey);
  const answers = state.status === 'closed' ? noAnswers : state.answers;
  return texts.map(({ name, question, options, detail }) => (
    <Fragment key={name}>
      <Choices
        question={filled(question, { brand: config.brand.name })}
        value={answers[name]}
        options={Object.entries(options)}
        isDisabled={isDisabled}
        onChange={(value) => survey.change({ [name]: value })}
      />
      {detail && answers[name] === detail.option && (
        <Field
          label={detail.label}
          maxLength={LONGEST}
          value={answers[detail.name]}
          disabled={isDisabled}
          onChange={(event) => survey.change({ [detail.name]: event.currentTarget.value })}
        />
      )}
    </Fragment>
  ));
};

/** Overlay 6 of the spec: four short questions for a user who is about to leave. */
export const ExitSurvey = () => {
  const { survey } = useApp().stores.overlays;
  const state = useStore(survey.$survey);
  const inside = useHeadingFocus<HTMLFormElement>();
  if (state.status === 'closed') return null;
  const isSubmitting = state.status === 'submitting';
  return (
    <Modal title="Before you go" className="survey" onClose={survey.dismiss}>
      <Form ref={inside} onSubmit={() => void survey.submit()}>
        <p className="muted">Four quick questions. Your answers decide what we build next.</p>
        <Questions isDisabled={isSubmitting} />
        <div className="survey-actions">
          <Button type="submit" variant="primary" disabled={isSubmitting || !isComplete(state.answers)}>
            {isSubmitting ? 'Submitting...' : 'Submit'}
          </Button>
          <Button variant="quiet" onClick={survey.dismiss}>
            Skip
          </Button>
        </div>
      </Form>
    </Modal>
  );
};
