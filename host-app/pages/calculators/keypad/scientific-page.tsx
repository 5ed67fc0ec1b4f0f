import { about } from 'content:calculators/scientific';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { AngleUnit } from '../../../maths/expression/angles';
import { scientificStart } from '../../../maths/scientific/scientific';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Segments } from '../../../ui/kit/segments';
import { CalculatorPage } from '../layout/calculator-page';
import { KeyBlock } from './key-block';
import { isElsewhere } from './keyboard-target';
import './keypad.css';
import { basicKeys, functionKeys, memoryKeys } from './keys';
import { Screen } from './screen';
import { useKeypad } from './use-keypad';
import { Form } from '../../../ui/kit/form';

const units: readonly (readonly [AngleUnit, string])[] = [
  ['deg', 'DEG'],
  ['rad', 'RAD'],
  ['grad', 'GRAD'],
];

/** A letter typed outside the field moves the focus to the field and is not lost. */
const useLettersGoTo = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isElsewhere(event) && /^[a-wyz√π|]$/i.test(event.key)) field.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [field]);

/** /math/scientific */
export const ScientificPage = () => {
  const { state, pressKey, enter, lit } = useKeypad('scientific', scientificStart, true);
  const [isSecond, setSecond] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const keypad = useRef<HTMLDivElement>(null);
  useLettersGoTo(field);
  return (
    <CalculatorPage
      title="Scientific calculator"
      description="Trigonometry, logarithms, powers and combinations, to ten digits."
      layout="device"
      about={about}
    >
      <div className="keypad scientific" ref={keypad}>
        <Screen state={state} onPick={enter} onClearTape={() => pressKey('clear-tape')} />
        <div className="keypad-modes">
          <Segments label="Angles in" value={state.angle} options={units} onChange={pressKey} />
          <button type="button" className="chip" aria-pressed={isSecond} onClick={() => setSecond(!isSecond)}>
            2nd
          </button>
        </div>
        <KeyBlock
          label="Functions"
          className="function-keys"
          keys={functionKeys}
          isSecond={isSecond}
          lit={lit}
          onPress={pressKey}
        />
        <KeyBlock label="Memory" className="memory-keys" keys={memoryKeys} lit={lit} onPress={pressKey} />
        <KeyBlock label="Keys" className="basic-keys" keys={basicKeys} lit={lit} onPress={pressKey} />
      </div>
      <Form
        className="type-in no-print"
        onSubmit={() => {
          if (text.trim() === '') return;
          enter(text);
          keypad.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <Field
          ref={field}
          label="Or type an expression"
          placeholder="sqrt(2) * sin(45)"
          spellCheck={false}
          autoCapitalize="off"
          enterKeyHint="go"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">Calculate</Button>
      </Form>
    </CalculatorPage>
  );
};
