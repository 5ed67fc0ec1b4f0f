import { expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { today } from '../seeds.js';
import { cards, urn } from './bags-and-cards.js';
import { coins, dice } from './coins-and-dice.js';
import type { Row, Scene } from './outcomes.js';

/** Each day has another part; HUNT=all asks everything. A failure of a day is repeated with SOLVER_SEED=<its date>. */
const PARTS = 40;
const isAll = process.env['HUNT'] === 'all';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const shareOf = (rows: readonly Row[], holds: (row: Row) => boolean): string => {
  const good = rows.filter(holds).length;
  const k = gcd(good, rows.length);
  return rows.length === k ? `${good / k}` : good === 0 ? '0' : `${good / k}/${rows.length / k}`;
};
const SCENES: readonly Scene[] = [
  cards(1, false), cards(2, true), cards(2, false), coins(2), coins(3), coins(4), dice(1), dice(2), dice(3),
  urn({ red: 3, blue: 4, green: 5 }, 1, false),
  ...[2, 3].flatMap((n) => [true, false].map((kept) => urn({ red: 3, blue: 4, green: 2 }, n, kept))),
  ...[2, 3].flatMap((n) => [true, false].map((kept) => urn({ white: 3, black: 4 }, n, kept))),
]; // prettier-ignore

const CLAUSE =
  /^(?:the (?!same)|it |they |all (?:are|have|of the|numbers)|both (?:are|balls|numbers)|n(?:one|either) (?:is|of|ball|number)|no ball|not (?:all|both) (?:are|have)|one is|only the|(?:exactly|at least|at most) (?:one|two) (?:(?:of them|ball) )?(?:is|are|have))/;

/** The engine may refuse a wording; what it answers must be the share of all outcomes, counted here without it. */
it('a chance is that of a list of all outcomes', () => {
  const asked = SCENES.flatMap(({ said, rows, events }) =>
    events.map(([words, holds]) => {
      const question = `${said} What is the probability ${CLAUSE.test(words) ? 'that' : 'of'} ${words}?`;
      return { question, rows, holds };
    }),
  );
  const wrong = asked
    .filter((_, at) => isAll || at % PARTS === today % PARTS)
    .flatMap(({ question, rows, holds }) => {
      const answer = answerOf(question);
      const expected = answer === null ? null : shareOf(rows, holds);
      return answer === expected ? [] : [`${question} ${JSON.stringify(answer)}, not ${expected}`];
    });
  expect(wrong).toEqual([]);
}, 600_000);
