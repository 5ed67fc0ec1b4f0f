import { rational } from '../../maths/rational.js';
import { factorInteger, isPrime } from '../kernel/integer.js';
import { choose, factorial, lcm } from '../kernel/whole-functions.js';
import type { Draft, Problem, Step } from '../solution.js';
import { call, isInt, list, num, power, product, quotient, sum, sym, type Expr } from '../tree/expr.js';
import { draftOf, step, Trace } from './trace.js';
import { primeProduct } from './numbers/facts.js';

/** a = q b + r, line by line, until r is 0. */
const euclid = (a: bigint, b: bigint): [bigint, Step[]] => {
  const steps: Step[] = [];
  const sizes = [a, b].map((n) => (n < 0n ? -n : n));
  let [y = 0n, x = 0n] = sizes.sort((p, q) => (p < q ? -1 : 1));
  while (y !== 0n) {
    const act = `${x} = ${x / y} · ${y} + ${x % y}.`;
    const after = sum(product(num(x / y), num(y)), num(x % y));
    steps.push(step('euclid', num(x), after, 'equal', [], undefined, act));
    [x, y] = [y, x % y];
  }
  return [x, steps];
};

/** Primes with their exponents side by side: the smallest of each for what divides all, the largest for a multiple. */
const byPrimes = (kind: 'gcd' | 'lcm', numbers: readonly bigint[], value: bigint): Step[] | null => {
  const found = numbers.map((n) => factorInteger(n));
  if (numbers.some((n) => n < 2n) || found.some(({ proven }) => !proven)) return null;
  const all = [...new Set(found.flatMap(({ factors }) => factors.map(([prime]) => prime)))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const chosen = all
    .map((prime) => {
      const counts = found.map(({ factors }) => factors.find(([other]) => other === prime)?.[1] ?? 0);
      return [prime, kind === 'gcd' ? Math.min(...counts) : Math.max(...counts)] as const;
    })
    .filter(([, count]) => count > 0);
  const lines = found.map(({ factors }, k) =>
    step('prime-factors', num(numbers[k] ?? 1n), primeProduct(factors), 'equal'),
  );
  const rule = kind === 'gcd' ? 'smallest-powers' : 'largest-powers';
  const together = list(
    'tuple',
    found.map(({ factors }) => primeProduct(factors)),
  );
  return [
    ...lines,
    step(rule, together, primeProduct(chosen), 'case'),
    step('evaluate', primeProduct(chosen), num(value), 'equal'),
  ];
};

const MOST_LISTED = 16;
/** The multiples of each number up to the common one, or the divisors of each. */
const byListing = (kind: 'gcd' | 'lcm', numbers: readonly bigint[], value: bigint): Step[] => {
  const lists = numbers.map((n) => {
    const all = Array.from({ length: Number(kind === 'lcm' ? value / n : n) }, (_, k) => BigInt(k + 1));
    return kind === 'lcm' ? all.map((k) => k * n) : all.filter((k) => n % k === 0n);
  });
  const sets = lists.map((items) =>
    list(
      'set',
      items.map((n) => num(n)),
    ),
  );
  const rule = kind === 'lcm' ? 'list-multiples' : 'divisors';
  return [
    ...sets.map((set, k) => step(rule, num(numbers[k] ?? 1n), set, 'case')),
    step(kind === 'lcm' ? 'first-common' : 'last-common', list('tuple', sets), num(value), 'case'),
  ];
};
const canBeListed = (kind: 'gcd' | 'lcm', numbers: readonly bigint[], value: bigint): boolean =>
  new Set(numbers).size > 1 &&
  numbers.every((n) => n > 0n && (kind === 'lcm' ? value / n <= MOST_LISTED : n <= 200n));

export const planNumbers = ({ kind, options }: Problem): Draft | null => {
  const numbers = (options.items ?? []).filter(isInt).map((item) => item.value.n);
  const [n, m] = numbers;
  if (n === undefined || numbers.length < (options.items ?? []).length) return null;
  if (kind === 'gcd' || kind === 'lcm') {
    let [value, steps]: [bigint, Step[]] = [n < 0n ? -n : n, []];
    for (const next of numbers.slice(1)) {
      const [gcd, lines] = euclid(value, next);
      const both = quotient(product(num(value), num(next)), num(gcd));
      const least = lcm(value, next);
      const last = kind === 'gcd' || gcd === 0n ? [] : [step('lcm-by-gcd', both, num(least), 'equal')];
      steps = [...steps, ...lines, ...last];
      value = kind === 'gcd' ? gcd : least;
    }
    const primes = byPrimes(kind, numbers, value);
    const lists = canBeListed(kind, numbers, value) ? byListing(kind, numbers, value) : null;
    return {
      answer: { kind: 'value', exact: num(value) },
      methods: [
        { nameKey: 'method.euclid', steps },
        ...(primes ? [{ nameKey: 'method.primes' as const, steps: primes }] : []),
        ...(lists ? [{ nameKey: 'method.listing' as const, steps: lists }] : []),
      ],
      notes: [],
    };
  }
  if (kind === 'remainder') {
    if (m === undefined || m === 0n) return null;
    const size = m < 0n ? -m : m;
    const rest = ((n % size) + size) % size;
    const line = sum(product(num((n - rest) / size), num(size)), num(rest));
    return draftOf({ kind: 'value', exact: num(rest) }, [
      step(
        'division',
        num(n),
        line,
        'equal',
        [],
        undefined,
        `${n} = ${(n - rest) / size} · ${size} + ${rest}.`,
      ),
    ]);
  }
  const { factors, proven } = factorInteger(n);
  if (!proven) return null;
  const written = primeProduct(factors);
  const steps = n > 1n ? divisionsByPrimes(n, factors, written) : [];
  if (kind === 'prime-factors' && options.operation === 'product')
    return n < 2n ? null : draftOf({ kind: 'value', exact: written }, steps);
  if (kind === 'prime-factors')
    return n < 2n ? null : draftOf({ kind: 'list', items: factors.map(([prime]) => num(prime)) }, steps);
  return draftOf({ kind: 'truth', value: kind === 'is-prime' ? isPrime(n) : n > 1n && !isPrime(n) }, steps);
};

const MOST_DIVISIONS = 8;
/** 60 = 2 · 30 = 2 · 2 · 15 = 2² · 3 · 5 */
const divisionsByPrimes = (
  n: bigint,
  factors: readonly [bigint, number][],
  written: Expr,
): readonly Step[] => {
  const primes = factors.flatMap(([prime, count]) => Array.from({ length: count }, () => prime));
  const far = Math.floor(Math.sqrt(Number(n)));
  if (primes.length === 1 && far < 1e7) {
    const act = `No prime up to ${far} divides ${n}, and ${far + 1} times ${far + 1} is more than ${n}.`;
    return [step('no-divisor', num(n), sym('prime'), 'case', [], undefined, act)];
  }
  const trace = new Trace(num(n), 'equal');
  let rest = n;
  primes.slice(0, primes.length > MOST_DIVISIONS ? 0 : -1).forEach((prime, at) => {
    const act = `${rest} = ${prime} · ${rest / prime}.`;
    rest /= prime;
    const line = product(...primes.slice(0, at + 1).map((one) => num(one)), num(rest));
    trace.says('prime-factors', line, act);
  });
  return trace.to('prime-factors', written).steps;
};

/** In how many ways the letter can be drawn as often as it is wanted. */
const waysAct = (letter: string, [have, need]: readonly [bigint, bigint], ordered: boolean): string => {
  const factors = Array.from({ length: Number(need) }, (_, at) => `${have - BigInt(at)}`).join(' · ');
  const ways = choose(have, need) * (ordered ? factorial(need) : 1n);
  return ordered
    ? `${need} of ${have} ${letter} in order in ${need > 1n ? `${factors} = ` : ''}${ways} ways`
    : `${need} of ${have} ${letter} in ${ways} ${ways === 1n ? 'way' : 'ways'}`;
};

/** Letters from a bag without replacement, in order or as a collection. */
export const planProbability = ({ options }: Problem): Draft | null => {
  const { letters } = options;
  if (!letters) return null;
  const total = Object.values(letters.bag).reduce((a, b) => a + b, 0);
  const wanted = new Map<string, number>();
  for (const letter of letters.drawn) wanted.set(letter, (wanted.get(letter) ?? 0) + 1);
  const drawn = letters.drawn.length;
  if (drawn > total || drawn === 0) return null;
  const counts = [...wanted].map(([letter, count]): [bigint, bigint] => [
    BigInt(letters.bag[letter] ?? 0),
    BigInt(count),
  ]);
  const favourable = counts.reduce(
    (found, [have, need]) => found * choose(have, need) * (letters.ordered ? factorial(need) : 1n),
    1n,
  );
  const all = letters.ordered
    ? choose(BigInt(total), BigInt(drawn)) * factorial(BigInt(drawn))
    : choose(BigInt(total), BigInt(drawn));
  const exact = num(rational(favourable, all));
  const ways: Expr[] = counts.map(([have, need]) =>
    call(letters.ordered ? 'permutations' : 'binomial', num(have), num(need)),
  );
  const trace = new Trace(
    product(
      product(...ways),
      power(call(letters.ordered ? 'permutations' : 'binomial', num(total), num(drawn)), num(-1)),
    ),
    'equal',
  );
  const reasons = [...wanted.keys()].map((letter, at) =>
    waysAct(letter, counts[at] ?? [0n, 0n], letters.ordered),
  );
  const act = `${reasons.join(', ')}: ${favourable} of the ${all} equally likely draws of ${drawn} from ${total} letters count.`;
  trace.says('count', quotient(num(favourable), num(all)), act);
  return draftOf({ kind: 'value', exact }, trace.to('cancel', exact).steps);
};
