import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { emptyTerm, MOST_TERMS, problemOf, SIGNS } from './terms';
import type { Term, TermPart } from './terms';

interface TermFieldProps {
  readonly term: Term;
  readonly place: number;
  readonly canRemove: boolean;
  readonly onChange: (changes: Partial<Term>) => void;
  readonly onRemove: () => void;
}

const NAMES: Readonly<Record<TermPart, string>> = { whole: 'Whole part', top: 'Top', bottom: 'Bottom' };

const OperatorSelect = ({ term, place, onChange }: Omit<TermFieldProps, 'canRemove' | 'onRemove'>) => (
  <select
    className="input term-operator"
    aria-label={`Operation before number ${place}`}
    value={term.operator}
    onChange={(event) => {
      const chosen = SIGNS.find((sign) => sign === event.currentTarget.value);
      if (chosen) onChange({ operator: chosen });
    }}
  >
    {SIGNS.map((sign) => (
      <option key={sign}>{sign}</option>
    ))}
  </select>
);

/** One number: operator, whole part, numerator and denominator. */
const TermField = (props: TermFieldProps) => {
  const { term, place, canRemove, onChange, onRemove } = props;
  const id = useId();
  const problem = problemOf(term);
  const field = (part: TermPart) => (
    <input
      className={`input term-${part}`}
      aria-label={`${NAMES[part]}, number ${place}`}
      aria-invalid={problem?.part === part ? true : undefined}
      aria-describedby={problem ? id : undefined}
      placeholder={part === 'whole' ? '0' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={term[part]}
      onChange={(event) => onChange({ [part]: event.currentTarget.value })}
    />
  );
  return (
    <div className="term" role="group" aria-label={`Number ${place}`}>
      {place > 1 ? <OperatorSelect {...props} /> : <span className="term-operator" />}
      {field('whole')}
      <span className="term-stack">
        {field('top')}
        <span className="term-bar" />
        {field('bottom')}
      </span>
      {canRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove number ${place}`}
          onClick={onRemove}
        >
          <Icon icon={X} size={18} />
        </button>
      )}
      {problem && (
        <p className="field-error" id={id} role="alert">
          {problem.words}
        </p>
      )}
    </div>
  );
};

interface TermFieldsProps {
  readonly terms: readonly Term[];
  readonly onChange: (terms: readonly Term[]) => void;
}

/** Numbers in stacked fields, with an operator before each except the first. */
export const TermFields = ({ terms, onChange }: TermFieldsProps) => (
  <div className="terms">
    {terms.map((term, index) => (
      <TermField
        key={index}
        term={term}
        place={index + 1}
        canRemove={terms.length > 1}
        onChange={(changes) =>
          onChange(terms.map((one, at) => (at === index ? { ...one, ...changes } : one)))
        }
        onRemove={() => onChange(terms.filter((_, at) => at !== index))}
      />
    ))}
    {terms.length < MOST_TERMS && (
      <Button size="medium" onClick={() => onChange([...terms, emptyTerm])}>
        <Icon icon={Plus} size={18} /> Add a number
      </Button>
    )}
  </div>
);
