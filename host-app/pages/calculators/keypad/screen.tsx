import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { useApp } from '../../../app-context';
import type { Keypad } from '../../../maths/keypad/keypad.types';
import { display } from '../../../maths/keypad/press';
import { say } from '../../../maths/messages';
import { Icon } from '../../../ui/kit/icon';

interface ScreenProps {
  readonly state: Keypad;
  readonly onPick: (text: string) => void;
  readonly onClearTape: () => void;
}

/** What was entered, with the place of a mistake marked. */
const Expression = ({ text, at }: { text: string; at: { start: number; end: number } | undefined }) =>
  at && at.start < text.length ? (
    <>
      {text.slice(0, at.start)}
      <mark>{text.slice(at.start, Math.max(at.end, at.start + 1))}</mark>
      {text.slice(Math.max(at.end, at.start + 1))}
    </>
  ) : (
    text
  );

/** Tape above, expression, and the result large; problems in words in its place. */
export const Screen = ({ state, onPick, onClearTape }: ScreenProps) => {
  const { toasts } = useApp().stores;
  const { expression, result, settled, problem, memory } = display(state);
  const tape = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (tape.current) tape.current.scrollTop = tape.current.scrollHeight;
  }, [state.tape]);
  const copy = (): void =>
    void navigator.clipboard.writeText(result.replaceAll(',', '')).then(
      () => toasts.show('Result copied'),
      () => toasts.show('This browser does not allow copying. Select the result instead.', 'danger'),
    );
  return (
    <div className="screen">
      <div className="screen-bar">
        <span className="screen-memory">{memory === undefined ? '' : `M ${memory}`}</span>
        {state.tape.length > 0 && (
          <button type="button" className="screen-clear" onClick={onClearTape}>
            Clear tape
          </button>
        )}
      </div>
      <ol className="tape" ref={tape} aria-label="Tape" tabIndex={state.tape.length > 3 ? 0 : undefined}>
        {state.tape.slice(0, settled ? -1 : undefined).map((line, index) => (
          <li key={index}>
            <button type="button" onClick={() => onPick(line.expression)} title="Calculate again">
              {line.expression} = <strong>{line.result}</strong>
            </button>
          </li>
        ))}
      </ol>
      <p className="screen-expression">
        <Expression text={expression || '\u00a0'} at={problem?.at} />
        {settled && ' ='}
      </p>
      {problem ? (
        <p className="screen-problem" role="alert">
          {say(problem.message, problem.params)}
        </p>
      ) : (
        <p className={settled ? 'screen-result settled' : 'screen-result'} role="status">
          {result || (expression ? '\u00a0' : '0')}
        </p>
      )}
      {settled && (
        <button type="button" className="icon-button screen-copy" aria-label="Copy the result" onClick={copy}>
          <Icon icon={Copy} size={18} />
        </button>
      )}
    </div>
  );
};
