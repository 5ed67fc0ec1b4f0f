import { product, quotient, relation, sum, sym, type Expr } from '../../tree/expr.js';
import type { RequestedAmount } from '../questions.js';
import { number } from '../state.js';

type AverageSpeed = RequestedAmount & { readonly facts: readonly Expr[] };
const LENGTH = '(miles|kilometers|km|meters|feet)';
const TIME = '(hour|minute|second)s?';
const AT_SPEED = new RegExp(
  String.raw`^(?:at )?(\d+(?:\.\d+)?) ${LENGTH} (?:per|an|a) ${TIME} for (\d+(?:\.\d+)?) ${TIME}$`,
);
const WAY = new RegExp(String.raw`^(?:an additional )?(\d+(?:\.\d+)?) ${LENGTH} in (\d+(?:\.\d+)?) ${TIME}$`);
const GOES =
  /^(?:(?:the|a|an|his|her) )?(?:[a-z]+ )?(?:is on a (?:road )?trip and )?(?:then )?(?:drives|drove|travels|traveled|travelled|runs|ran|walks|walked|rides|rode|flies|flew|cycles|cycled|bikes|biked|goes|went) /;
const ASKED =
  /^what (?:is|was|'s) (?:the |his |her |its |their )?(?:(?:car|train|bus|plane|boat)'s )?average speed(?: in (?:miles per hour|kilometers per hour))?(?: (?:he|she|it|they) (?:was|were) (?:traveling|driving|going|running))?(?: (?:for|during|of|over) (?:the|this|his|her) (?:whole |entire )?(?:trip|journey|ride|drive|run))?$/;

/** The whole distance divided by the whole time. */
export const readAverageSpeed = (statements: readonly string[], question: string): AverageSpeed | null => {
  const plain = (text: string): string => text.replace(/\bmph\b/g, 'miles per hour');
  if (!ASKED.test(plain(question).replace(/^what's/, 'what is'))) return null;
  const legs = statements.flatMap((text) =>
    plain(text).split(
      /,? (?:and then|and|then) (?!then )(?=(?:(?:he|she|it) )?(?:drives|drove|travels|travel|ran|runs|at|an additional)? ?(?:an additional )?(?:at )?\d)/,
    ),
  );
  const facts: Expr[] = [];
  const ways: Expr[] = [];
  const times: Expr[] = [];
  const units = new Set<string>();
  for (const [at, leg] of legs.entries()) {
    const body = leg.replace(GOES, '').replace(/^(?:at )/, '');
    const speed = AT_SPEED.exec(body);
    const way = WAY.exec(body);
    const time = sym(`time of part ${at + 1}`);
    if (speed) {
      if (speed[3] !== speed[5]) return null;
      const rate = sym(`speed of part ${at + 1}`);
      facts.push(relation('=', rate, number(speed[1] ?? '')), relation('=', time, number(speed[4] ?? '')));
      ways.push(product(rate, time));
      units.add(`${speed[2] ?? ''} ${speed[3] ?? ''}`);
    } else if (way) {
      const length = sym(`way of part ${at + 1}`);
      facts.push(relation('=', length, number(way[1] ?? '')), relation('=', time, number(way[3] ?? '')));
      ways.push(length);
      units.add(`${way[2] ?? ''} ${way[4] ?? ''}`);
    } else return null;
    times.push(time);
  }
  return ways.length > 1 && units.size === 1
    ? { expression: quotient(sum(...ways), sum(...times)), isWhole: false, facts }
    : null;
};
