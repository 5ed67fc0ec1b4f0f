import { add, toNumber } from '../../../maths/rational.js';
import type { Problem } from '../../solution.js';
import { negative, num, ONE, power, product, quotient, sum, sym, type Expr } from '../../tree/expr.js';
import { setUp } from '../formulas/formula.js';
import { normal } from '../language/normal.js';
import { eventOf, type Event } from './events.js';
import type { Kind, Stock } from './kinds.js';
import { emptyScene, stockOf, readFact, type Scene } from './scene.js';

const QUESTION =
  /^(.*?)(?:,? ?(?:what is|what's|what was|find|calculate|determine|give|work out|compute) )?(?:the )?\b(?:probability|chance|likelihood)s?\b(?: (of|that|to)|(?= (?:he|she|it|they|you|we|i|the|both|all|neither|none|no|at|exactly|an?|[a-z]+ (?:gets|draws|guesses)) ))?(?: (.+))?$/;
const TAIL = / (?=(?:when|with|if|in|from|on|out of|given|without|by|for|after|once)\b)/g;
/** No more rows of draws than this are looked at. */
const MOST = 20_000;

interface Found {
  readonly stock: Stock;
  readonly draws: number;
  readonly kept: boolean;
  readonly event: Event;
  readonly given: Event | null;
}
/** Draws that the event itself tells: '2 aces', 'a king and then a queen'. */
const drawsIn = (event: string): number => (/ then /.test(event) ? 2 : Number(/^(?:of )?(?:drawing|getting|dealing|picking) (\d+) [a-z]+s$/.exec(event)?.[1] ?? 1)); // prettier-ignore
const understood = (event: string, scene: Scene): Found | null => {
  const stock = stockOf(scene, event);
  const draws = scene.draws || drawsIn(event);
  if (!stock || draws < 1) return null;
  if (draws > 1 && !stock.isRepeated && scene.draws === 0 && scene.kept === null) return null;
  const all = stock.kinds.reduce((total, { weight }) => total + toNumber(weight), 0);
  const kept = stock.isRepeated || scene.kept === true;
  // After what was taken out, the next draw is the first one.
  const asked =
    scene.draws === 0 ? event.replace(/^(?:that )?(?:the )?next(?: 1| [a-z]+)? (?:is|will be) /, '') : event;
  const read = eventOf(asked, stock, draws);
  const [condition] = scene.conditions;
  const given = condition === undefined ? null : eventOf(condition, stock, draws);
  if (!read || (condition !== undefined && !given) || (!kept && draws > all)) return null;
  if (stock.isRepeated && scene.kept !== null) return null;
  return { stock, draws, kept, event: read, given };
};

/** Kinds that no event tells apart are one kind. */
const merged = ({ stock, event, given }: Found): readonly Kind[] => {
  const looks = [...event.looks, ...(given?.looks ?? [])];
  const groups = new Map<string, Kind[]>();
  for (const kind of stock.kinds) {
    const look = looks.map((one) => one(kind)).join('|');
    groups.set(look, [...(groups.get(look) ?? []), kind]);
  }
  return [...groups.values()].flatMap(([first, ...more]) =>
    first
      ? [
          {
            ...first,
            name: [first, ...more].map(({ name }) => name).join('/'),
            weight: more.reduce((all, { weight }) => add(all, weight), first.weight),
          },
        ]
      : [],
  );
};
interface Row {
  readonly kinds: readonly Kind[];
  /** The factors of its probability, as numerator and denominator. */
  readonly factors: readonly Expr[];
  readonly ways: number;
}
const rowsOf = (kinds: readonly Kind[], draws: number, kept: boolean, areTrials: boolean): readonly Row[] => {
  const all = Math.round(kinds.reduce((total, { weight }) => total + toNumber(weight), 0));
  let rows: readonly Row[] = [{ kinds: [], factors: [], ways: 1 }];
  for (let turn = 0; turn < draws; turn += 1) {
    if (rows.length * kinds.length > MOST) return [];
    rows = rows.flatMap((row) =>
      kinds.flatMap((kind) => {
        const gone = kept ? 0 : row.kinds.filter((one) => one === kind).length;
        const left = toNumber(kind.weight) - gone;
        if (left <= 0) return [];
        const factor = areTrials ? num(kind.weight) : quotient(num(left), num(all - (kept ? 0 : turn)));
        return [{ kinds: [...row.kinds, kind], factors: [...row.factors, factor], ways: row.ways * left }];
      }),
    );
  }
  return rows;
};

const countOf = (rows: readonly Row[]): number => rows.reduce((total, { ways }) => total + ways, 0);
const GOOD = 'favorable outcomes';
const counted = (good: number, all: number, name: string): Problem | null =>
  Number.isSafeInteger(good) && Number.isSafeInteger(all) && good > 0 && good < all
    ? setUp({ [GOOD]: num(good), [name]: num(all) }, (n) => quotient(n[GOOD] ?? ONE, n[name] ?? ONE))
    : null;

interface Group {
  readonly name: string;
  readonly value: Expr;
}
/** Rows with the same factors are one case, so many times. */
const casesOf = (rows: readonly Row[]): readonly Group[] => {
  const cases = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.kinds.map(({ name }) => name).sort().join(' and '); // prettier-ignore
    cases.set(key, [...(cases.get(key) ?? []), row]);
  }
  return [...cases].map(([name, [first, ...more]]) => {
    const factors = first?.factors ?? [];
    const isPower = factors.length > 2 && new Set(factors.map(({ key }) => key)).size === 1;
    const one = isPower && factors[0] ? power(factors[0], num(factors.length)) : product(...factors);
    return { name, value: more.length > 0 ? product(num(more.length + 1), one) : one };
  });
};
const added = (cases: readonly Group[], isRest: boolean): Problem =>
  setUp(Object.fromEntries(cases.map(({ name, value }) => [name, value])), () => {
    const all = cases.map(({ name }) => sym(name));
    const total = all.length === 1 && all[0] ? all[0] : sum(...all);
    return isRest ? sum(ONE, negative(total)) : total;
  });
const FEW = 4;

/** The probability from all rows of draws: counted, or as a sum of cases. */
const problemOf = (found: Found): Problem | null => {
  const { stock, draws, kept, event, given } = found;
  const areTrials = stock.areTrials === true;
  const all = rowsOf(merged(found), draws, kept, areTrials);
  const known = given ? all.filter(({ kinds }) => given.holds(kinds)) : all;
  const good = known.filter(({ kinds }) => event.holds(kinds));
  if (good.length === 0 || good.length === known.length) return null;
  const isEven = areTrials && stock.kinds.every(({ weight }) => weight.n * 2n === weight.d);
  if (given) {
    if (areTrials && !isEven) return null;
    return areTrials ? counted(good.length, known.length, 'outcomes that remain') : counted(countOf(good), countOf(known), 'outcomes that remain'); // prettier-ignore
  }
  if (draws === 1 && !areTrials) return counted(countOf(good), countOf(all), 'all outcomes');
  const isOfFaces = stock.compared === 'face';
  const rest = all.filter((row) => !good.includes(row));
  const [cases, others] = [casesOf(good), casesOf(rest)];
  if (!isOfFaces || cases.length <= 2 || others.length <= 2) {
    if (others.length < cases.length && others.length <= FEW) return added(others, true);
    if (cases.length <= FEW) return added(cases, false);
  }
  if (isEven) return counted(good.length, all.length, 'all outcomes');
  return areTrials ? (cases.length <= 8 ? added(cases, false) : null) : counted(countOf(good), countOf(all), 'all outcomes'); // prettier-ignore
};

/** The event, and after it what belongs to the scene. */
const split = (text: string, scene: Scene): Found | null => {
  const places = [text.length, ...[...text.matchAll(TAIL)].map(({ index }) => index).reverse()];
  for (const at of places) {
    const [event, tail] = [text.slice(0, at), text.slice(at).trim()];
    const trial: Scene = { ...scene, counts: scene.counts && new Map(scene.counts), conditions: [...scene.conditions] }; // prettier-ignore
    const parts = tail === '' ? [] : tail.split(/,? (?=given\b|without replacement|with replacement)/);
    if (!parts.every((part) => readFact(part, trial))) continue;
    const found = understood(event.replace(/,$/, ''), trial);
    if (found) return found;
  }
  return null;
};
/** 'that 2 dice show the same number', 'the sum of 2 dice is 11': the things are the subject of the event. */
const withSubject = (text: string): readonly [event: string, scene: string] => {
  const shown = /^(\d+ (?:fair )?(?:dice|coins)) (?:both |all )?(?:show|have|land on|are) (.+)$/.exec(text);
  if (shown) return [shown[2] ?? '', shown[1] ?? ''];
  const rain =
    /^(?:it )?(rains|does not rain|doesn't rain|will rain|will not rain) on (?:(exactly|at least|at most) )?(?:(\d+) (?:of|out of) (?:the )?)?(\d+) days$/.exec(
      text,
    );
  if (rain) {
    const [, verb = '', how = 'exactly', some = '', all = ''] = rain.map(
      (group: string | undefined) => group ?? '',
    );
    return [`${how || 'exactly'} ${some || all} ${/not|n't/.test(verb) ? 'dry' : 'rain'}`, `${all} days`];
  }
  const of = /^(.*\b(?:sum|total|product) of )(?:the numbers on )?(\d+ (?:fair )?dice)\b(.*)$/.exec(text);
  return of ? [`${of[1] ?? ''}the dice${of[3] ?? ''}`, of[2] ?? ''] : [text, ''];
};

/** Dice, coins, cards, bags and trials: the experiment, the event and what is known, wherever they are said. */
export const readProbability = (typed: string): Problem | null => {
  if (!/\b(?:probability|chance|likelihood)\b/i.test(typed) || typed.length > 400) return null;
  const plain = normal(typed)
    .replace(/\bhow likely is it (?:that|to)\b/, 'what is the probability that')
    .replace(/\bit's\b/g, 'it is')
    .replace(/[?.!]+$/, '');
  const sentences = plain.split(/[.;?!:] +|, (?=(?:what is|what's|find|calculate) )/);
  const question = QUESTION.exec(sentences.pop() ?? '');
  if (!question || sentences.some((one) => /\b(?:probability|chance)\b.*\bprobability\b/.test(one)))
    return null;
  const scene = emptyScene();
  const [before = '', , rest = ''] = question.slice(1).map((group: string | undefined) => group ?? '');
  const [event, subject] = withSubject(rest);
  const facts = [...sentences, before.replace(/,? ?(?:then|and)? ?$/, ''), subject].filter((one) => one !== ''); // prettier-ignore
  if (!facts.every((one) => readFact(one, scene))) return null;
  // Whether a y is a vowel is open.
  if (/\b(?:vowel|consonant)s?\b/.test(event) && scene.stock?.kinds.some(({ name }) => name === 'y'))
    return null;
  const found = split(event, scene);
  return found && problemOf(found);
};
