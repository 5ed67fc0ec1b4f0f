import { useEffect, useRef } from 'react';
import type { TapeLine } from '../../../maths/keypad/keypad.types';
import { DisplayedNumber } from './displayed-number';

interface TapeProps {
  readonly lines: readonly TapeLine[];
  readonly onPick: (text: string) => void;
}

/** Earlier calculations, latest at the bottom; a click on a line loads it again. */
export const Tape = ({ lines, onPick }: TapeProps) => {
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
