import { negative, num, product, relation, sum, sym, type Expr } from '../../tree/expr.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import type { RequestedAmount } from '../questions.js';
import { number } from '../state.js';
import { LEGS } from './common-knowledge.js';

type HeadsAndLegs = RequestedAmount & { readonly facts: readonly Expr[] };
const KINDS =
  /^(?:the )?[a-z' ]+? (?:has|have|had|rears?|keeps?|owns?|raises?|sees?|counts?)(?: (\d+) (?:animals|heads)(?: (?:on|in) (?:his|her|their|the|a) [a-z]+)?,? (?:all |which are |that are )?(?:either )?)?(?: ?)([a-z]+) (?:and|or) ([a-z]+)(?: (?:on|in) (?:his|her|their|the|a) [a-z]+)?$/;
const TOTALS = [
  /^(?:the )?(?:total )?number of (?:animal |their )?(heads|legs|feet|animals) is (\d+)$/,
  /^(?:they|the animals|all) have (?:a total of )?(\d+) (heads|legs|feet)(?: and (\d+) (heads|legs|feet))?(?:,? (?:all together|altogether|in total|in all|together))?$/,
  /^there are (?:a total of )?(\d+) (heads|legs|feet)(?: and (\d+) (heads|legs|feet))?(?: (?:altogether|in total|in all))?$/,
];

const totalsIn = (text: string): readonly (readonly [what: string, count: string])[] | null => {
  for (const source of TOTALS) {
    const found = source.exec(text);
    if (!found) continue;
    const parts = found.slice(1).filter((part: string | undefined) => part !== undefined);
    const counts = parts.filter((part) => /\d/.test(part));
    const words = parts.filter((part) => !/\d/.test(part));
    return words.map((word, at) => [
      word === 'feet' ? 'legs' : word === 'animals' ? 'heads' : word,
      counts[at] ?? '',
    ]);
  }
  return null;
};

/** Two kinds of animals by their heads and their legs. */
export const readHeadsAndLegs = (statements: readonly string[], question: string): HeadsAndLegs | null => {
  const [first = '', ...others] = statements;
  const [whole, count, one = '', other = ''] = KINDS.exec(first) ?? [];
  const [a, b] = [thingOf(one), thingOf(other)];
  const [p, q] = [LEGS[a], LEGS[b]];
  if (whole === undefined || p === undefined || q === undefined || p === q) return null;
  const totals = others.flatMap((text) =>
    text.split(/,? and (?=the (?:total )?number)/).map((part) => totalsIn(part)),
  );
  if (totals.includes(null)) return null;
  const all = [
    ...(count === undefined ? [] : [['heads', count] as const]),
    ...totals.flatMap((part) => part ?? []),
  ];
  const heads = all.find(([what]) => what === 'heads');
  const legs = all.find(([what]) => what === 'legs');
  const [, requested = ''] =
    /^how many (?:of the animals are )?([a-z]+)(?: (?:are there|(?:live|are) (?:on|in) [a-z' ]+|(?:does|do|did) [a-z' ]+ (?:have|own|keep)))?$/.exec(
      question,
    ) ?? [];
  const wanted = thingOf(requested);
  if (all.length !== 2 || !heads || !legs || (wanted !== a && wanted !== b)) return null;
  const [x, y] = [sym(`number of ${one}`), sym(`number of ${other}`)];
  return {
    expression: wanted === a ? x : y,
    isWhole: true,
    facts: [
      relation('=', x, sum(number(heads[1]), negative(y))),
      relation('=', sum(product(num(p), x), product(num(q), y)), number(legs[1])),
    ],
  };
};
