import { about } from 'content:calculators/basic';
import { basicStart } from '../../../maths/basic/basic';
import { CalculatorPage } from '../layout/calculator-page';
import { KeyBlock } from './key-block';
import './keypad.css';
import { basicKeys, memoryKeys } from './keys';
import { Screen } from './screen';
import { useKeypad } from './use-keypad';

/** /math/basic */
export const BasicPage = () => {
  const { state, pressKey, enter, lit } = useKeypad('basic', basicStart, false);
  return (
    <CalculatorPage
      title="Basic calculator"
      description="Exact arithmetic with a tape that remembers."
      layout="device"
      about={about}
    >
      <div className="keypad">
        <Screen state={state} onPick={enter} onClearTape={() => pressKey('clear-tape')} />
        <KeyBlock label="Memory" className="memory-keys" keys={memoryKeys} lit={lit} onPress={pressKey} />
        <KeyBlock label="Keys" className="basic-keys" keys={basicKeys} lit={lit} onPress={pressKey} />
      </div>
    </CalculatorPage>
  );
};
