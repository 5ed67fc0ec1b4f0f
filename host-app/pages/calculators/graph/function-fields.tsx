import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { formatMessage } from '../../../maths/messages';
import type { ReadPlot } from '../../../maths/graph/plot-text';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Icon } from '../../../ui/kit/icon';
import type { Inputs } from '../layout/use-inputs';
import { functionNames } from './inputs';
import type { FunctionName } from './inputs';

interface FunctionFieldsProps {
  readonly inputs: Inputs<FunctionName>;
  readonly read: Readonly<Record<FunctionName, ReadPlot>>;
  readonly onChange: (changes: Partial<Inputs<FunctionName>>) => void;
}

/** The line as the graph draws it: its color and its pattern. */
const Swatch = ({ index }: { readonly index: number }) => (
  <svg className="graph-swatch" viewBox="0 0 36 8" aria-hidden="true">
    <path className={`graph-curve curve-${index + 1}`} d="M0 4h36" />
  </svg>
);

/** Up to four functions, with a message for each that can't be read. */
export const FunctionFields = ({ inputs, read, onChange }: FunctionFieldsProps) => {
  const used = functionNames.reduce((last, name, at) => (inputs[name] === '' ? last : at + 1), 1);
  const [shown, setShown] = useState(used);
  const count = Math.max(shown, used);
  const remove = (at: number): void => {
    const rest = [...functionNames.filter((_, index) => index !== at).map((name) => inputs[name]), ''];
    onChange(Object.fromEntries(functionNames.map((name, index) => [name, rest[index] ?? ''])));
    setShown(Math.max(1, count - 1));
  };
  return (
    <form className="graph-fields card" onSubmit={(event) => event.preventDefault()}>
      {functionNames.slice(0, count).map((name, at) => {
        const plot = read[name];
        const isMissing = inputs[name].trim() === '';
        return (
          <div key={name} className="graph-field">
            <Field
              label={
                <span className="graph-name">
                  <Swatch index={at} /> {name}(x) =
                </span>
              }
              aria-label={`${name}(x)`}
              value={inputs[name]}
              spellCheck={false}
              autoCapitalize="off"
              maxLength={200}
              error={plot.ok || isMissing ? null : formatMessage(plot.message, plot.params)}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
            {count > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${name}(x)`}
                onClick={() => remove(at)}
              >
                <Icon icon={X} />
              </button>
            )}
          </div>
        );
      })}
      {count < functionNames.length && (
        <Button variant="quiet" onClick={() => setShown(count + 1)}>
          <Icon icon={Plus} size={18} /> Add a function
        </Button>
      )}
    </form>
  );
};
