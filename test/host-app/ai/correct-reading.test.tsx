import { afterEach, describe, expect, it } from 'vitest';
import '../../../host-app/solver/packs/all';
import { answerView } from '../../../host-app/data/solver/solution-view';
import { CorrectReading } from '../../../host-app/pages/ai/correction/correct-reading';
import { swapped, withNumber } from '../../../host-app/pages/ai/correction/rewrite-question';
import { openPage, type MoneyPage } from '../calculators/money-page';

const amountsOf = (question: string): unknown => {
  const answer = answerView(question);
  return answer.kind === 'solution' ? answer.amounts : null;
};

describe('the numbers of a word problem, with what each stands for', () => {
  it.each([
    [
      'A $60 jacket is 25% off. What is the sale price?',
      [
        { name: 'price', text: '60' },
        { name: 'discount', text: '25' },
      ],
    ],
    [
      'A rope 1,200 cm long is cut into 2 pieces. One piece is three times as long as the other. How long is the longer piece?',
      [
        { name: 'longer piece', text: 'three' },
        { name: 'a number of the equation', text: '1,200' },
      ],
    ],
    ['Pipe A fills a tank in 6 hours and pipe B in 6 hours. How long together?', []],
    ['2 + 3', undefined],
  ])('%s', (question, amounts) => {
    expect(amountsOf(question)).toEqual(amounts);
  });
});

describe('a question is written again', () => {
  const text = 'A $60 jacket is 25% off.';
  it.each([
    ['60', '80', 'A $80 jacket is 25% off.'],
    ['25', '12.5', 'A $60 jacket is 12.5% off.'],
    ['25', '', null],
    ['25', 'abc', null],
    ['5', '7', null],
    ['0', '7', null],
  ])('with %s as %s', (written, value, expected) => {
    expect(withNumber(text, written, value)).toBe(expected);
  });
  it('with two numbers in each other’s place', () => {
    expect(swapped(text, '60', '25')).toBe('A $25 jacket is 60% off.');
    expect(swapped(text, '25', '60')).toBe('A $25 jacket is 60% off.');
    expect(swapped('six apples and 2 pears', 'six', '2')).toBe('2 apples and six pears');
    expect(swapped('3 and 3', '3', '3')).toBeNull();
  });
});

let page: MoneyPage | undefined;
afterEach(async () => {
  await page?.leave();
  page = undefined;
});

describe('the form', () => {
  const asked: string[] = [];
  const Card = () => (
    <CorrectReading
      question="A $60 jacket is 25% off. What is the sale price?"
      amounts={[
        { name: 'price', text: '60' },
        { name: 'discount', text: '25' },
      ]}
      onAsk={(question) => asked.push(question)}
    />
  );
  it('names each number', async () => {
    page = await openPage(Card, '/ai');
    expect(page.texts('.ai-amounts option')).toEqual(['price', 'discount', 'price', 'discount']);
    expect(page.text('.ai-correct label')).toBe('Or write it in other words');
  });
});
