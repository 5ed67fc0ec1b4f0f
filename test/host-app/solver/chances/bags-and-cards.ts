import {
  bounds,
  count,
  kinds,
  places,
  withoutRepeats,
  withRepeats,
  type Event,
  type Row,
  type Scene,
} from './outcomes.js';

export const urn = (counts: Readonly<Record<string, number>>, n: number, kept: boolean): Scene => {
  const names = Object.keys(counts);
  const balls = names.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name));
  const [a = '', b = '', c = ''] = names;
  const list = names.map((name) => `${counts[name]} ${name}`);
  return {
    said: `A bag contains ${list.slice(0, -1).join(', ')} and ${list.at(-1)} balls. ${['', 'One ball is', 'Two balls are', 'Three balls are'][n]} drawn${n === 1 ? '' : kept ? ' with replacement' : ' without replacement'}.`,
    rows: kept ? withRepeats(balls, n) : withoutRepeats(balls, n),
    events: [
      ...(n > 1 ? bounds(`${a} balls`, `${a} ball`, (row) => count(row, a), n) : []),
      ...(n > 1 ? bounds(b, b, (row) => count(row, b), n) : []),
      ...(n > 1 ? places(names, n) : []),
      ...names.flatMap((one): readonly Event[] => [
        ...(n === 1 ? [
          [`it is ${one}`, (row: Row) => row[0] === one] as const,
          [`it is not ${one}`, (row: Row) => row[0] !== one] as const,
          [`the ball is not ${one}`, (row: Row) => row[0] !== one] as const,
          [`it is neither ${one} nor ${b}`, (row: Row) => row[0] !== one && row[0] !== b] as const,
          [`it is ${one} or ${b}`, (row: Row) => row[0] === one || row[0] === b] as const,
          [`it is not ${one} or ${b}`, (row: Row) => row[0] !== one && row[0] !== b] as const,
          [`a ball other than ${one}`, (row: Row) => row[0] !== one] as const,
          [`any colour but ${one}`, (row: Row) => row[0] !== one] as const,
        ] : [
          [`all are ${one}`, (row: Row) => count(row, one) === n] as const,
          [`all of the balls are ${one}`, (row: Row) => count(row, one) === n] as const,
          [`none is ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`none of the balls is ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`no ball is ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`no ${one} balls`, (row: Row) => count(row, one) === 0] as const,
          [`not all are ${one}`, (row: Row) => count(row, one) < n] as const,
          [`at least one is ${one}`, (row: Row) => count(row, one) > 0] as const,
          [`at least one of them is not ${one}`, (row: Row) => count(row, one) < n] as const,
          [`at least one ball is ${one}`, (row: Row) => count(row, one) > 0] as const,
          [`exactly one is ${one}`, (row: Row) => count(row, one) === 1] as const,
          [`exactly one is not ${one}`, (row: Row) => count(row, one) === n - 1] as const,
          [`one is ${one}`, (row: Row) => count(row, one) === 1] as const,
          [`all are ${one} or all are ${b}`, (row: Row) => count(row, one) === n || count(row, b) === n] as const,
          [`all are ${one} or ${b}`, (row: Row) => row.every((x) => x === one || x === b)] as const,
          [`at least one is ${one} or ${b}`, (row: Row) => row.some((x) => x === one || x === b)] as const,
          [`at least one is ${one} and at least one is ${b}`, (row: Row) => row.includes(one) && row.includes(b)] as const,
          [`at least one ${one} and one ${b}`, (row: Row) => row.includes(one) && row.includes(b)] as const,
          [`neither ${one} nor ${b} balls`, (row: Row) => !row.includes(one) && !row.includes(b)] as const,
          [`more ${one} than ${b} balls`, (row: Row) => count(row, one) > count(row, b)] as const,
          [`more ${one} balls than ${b} balls`, (row: Row) => count(row, one) > count(row, b)] as const,
        ]),
        ...(n === 2 ? [
          [`both are ${one}`, (row: Row) => count(row, one) === 2] as const,
          [`both balls are not ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`neither is ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`neither ball is ${one}`, (row: Row) => count(row, one) === 0] as const,
          [`not both are ${one}`, (row: Row) => count(row, one) < 2] as const,
          [`one is ${one} and the other is not`, (row: Row) => count(row, one) === 1] as const,
          [`one is ${one} and the other is not ${one}`, (row: Row) => count(row, one) === 1] as const,
          [`the first is ${one} and the second is not`, (row: Row) => row[0] === one && row[1] !== one] as const,
          [`the first is ${one} or the second is ${one}`, (row: Row) => row.includes(one)] as const,
          [`the first is ${one} and the second is also ${one}`, (row: Row) => count(row, one) === 2] as const,
          [`a ${one} ball and then a ball that is not ${one}`, (row: Row) => row[0] === one && row[1] !== one] as const,
          [`both are ${one} or both are ${b}`, (row: Row) => count(row, one) === 2 || count(row, b) === 2] as const,
          [`a ${one} ball then another ${one} ball`, (row: Row) => count(row, one) === 2] as const,
        ] : []),
      ]).filter(([said]) => !new RegExp(`${b}.*\\b${b}\\b`).test(said) || /is not|also|another/.test(said)),
      ...(n > 1 ? ([
        ['all have the same colour', (row) => kinds(row) === 1],
        ['the balls are the same color', (row) => kinds(row) === 1],
        ['they are of different colors', (row) => kinds(row) === n],
        ['all have different colours', (row) => kinds(row) === n],
        ['not all have the same colour', (row) => kinds(row) > 1],
        ['they do not have the same colour', (row) => n === 2 ? kinds(row) === 2 : kinds(row) > 1],
        ['at least two have the same colour', (row) => kinds(row) < n],
        ['exactly two have the same colour', (row) => n === 2 ? kinds(row) === 1 : kinds(row) === 2],
        [`one ${a} and one ${b}`, (row) => n === 2 && row.includes(a) && row.includes(b)],
        [`a ${a} and a ${b} ball`, (row) => n === 2 && row.includes(a) && row.includes(b)],
        [`one ${a} and two ${b}`, (row) => count(row, a) === 1 && count(row, b) === 2],
        [`two ${a} and one ${b}`, (row) => count(row, a) === 2 && count(row, b) === 1],
        [`2 ${a} balls and 1 ${b} ball`, (row) => count(row, a) === 2 && count(row, b) === 1],
        [`one of each colour`, (row) => kinds(row) === n && n === names.length],
        [`one ball of each colour`, (row) => kinds(row) === n && n === names.length],
        [`exactly one ${a} and exactly one ${b}`, (row) => count(row, a) === 1 && count(row, b) === 1],
        [`exactly one ${a} or exactly one ${b}`, (row) => count(row, a) === 1 || count(row, b) === 1],
        [`a ${a} followed by a ${b}`, (row) => row[0] === a && row[1] === b],
        [`the first is ${a} and the last is ${b}`, (row) => row[0] === a && row[n - 1] === b],
        [`the first ball is ${b} and the second ball is ${a}`, (row) => row[0] === b && row[1] === a],
        [`a ${b} ball then a ${a} ball`, (row) => row[0] === b && row[1] === a],
        [`${a} then ${b} then ${c || a}`, (row) => row[0] === a && row[1] === b && row[2] === (c || a)],
      ] satisfies readonly Event[]) : []),
    ],
  };
}; // prettier-ignore

const cardKinds = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const deck = cardKinds.flatMap((rank) =>
  ['heart', 'diamond', 'spade', 'club'].map((suit) => `${rank} ${suit}`),
);
const isRed = (card: string): boolean => /heart|diamond/.test(card);
const isFace = (card: string): boolean => /jack|queen|king/.test(card);
const CARDS: readonly (readonly [words: string, holds: (card: string) => boolean])[] = [
  ['a king', (card) => card.startsWith('king')],
  ['a heart', (card) => card.endsWith('heart')],
  ['red', isRed],
  ['a red card', isRed],
  ['a face card', isFace],
  ['a black ace', (card) => card.startsWith('ace') && !isRed(card)],
  ['a king or a queen', (card) => /king|queen/.test(card)],
  ['a king or a heart', (card) => /king|heart/.test(card)],
  ['a red card or a king', (card) => isRed(card) || card.startsWith('king')],
  ['a face card or a club', (card) => isFace(card) || card.endsWith('club')],
  ['not a king', (card) => !card.startsWith('king')],
  ['not a red card', (card) => !isRed(card)],
  ['neither a king nor a heart', (card) => !/king|heart/.test(card)],
  ['red but not a king', (card) => isRed(card) && !card.startsWith('king')],
  ['a king but not a heart', (card) => card.startsWith('king') && !card.endsWith('heart')],
  ['a heart that is not a face card', (card) => card.endsWith('heart') && !isFace(card)],
  ['an ace of spades', (card) => card === 'ace spade'],
  ['a 7', (card) => card.startsWith('7')],
  ['a red 7', (card) => card.startsWith('7') && isRed(card)],
];
const suitOf = (card: string): string => card.split(' ')[1] ?? '';
const rankOf = (card: string): string => card.split(' ')[0] ?? '';
export const cards = (n: number, kept: boolean): Scene => ({
  said: n === 1 ? 'A card is drawn from a standard deck.' : `Two cards are drawn ${kept ? 'with' : 'without'} replacement from a standard deck.`,
  rows: kept ? withRepeats(deck, n) : withoutRepeats(deck, n),
  events: n === 1
    ? CARDS.flatMap(([said, holds]): readonly Event[] => [[said, ([card = '']) => holds(card)], [`it is ${said}`, ([card = '']) => holds(card)], [`the card is ${said}`, ([card = '']) => holds(card)], [`it is not ${said.replace('not ', '')}`, ([card = '']) => (said.startsWith('not ') ? holds(card) : !holds(card))]])
    : [
      ...CARDS.flatMap(([said, holds]): readonly Event[] => [
        [`both are ${said}`, (row) => row.every(holds)],
        [`neither is ${said}`, (row) => !row.some(holds)],
        [`at least one is ${said}`, (row) => row.some(holds)],
        [`exactly one is ${said}`, (row) => row.filter(holds).length === 1],
        [`at most one is ${said}`, (row) => row.filter(holds).length < 2],
        [`the first is ${said}`, ([card = '']) => holds(card)],
        [`the second is ${said}`, ([, card = '']) => holds(card)],
        [`the first is ${said} and the second is a queen`, ([one = '', other = '']) => holds(one) && rankOf(other) === 'queen'],
        [`the first is ${said} and the second is not`, ([one = '', other = '']) => holds(one) && !holds(other)],
      ]),
      ['they are of the same suit', ([a = '', b = '']) => suitOf(a) === suitOf(b)],
      ['they are of different suits', ([a = '', b = '']) => suitOf(a) !== suitOf(b)],
      ['they are of the same color', ([a = '', b = '']) => isRed(a) === isRed(b)],
      ['they have the same rank', ([a = '', b = '']) => rankOf(a) === rankOf(b)],
      ['a pair', ([a = '', b = '']) => rankOf(a) === rankOf(b)],
      ['a pair of aces', (row) => row.every((card) => rankOf(card) === 'ace')],
      ['two kings', (row) => row.every((card) => rankOf(card) === 'king')],
      ['a king and a queen', (row) => row.some((card) => rankOf(card) === 'king') && row.some((card) => rankOf(card) === 'queen')],
      ['one heart and one spade', (row) => row.some((card) => suitOf(card) === 'heart') && row.some((card) => suitOf(card) === 'spade')],
      ['a king and a heart', (row) => row.some((card, k) => rankOf(card) === 'king' && suitOf(row[1 - k] ?? '') === 'heart')],
      ['two hearts or two spades', (row) => row.every((card) => suitOf(card) === 'heart') || row.every((card) => suitOf(card) === 'spade')],
      ['both are hearts or both are kings', (row) => row.every((card) => suitOf(card) === 'heart') || row.every((card) => rankOf(card) === 'king')],
      ['a king then an ace', ([a = '', b = '']) => rankOf(a) === 'king' && rankOf(b) === 'ace'],
      ['no aces', (row) => !row.some((card) => rankOf(card) === 'ace')],
      ['no hearts', (row) => !row.some((card) => suitOf(card) === 'heart')],
      ['exactly one ace', (row) => row.filter((card) => rankOf(card) === 'ace').length === 1],
      ['at least one heart', (row) => row.some((card) => suitOf(card) === 'heart')],
    ],
}); // prettier-ignore
