import { expect, test } from 'vitest';
import { isNear, marked, readIndex, search, snippet } from '../../scripts/docs-site/client/search-rank.mjs';

const index = readIndex({
  p: [
    [
      'theming',
      'Theming',
      'Guides',
      [
        ['', '', 'Colours, corners and fonts.'],
        ['Tokens', 'tokens', 'Custom properties such as --purchase-radius-button on the element.'],
        ['Parts', 'parts', 'For the rest there are parts. The customer sees them.'],
      ],
    ],
    [
      'purchases',
      'Purchases',
      'Reference',
      [
        ['', '', 'The entry to everything.'],
        ['getCustomerInfo()', 'getcustomerinfo', 'What the customer owns, read from the server.'],
        ['changeUser()', 'changeuser', 'Another theming customer.'],
      ],
    ],
    ['empty', 'Empty', 'Guides', [['', '', '']]],
  ],
});

const places = (question: string): string[] =>
  search(index, question).map(({ slug, anchor }) => (anchor ? `${slug}#${anchor}` : slug));

test('a title comes before a heading, and a heading before text', () => {
  expect(places('theming')).toEqual(['theming', 'purchases#changeuser']);
  expect(places('parts')[0]).toBe('theming#parts');
});

test('the beginning of a word finds it, while it is being typed', () => {
  expect(places('them')[0]).toBe('theming');
  expect(places('getCust')[0]).toBe('purchases#getcustomerinfo');
});

test('a part of a name written in one finds it, and so does a token with its dashes', () => {
  expect(places('customer info')[0]).toBe('purchases#getcustomerinfo');
  expect(places('--purchase-radius-button')).toEqual(['theming#tokens']);
  expect(places('radius')).toEqual(['theming#tokens']);
});

test.each(['theminng', 'tehming', 'thming', 'themimg'])('a slip of the pen is forgiven: %s', (slip) => {
  expect(places(slip)[0]).toBe('theming');
});

test('short words are taken as they are', () => {
  expect(places('teh')).toEqual([]);
});

test('all words have to be found; where they are nowhere together, some of them do', () => {
  expect(places('customer server')).toEqual(['purchases#getcustomerinfo']);
  expect(places('tokens everything').toSorted()).toEqual(['purchases', 'theming#tokens']);
});

test('nothing is found for nothing, and for what is nowhere', () => {
  expect(places('')).toEqual([]);
  expect(places('  !? ')).toEqual([]);
  expect(places('zeppelin')).toEqual([]);
});

test.each([
  ['checkout', 'checkuot', 1, true],
  ['checkout', 'chekout', 1, true],
  ['checkout', 'chckot', 1, false],
  ['checkout', 'chckot', 2, true],
  ['abc', 'abcdef', 2, false],
])('%s and %s are within %i slips: %s', (a, b, most, expected) => {
  expect(isNear(a, b, most)).toBe(expected);
});

test('a snippet is cut around what was found, and marks it', () => {
  const text = `${'word '.repeat(60)}the needle stands here ${'word '.repeat(60)}`;
  const pieces = snippet({ text, asked: ['needle'] });
  expect(pieces.filter(([, isFound]) => isFound)).toEqual([['needle', true]]);
  const whole = pieces.map(([piece]) => piece).join('');
  expect(whole).toMatch(/^… .*the needle stands here.* …$/);
  expect(whole.length).toBeLessThan(170);
});

test('marks keep the words as they are written, and take signs of expressions as signs', () => {
  expect(marked('Use Parts (all)', ['parts', '(all'])).toEqual([
    ['Use ', false],
    ['Parts', true],
    [' ', false],
    ['(all', true],
    [')', false],
  ]);
  expect(marked('nothing asked', [])).toEqual([['nothing asked', false]]);
});
