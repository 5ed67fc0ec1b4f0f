import { afterEach, describe, expect, it } from 'vitest';
import { ReadByModel, Results } from '../../../host-app/pages/ai/exchange/model-reading';
import { openPage, type MoneyPage } from '../calculators/money-page';

const modelReading = {
  unknowns: [
    { name: 'b', meaning: 'price of a bagel', unit: '$' },
    { name: 'j', meaning: 'price of a juice', unit: '' },
  ],
  equations: [
    { text: '2b + 3j = 8', words: 'two bagels and three juices come to 8 dollars' },
    { text: 'b + j = 3', words: '1 bagel together with 1 juice would be 3 dollars' },
  ],
  results: [{ meaning: 'price of a bagel', unit: '$', value: '1' }],
  source: '{}',
};

const Card = () => (
  <>
    <ReadByModel reading={modelReading} />
    <Results results={modelReading.results} />
  </>
);

let page: MoneyPage | undefined;
afterEach(async () => {
  await page?.leave();
  page = undefined;
});

describe('a solution of a question that a model has read', () => {
  it('says so, with each unknown, and each equation beside the words that it comes from', async () => {
    page = await openPage(Card, '/ai');
    expect(page.text('.ai-model-reading h2')).toBe('Read by a model, calculated here');
    expect(page.texts('.ai-model-reading li')).toEqual([
      'b is price of a bagel ($)',
      'j is price of a juice',
      '2\u2062b+3\u2062j=8 two bagels and three juices come to 8 dollars',
      'b+j=3 1 bagel together with 1 juice would be 3 dollars',
    ]);
    expect(page.texts('.ai-model-reading q')).toHaveLength(2);
  });

  it('gives the result in the words of the question', async () => {
    page = await openPage(Card, '/ai');
    expect(page.text('.ai-results')).toBe('price of a bagel1 $');
  });
});
