import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { Keypad, TapeLine } from '../../../maths/keypad/keypad.types';
import { display } from '../../../maths/keypad/press';
import { formatMessage } from '../../../maths/messages';
import { Icon } from '../../../ui/kit/icon';
import { useCopy } from '../../../ui/page/use-copy';

/** 1.5e+21 is written as 1.5 × 10²¹. */
const DisplayedNumber = ({ value }: { value: string }) => {
  const [, digits, exponent] = /^(.+)e\+?([-−]?\d+)$/.exec(value) ?? [];
  if (digits === undefined || exponent === undefined) return value;
  return (
    <>
      {digits} × 10<sup>{exponent.replace('-', '−')}</sup>
    </>
  );
};

interface TapeProps {
  readonly lines: readonly TapeLine[];
  readonly onPick: (text: string) => void;
}

/** Earlier calculations, latest at the bottom; a click on a line loads it again. */
const Tape = ({ lines, onPick }: TapeProps) => {
  const tape = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (tape.current) tape.current.scrollTop = tape.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol className="tape" ref={tape} aria-label="Tape">
      {lines.map((line, index) => (
        <li key={index}>
          <button type="button" onClick={() => onPick(line.expression)} title="Calculate again">
            {line.expression} ={' '}
            <strong>
              <DisplayedNumber value={line.result} />
            </strong>
          </button>
        </li>
      ))}
    </ol>
  );
};

interface ScreenProps {
  readonly state: Keypad;
  readonly onPick: (text: string) => void;
  readonly onClearTape: () => void;
}

/** The entry with the position of a mistake marked. */
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

const CopyResult = ({ result }: { result: string }) => {
  const copy = useCopy();
  // A plain minus, which other programs can read.
  const plain = result.replaceAll('−', '-');
  return (
    <button
      type="button"
      className="icon-button screen-copy"
      aria-label="Copy the result"
      onClick={() => void copy(plain, 'Result copied')}
    >
      <Icon icon={Copy} size={18} />
    </button>
  );
};

/** The tape, the expression, and the result in large type; an error message replaces the result. */
export const Screen = ({ state, onPick, onClearTape }: ScreenProps) => {
  const { expression, result, note, settled, problem, memory } = display(state);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Scrolls to the end, where the user is typing.
    if (line.current) line.current.scrollTop = line.current.scrollHeight;
  }, [expression]);
  const shown = result || (expression ? '\u00a0' : '0');
  return (
    <div className="screen">
      <div className="screen-bar">
        <span className="screen-memory">{memory === undefined ? '' : `M = ${memory}`}</span>
        {state.tape.length > 0 && (
          <button type="button" className="screen-clear no-print" onClick={onClearTape}>
            Clear tape
          </button>
        )}
      </div>
      <Tape lines={settled ? state.tape.slice(0, -1) : state.tape} onPick={onPick} />
      <p className="screen-expression" ref={line}>
        <Expression text={expression || '\u00a0'} at={problem?.at} />
        {settled && ' ='}
      </p>
      {problem ? (
        <p className="screen-problem" role="alert">
          {formatMessage(problem.message, problem.params)}
        </p>
      ) : (
        <p
          className={settled ? 'screen-result settled' : 'screen-result'}
          style={{ '--digits': Math.max(shown.length, 8) } as CSSProperties}
        >
          <DisplayedNumber value={shown} />
        </p>
      )}
      {note && <p className="screen-note">{note}</p>}
      {/* Previews change on every key press, so only results are announced. */}
      <p className="visually-hidden" role="status">
        {settled && `${expression} = ${result}${note && `. ${note}`}`}
      </p>
      {settled && <CopyResult result={result} />}
    </div>
  );
};
