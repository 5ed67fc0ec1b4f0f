import CircleCheck from 'lucide-react/icons/circle-check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId } from 'react';
import type { PracticeQuestion } from '../../../content/content.types';
import type { Attempt } from '../../../stores/library/practice';
import { Line, Prose } from '../../../ui/content/prose';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { AnswerInput } from './answer-input';
import { AnswerText } from './answer-text';
import { Form } from '../../../ui/kit/form';

interface QuestionCardProps {
  readonly number: number;
  readonly question: PracticeQuestion;
  readonly attempt: Attempt;
  readonly onType: (typed: string) => void;
  readonly onCheck: () => void;
  readonly onHint: () => void;
  readonly onGiveUp: () => void;
  readonly onStartAgain: () => void;
}

const PRAISE = ['Right at the first try.', 'Right. Trying again paid off.', 'Right. You did not give up.'];

const praise = (tries: number): string => PRAISE[Math.min(tries, PRAISE.length) - 1] ?? 'Right.';

const Hint = ({ question }: { question: PracticeQuestion }) => (
  <div className="question-hint">
    <Icon icon={Lightbulb} size={18} />
    <p>
      <Line content={question.hint} />
    </p>
  </div>
);

const OpenActions = ({ attempt, onHint, onGiveUp }: QuestionCardProps) => (
  <div className="question-actions">
    <Button type="submit" variant="primary">
      Check
    </Button>
    {!attempt.isHintShown && (
      <Button variant="quiet" onClick={onHint}>
        Hint
      </Button>
    )}
    <Button variant="quiet" onClick={onGiveUp}>
      Show the answer
    </Button>
  </div>
);

/** Shown after the answer: the solution and its explanation. */
const Explained = ({ question, attempt, onStartAgain }: QuestionCardProps) => (
  <div className="question-explained">
    {attempt.status === 'shown' && <AnswerText answer={question.answer} />}
    <div className="prose">
      <Prose blocks={question.explanation} />
    </div>
    {attempt.status === 'shown' && (
      <Button variant="secondary" size="small" onClick={onStartAgain}>
        Try it yourself again
      </Button>
    )}
  </div>
);

/** A question with its input, messages and explanation. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { number, question, attempt, onType, onCheck } = props;
  const id = useId();
  const isOpen = attempt.status === 'open';
  return (
    <li className={`question ${attempt.status}`}>
      <Form aria-labelledby={`${id}-title`} onSubmit={onCheck}>
        <h3 className="question-number" id={`${id}-title`}>
          Question {number}
        </h3>
        <div className="prose question-text" id={`${id}-text`}>
          <Prose blocks={question.question} />
        </div>
        <AnswerInput
          answer={question.answer}
          typed={attempt.typed}
          isOpen={isOpen}
          describedBy={`${id}-text ${id}-verdict`}
          isWrong={isOpen && attempt.message !== null}
          onType={onType}
        />
        <div className="verdict" id={`${id}-verdict`} role="status">
          {attempt.status === 'right' && (
            <p className="verdict-right">
              <Icon icon={CircleCheck} /> {praise(attempt.tries)}
            </p>
          )}
          {isOpen && attempt.message !== null && <p className="verdict-wrong">{attempt.message}</p>}
        </div>
        {isOpen && attempt.isHintShown && <Hint question={question} />}
        {isOpen && <OpenActions {...props} />}
      </Form>
      {!isOpen && <Explained {...props} />}
    </li>
  );
};
