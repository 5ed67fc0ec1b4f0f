import {
  compare,
  exactRoot,
  isInteger,
  multiply,
  rational,
  zero,
  type Rational,
} from '../../../maths/rational.js';
import { call, num, relation, sym, type Expr } from '../../tree/expr.js';
import { N, numberOf, type Rest } from './rest.js';

const NAMES: Readonly<Record<string, string>> = { b: 'binomial', p: 'poisson', n: 'normal', g: 'geometric' };

export interface Setting {
  readonly name: string;
  readonly parameters: readonly Rational[];
  readonly given: readonly Expr[];
  readonly letter: string;
  readonly hint?: string;
}
export const equal = (name: string, value: Rational): Expr => relation('=', sym(name), num(value));
const isChance = (p: Rational): boolean => p.n > 0n && compare(p, rational(1)) < 0;

const binomial = (n: Rational, p: Rational, letter: string): Setting | null =>
  isInteger(n) && n.n > 0n && n.n <= 1000n && isChance(p)
    ? { name: 'binomial', parameters: [n, p], given: [equal('n', n), equal('p', p)], letter }
    : null;
const poisson = (mean: Rational, letter: string): Setting | null =>
  mean.n > 0n && compare(mean, rational(500)) < 0
    ? { name: 'poisson', parameters: [mean], given: [equal('λ', mean)], letter }
    : null;
const geometric = (p: Rational, first: number, letter: string): Setting | null =>
  isChance(p)
    ? { name: 'geometric', parameters: [p, rational(first)], given: [equal('p', p)], letter }
    : null;
export const normal = (mean: Rational, variance: Rational, letter: string, hint?: string): Setting | null => {
  if (variance.n <= 0n) return null;
  const root = exactRoot(variance, 2);
  const spread = relation('=', sym('σ'), root ? num(root) : call('sqrt', num(variance)));
  return {
    name: 'normal',
    parameters: [mean, variance],
    given: [equal('μ', mean), spread],
    letter,
    ...(hint === undefined ? {} : { hint }),
  };
};

/** X ~ B(10, 0.3) */
export const fromSign = (rest: Rest): Setting | null | undefined => {
  const found = rest.take(
    `\\b([a-z]) ?~ ?(b|bin|binom|binomial|n|normal|p|po|poi|pois|poisson|g|geo|geom|geometric) ?\\( ?(${N})(?: ?[,;] ?(${N})( ?\\^ ?2)?)? ?\\)`,
  );
  if (!found) return undefined;
  const [letter = '', family = '', one = '', two = '', square = ''] = found;
  const name = NAMES[family.charAt(0)] ?? '';
  const [a, b] = [numberOf(one), two === '' ? null : numberOf(two)];
  if (!a || (two !== '' && !b) || (square !== '' && name !== 'normal')) return null;
  if (name === 'poisson') return b ? null : poisson(a, letter);
  if (name === 'geometric') return b ? null : geometric(a, 1, letter);
  if (!b) return null;
  if (name === 'binomial') return binomial(a, b, letter);
  return square === '' ? normal(a, b, letter, 'second-is-variance') : normal(a, multiply(b, b), letter);
};

const IS = '(?: (?:is|of|equal to|equals))*(?: ?[=:] ?| )';
const one = (rest: Rest, source: string): Rational | null => {
  const found = rest.take(source);
  return found && numberOf(found[0] ?? '');
};
/** Named parameters; each may occur once. */
export const fromWords = (rest: Rest, isZ: boolean): Setting | null => {
  const named = (['binomial', 'poisson', 'normal', 'geometric'] as const).filter((name) =>
    rest.take(`\\b(?:an? |the )?(?:standard )?${name}(?:ly)?(?: distribution| random variable| experiment| probability)?\\b`),
  ); // prettier-ignore
  const failures = rest.take('\\b(?:number of )?failures before the first success\\b');
  const until = rest.take('\\b(?:number of )?trials (?:until|up to) the first success\\b');
  const n = one(rest, `\\bn${IS}(${N})`) ?? one(rest, `(${N}) (?:independent |bernoulli )*trials\\b`);
  const p = one(
    rest,
    `\\b(?:(?:success )?probability(?: of (?:a )?success)?(?: on each trial| in each trial)?|success rate|p)${IS}(${N})(?![\\d.]* ?(?:success|trial))`,
  );
  const deviation = one(rest, `\\b(?:standard deviation|std\\.? ?dev\\.?|s\\.?d\\.?|sigma)${IS}(${N})(?!\\d)`);
  const variance = one(rest, `\\b(?:variance|sigma ?\\^ ?2)${IS}(${N})`);
  const mean = one(rest, `\\b(?:mean|mu|lambda|rate|average)(?: rate)?${IS}(${N})`);
  const [name, ...others] = named;
  if (others.length > 0) return null;
  const has = [n, p, deviation, variance, mean].map((value) => value !== null).join();
  const fits = (...which: readonly boolean[]): boolean => which.join() === has;
  if ((failures || until) && name !== 'geometric') return null;
  if ((name ?? 'binomial') === 'binomial' && n && p && fits(true, true, false, false, false)) return binomial(n, p, '');
  if (name === 'geometric' && p && fits(false, true, false, false, false)) return geometric(p, failures ? 0 : 1, '');
  if (name === 'poisson' && mean && fits(false, false, false, false, true)) return poisson(mean, '');
  if (name === 'normal' && mean && deviation && deviation.n > 0n && fits(false, false, true, false, true))
    return normal(mean, multiply(deviation, deviation), '');
  if (name === 'normal' && mean && variance && fits(false, false, false, true, true)) return normal(mean, variance, '');
  return isZ && (name ?? 'normal') === 'normal' && fits(false, false, false, false, false)
    ? normal(zero, rational(1), 'z')
    : null;
}; // prettier-ignore
