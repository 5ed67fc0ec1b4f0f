import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../../app-context';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { useHead } from '../../../ui/page/head';
import './onboarding.css';
import { questions } from '../../../data/account/onboarding-choices';
import { answersOf, chosenAnswers } from './questions';
import type { ChosenAnswers } from './questions';
import type { StudyPreferences } from '../../../data/account/profile.types';
import { Step } from './step';
import { useSteps } from './use-steps';
import { Form } from '../../../ui/kit/form';

const Progress = ({ step }: { readonly step: number }) => (
  <div className="onb-progress">
    <div
      className="onb-bar"
      role="progressbar"
      aria-label="Questions"
      aria-valuemin={1}
      aria-valuemax={questions.length}
      aria-valuenow={step + 1}
      aria-valuetext={`Question ${step + 1} of ${questions.length}`}
    >
      {questions.map(({ name }, index) => (
        <span key={name} data-done={index <= step} />
      ))}
    </div>
    <span className="muted" aria-hidden="true">
      {step + 1} of {questions.length}
    </span>
  </div>
);

interface ActionsProps {
  readonly step: number;
  readonly isBusy: boolean;
  readonly canContinue: boolean;
  readonly onBack: () => void;
  readonly onSkip: () => void;
}

const isLastStep = (step: number): boolean => step === questions.length - 1;

const Actions = ({ step, isBusy, canContinue, onBack, onSkip }: ActionsProps) => (
  <div className="onb-actions">
    {step > 0 && (
      <Button variant="quiet" onClick={onBack}>
        <Icon icon={ArrowLeft} />
        Back
      </Button>
    )}
    <span className="onb-space" />
    <Button variant="quiet" disabled={isBusy} onClick={onSkip}>
      {isLastStep(step) ? 'Finish without' : 'Skip'}
    </Button>
    <Button type="submit" variant="primary" size="large" disabled={isBusy || !canContinue}>
      {isLastStep(step) ? (isBusy ? 'Saving…' : 'Finish') : 'Continue'}
    </Button>
  </div>
);

/** `false`: nothing could be saved, and the same user is still on the page with the same choices. */
const useFinish = () => {
  const { ports, stores } = useApp();
  const { account, overlays, toasts } = stores;
  return async (chosen: ChosenAnswers): Promise<boolean> => {
    try {
      const isSaved = await account.answerOnboarding(answersOf(chosen, ports.clock.now()));
      if (!isSaved)
        toasts.show('Your answers are kept in this browser and saved to your account later.', 'plain');
    } catch {
      toasts.show('Your answers could not be kept. Check your connection and try again.', 'danger');
      return false;
    }
    overlays.tracker.interaction('complete', 'onboarding_flow', { answered: Object.keys(chosen).length });
    return true;
  };
};

/** The current question, and the user's moves between the questions. */
const useOnboarding = () => {
  const { ports, stores } = useApp();
  const account = useStore(stores.account.$account);
  const [, navigate] = useLocation();
  const known = account.status === 'ready' ? chosenAnswers(account.profile.preferences) : {};
  const { step, chosen, goTo, choose, forget } = useSteps(ports.sessionStore, known);
  const [isBusy, setBusy] = useState(false);
  const hasMoved = useRef(false);
  const finish = useFinish();
  const next = async (given: ChosenAnswers): Promise<void> => {
    hasMoved.current = true;
    if (!isLastStep(step)) return goTo(step + 1, given);
    setBusy(true);
    const isDone = await finish(given);
    setBusy(false);
    if (!isDone) return undefined;
    forget();
    return navigate('/ai');
  };
  const back = (): void => {
    hasMoved.current = true;
    goTo(step - 1);
  };
  const skip = (name: keyof StudyPreferences): void => {
    const { [name]: _left, ...others } = chosen;
    void next(others);
  };
  const leave = (): void => {
    stores.overlays.tracker.interaction('skip', 'onboarding_flow', { question: step + 1 });
    forget();
    navigate('/ai');
  };
  return { step, chosen, isBusy, hasMoved: hasMoved.current, choose, next, back, skip, leave };
};

/** /onboarding: four questions that can be skipped (spec sections 1 and 4). */
export const OnboardingPage = () => {
  const { step, chosen, isBusy, hasMoved, choose, next, back, skip, leave } = useOnboarding();
  useHead({
    title: 'Welcome',
    description: 'Four short questions, so that lessons and examples fit you.',
    isPrivate: true,
  });
  const question = questions[step] ?? questions[0];
  if (!question) return null;
  return (
    <div className="page onb">
      <div className="onb-top">
        <Progress step={step} />
        <Button variant="quiet" size="small" onClick={leave}>
          Skip all
        </Button>
      </div>
      <Form
        className="onb-form"
        onSubmit={() => {
          if (chosen[question.name] !== undefined && !isBusy) void next(chosen);
        }}
      >
        <Step
          key={question.name}
          question={question}
          chosen={chosen[question.name]}
          hasMoved={hasMoved}
          onChoose={(id) => choose(question.name, id)}
        />
        <Actions
          step={step}
          isBusy={isBusy}
          canContinue={chosen[question.name] !== undefined}
          onBack={back}
          onSkip={() => skip(question.name)}
        />
      </Form>
    </div>
  );
};
