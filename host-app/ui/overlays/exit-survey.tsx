import { useStore } from '@nanostores/react';
import { useApp } from '../../app-context';
import {
  enjoyments,
  exitReasons,
  interests,
  isComplete,
  noAnswers,
  referralSources,
} from '../../stores/overlays/survey.types';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Modal } from '../kit/modal';
import { Choices } from './choices';
import { useHeadingFocus } from './use-heading-focus';
import './exit-survey.css';
import { Form } from '../kit/form';

/** Longest free text, in characters. */
const LONGEST = 500;

const Questions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { config, stores } = useApp();
  const { survey } = stores.overlays;
  const state = useStore(survey.$survey);
  const answers = state.status === 'closed' ? noAnswers : state.answers;
  return (
    <>
      <Choices
        question="Why are you leaving?"
        value={answers.exitReason}
        options={exitReasons}
        isDisabled={isDisabled}
        onChange={(exitReason) => survey.change({ exitReason })}
      />
      {answers.exitReason === 'missing-features' && (
        <Field
          label="What did you miss? (optional)"
          maxLength={LONGEST}
          value={answers.missingFeature}
          disabled={isDisabled}
          onChange={(event) => survey.change({ missingFeature: event.currentTarget.value })}
        />
      )}
      <Choices
        question={`Did you like using ${config.brand.name}?`}
        value={answers.enjoyed}
        options={enjoyments}
        isDisabled={isDisabled}
        onChange={(enjoyed) => survey.change({ enjoyed })}
      />
      <Choices
        question="How did you find us?"
        value={answers.referralSource}
        options={referralSources}
        isDisabled={isDisabled}
        onChange={(referralSource) => survey.change({ referralSource })}
      />
      <Choices
        question="What were you looking for?"
        value={answers.interest}
        options={interests}
        isDisabled={isDisabled}
        onChange={(interest) => survey.change({ interest })}
      />
      {answers.interest === 'something-else' && (
        <Field
          label="What was it? (optional)"
          maxLength={LONGEST}
          value={answers.otherInterest}
          disabled={isDisabled}
          onChange={(event) => survey.change({ otherInterest: event.currentTarget.value })}
        />
      )}
    </>
  );
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
