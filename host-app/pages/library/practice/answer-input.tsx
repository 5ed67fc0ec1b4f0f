import { useId } from 'react';
import type { PracticeAnswer } from '../../../content/content.types';
import { Line } from '../../../ui/content/prose';
import { TypedMaths } from './typed-maths';

interface AnswerInputProps {
  readonly answer: PracticeAnswer;
  readonly typed: string;
  readonly isOpen: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string;
  readonly onType: (typed: string) => void;
}

type Typing = Exclude<PracticeAnswer, { readonly kind: 'choice' }>;

const labelOf = (answer: Typing): string => {
  switch (answer.kind) {
    case 'number':
      return answer.tolerance === undefined ? 'Your answer' : 'Your answer, rounded';
    case 'set':
      return 'Your answers, with commas between them';
    case 'expression':
      return `Your answer, with ${answer.variables.join(' and ')}`;
  }
};

const placeholderOf = (answer: Typing): string => {
  switch (answer.kind) {
    case 'number':
      return answer.tolerance === undefined ? '3/4, 0.75, √2 …' : '0.75';
    case 'set':
      return '1, 2';
    case 'expression':
      return `2${answer.variables[0] ?? 'x'} + 1`;
  }
};

const Choice = ({
  answer,
  typed,
  isOpen,
  describedBy,
  onType,
}: AnswerInputProps & { readonly answer: Extract<PracticeAnswer, { readonly kind: 'choice' }> }) => {
  const name = useId();
  return (
    <fieldset className="answer-choices" aria-describedby={describedBy}>
      <legend className="visually-hidden">Choose one</legend>
      {answer.options.map((option, index) => (
        <label key={index} className="answer-choice">
          <input
            type="radio"
            name={name}
            disabled={!isOpen}
            checked={typed === String(index)}
            onChange={() => onType(String(index))}
          />
          <span>
            <Line content={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The input for each kind of answer. */
export const AnswerInput = (props: AnswerInputProps) => {
  const { answer, typed, isOpen, isWrong, describedBy, onType } = props;
  const id = useId();
  if (answer.kind === 'choice') return <Choice {...props} answer={answer} />;
  return (
    <div className="field answer-field">
      <label htmlFor={id}>{labelOf(answer)}</label>
      <div className="answer-line">
        <input
          id={id}
          className="input"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={isOpen ? placeholderOf(answer) : ''}
          readOnly={!isOpen}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {isOpen && answer.kind !== 'set' && <TypedMaths text={typed} />}
      </div>
    </div>
  );
};
