import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { Icon } from '../../../ui/kit/icon';
import { moneyMessage, type Money } from '../financial/amounts/money';
import type { FieldMessage } from '../financial/amounts/read-fields';
import type { ChangePercent, PercentInputs } from './inputs';
import { fieldsOf } from './read-percentage';
import type { Sentence } from './sentences';
import { Form } from '../../../ui/kit/form';
import { useDraft } from '../financial/amounts/use-draft';

interface SentenceInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly before?: string;
  readonly after?: string;
  /** Id of the element with the error message. */
  readonly errorId: string | undefined;
}

/** A number field within a sentence, as wide as its text. */
const SentenceInput = ({ label, value, onChange, before, after, errorId }: SentenceInputProps) => {
  const draft = useDraft(value, onChange);
  const shown = draft.value;
  return (
    <span className={`sentence-field${errorId ? ' wrong' : ''}`}>
      {before && !/\p{Sc}/u.test(shown) && <span aria-hidden="true">{before}</span>}
      <input
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        inputMode="decimal"
        size={Math.min(14, Math.max(3, shown.length))}
        {...draft}
      />
      {after && !shown.includes('%') && <span aria-hidden="true">{after}</span>}
    </span>
  );
};

interface QuestionProps {
  readonly sentence: Sentence;
  readonly inputs: PercentInputs;
  readonly change: ChangePercent;
  readonly problems: Readonly<Record<string, FieldMessage>>;
  readonly money: Money;
}

/** The question as a sentence with fields in it, and the messages for them below. */
export const Question = ({ sentence, inputs, change, problems, money }: QuestionProps) => {
  const id = useId();
  const errorId = (name: string): string => `${id}-${name}`;
  return (
    <Form className="percent-form">
      <p className="sentence">
        {sentence.parts.map((part) =>
          typeof part === 'string' ? (
            <span key={part}>{part}</span>
          ) : (
            <SentenceInput
              key={part.name}
              label={part.label}
              value={inputs[part.input]}
              onChange={(value) => change({ [part.input]: value })}
              {...(part.unit === 'money' && { before: money.sign })}
              {...(part.unit === 'percent' && { after: '%' })}
              errorId={problems[part.name] ? errorId(part.name) : undefined}
            />
          ),
        )}
      </p>
      {fieldsOf(sentence).map(({ name, label }) => {
        const problem = problems[name];
        return (
          problem && (
            <p key={name} className="field-error" id={errorId(name)} role="alert">
              <Icon icon={CircleAlert} size={18} />
              {label}: {moneyMessage(money, problem.message, problem.params)}
            </p>
          )
        );
      })}
    </Form>
  );
};
