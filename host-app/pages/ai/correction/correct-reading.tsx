import { useId, useState } from 'react';
import type { AmountView } from '../../../ports';
import { Button } from '../../../ui/kit/button';
import { Form } from '../../../ui/kit/form';
import { swapped, withNumber } from './rewrite-question';
import './correct-reading.css';

interface CorrectReadingProps {
  readonly question: string;
  readonly amounts: readonly AmountView[];
  readonly onAsk: (question: string) => void;
}

interface AmountProps {
  readonly value: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly onValue: (value: string) => void;
  readonly onMeaning: (at: number) => void;
}

/** A number of the question, and what it stands for. */
const Amount = ({ value, at, names, onValue, onMeaning }: AmountProps) => {
  const name = names[at] ?? '';
  return (
    <li>
      <input
        className="input"
        aria-label={`Number for ${name}`}
        autoComplete="off"
        inputMode="decimal"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <span>stands for</span>
      {names.length > 1 ? (
        <select
          className="input"
          aria-label={`What ${value} stands for`}
          value={at}
          onChange={(event) => onMeaning(Number(event.currentTarget.value))}
        >
          {names.map((other, index) => (
            <option key={index} value={index}>
              {other}
            </option>
          ))}
        </select>
      ) : (
        <strong>{name}</strong>
      )}
    </li>
  );
};

/** The numbers in the text, and the text itself; a change of the one changes the other. */
const useCorrection = (question: string, amounts: readonly AmountView[]) => {
  const [text, setText] = useState(question);
  /** The numbers as they are in the text, by their meaning. */
  const [written, setWritten] = useState(() => amounts.map((one) => one.text));
  const [typed, setTyped] = useState(written);
  const changeNumber = (at: number, value: string): void => {
    setTyped((now) => now.with(at, value));
    const next = withNumber(text, written[at] ?? '', value);
    if (next === null) return;
    setText(next);
    setWritten((now) => now.with(at, value));
  };
  const changeMeaning = (from: number, to: number): void => {
    const [a = '', b = ''] = [written[from], written[to]];
    const next = swapped(text, a, b);
    if (next === null) return;
    setText(next);
    const exchanged = written.with(from, b).with(to, a);
    setWritten(exchanged);
    setTyped(exchanged);
  };
  return { text, setText, typed, changeNumber, changeMeaning };
};

/** 'Not what I meant': numbers, what they stand for, or other words. The first question stays where it is. */
export const CorrectReading = ({ question, amounts, onAsk }: CorrectReadingProps) => {
  const id = useId();
  const { text, setText, typed, changeNumber, changeMeaning } = useCorrection(question, amounts);
  const names = amounts.map(({ name }) => name);
  const isSame = text.trim() === question.trim() || text.trim() === '';
  return (
    <details className="ai-correct no-print">
      <summary>Not what I meant</summary>
      <Form onSubmit={() => !isSame && onAsk(text.trim())}>
        {amounts.length > 0 && (
          <ul className="ai-amounts" aria-label="How I read your numbers">
            {typed.map((value, at) => (
              <Amount
                key={at}
                value={value}
                at={at}
                names={names}
                onValue={(next) => changeNumber(at, next)}
                onMeaning={(to) => changeMeaning(at, to)}
              />
            ))}
          </ul>
        )}
        <label htmlFor={id}>
          {amounts.length > 0 ? 'Or write it in other words' : 'Write it in other words'}
        </label>
        <textarea
          id={id}
          className="input"
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="small" disabled={isSame}>
          Solve this instead
        </Button>
      </Form>
    </details>
  );
};
