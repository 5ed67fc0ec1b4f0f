import { basicStart } from '../../../maths/basic/basic';
import { CalculatorPage } from '../layout/calculator-page';
import { KeyBlock } from './key-block';
import './keypad.css';
import { basicKeys, memoryKeys } from './keys';
import { Screen } from './screen';
import { useKeypad } from './use-keypad';

const About = () => (
  <>
    <h2>How it calculates</h2>
    <p>
      Multiplication and division come before addition and subtraction, as in written mathematics: 2 + 3 × 4
      is 14. Numbers are exact fractions inside, so 0.1 + 0.2 is 0.3 and nothing else.
    </p>
    <h2>Percent</h2>
    <p>
      After + or − a percentage is one of the number before it: 200 + 5% is 210. After × or ÷ it is a
      hundredth: 200 × 5% is 10.
    </p>
    <h2>Keyboard</h2>
    <ul>
      <li>
        <kbd>Enter</kbd> works it out; again, it repeats the last operation.
      </li>
      <li>
        <kbd>Backspace</kbd> takes back the last key, <kbd>Esc</kbd> all of them.
      </li>
      <li>Press a line of the tape to calculate it again.</li>
    </ul>
  </>
);

/** /math/basic */
export const BasicPage = () => {
  const { state, pressKey, enter, lit } = useKeypad('basic', basicStart, false);
  return (
    <CalculatorPage
      title="Basic calculator"
      description="Exact arithmetic with a tape that remembers."
      layout="device"
      about={<About />}
      formulas={[
        ['percent-of-a-whole', 'Percent of a whole'],
        ['percent-change', 'Percent change'],
      ]}
    >
      <div className="keypad">
        <Screen state={state} onPick={enter} onClearTape={() => pressKey('clear-tape')} />
        <KeyBlock label="Memory" className="memory-keys" keys={memoryKeys} lit={lit} onPress={pressKey} />
        <KeyBlock label="Keys" className="basic-keys" keys={basicKeys} lit={lit} onPress={pressKey} />
      </div>
    </CalculatorPage>
  );
};
