import { useId, useEffect, useState } from 'react';
import type { PracticeAnswer, MathTree } from '../../../content/content.types';
import { Line } from '../../../ui/content/prose';
import { useApp } from '../../../app-context';
import { Maths } from '../../../ui/content/maths';

const PAUSE_MS = 200;

/** True when a formula would show more than the typed text. */
const isWorthIt = (text: string): boolean => /[\^/√*(]|sqrt|pi/i.test(text);

/** The typed text as a formula. */
const TypedMaths = ({ text }: { text: string }) => {
  const { solver } = useApp().ports;
  const [read, setRead] = useState<{ readonly text: string; readonly tree: MathTree | null } | null>(null);
  const wanted = isWorthIt(text) ? text : '';
  useEffect(() => {
    if (wanted === '') return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      solver.preview(wanted).then(
        (tree) => isLate || setRead({ text: wanted, tree }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [wanted, solver]);
  return (
    <span className="typed-maths" aria-hidden="true">
      {wanted !== '' && read?.tree && <Maths tree={read.tree} />}
    </span>
  );
};

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
