import { maths, problem, type Match, type Pattern } from '../intent/text.js';
import { canon } from '../kernel/canonical.js';
import { neg, sub } from '../kernel/canon.js';
import { rationalCoefficients } from '../kernel/normal.js';
import type { Problem } from '../solution.js';
import { call, isInt, list, num, ONE, product, sym, type Expr } from '../tree/expr.js';
import { variablesOfAll } from '../tree/walk.js';

const MOD = String.raw`\s*[({]?\s*\\?(?:b|p)?mod(?:ulo)?\s*\{?\s*(\d+)\s*\}?\s*[)}]?`;
const SENTENCE = new RegExp(`^(.+?)=(.+?),?${MOD}$`, 'i');
const NUMBER_MOD = new RegExp(
  String.raw`^(?:(?:what is|find|calculate|compute|determine|give|evaluate) )?(?:the )?(?:value of )?\(?(-?\d+)\)?\s*\^\s*[({]?\s*-\s*1\s*[)}]?\s*,?${MOD}$`,
  'i',
);
const INVERSE = new RegExp(
  String.raw`^(?:(?:what is|find|calculate|compute|determine|give|does|has) )?(?:an? |the )?(?:(?:modular |modulo |multiplicative )*inverse of (-?\d+)|(-?\d+) have an? (?:(?:modular |multiplicative )*)inverse),?${MOD}$`,
  'i',
);
const LEAD = String.raw`(?:solve|find|determine|calculate)?:?\s*(?:(?:all )?(?:the )?(?:solutions?|integers?)(?: [a-z])? (?:of|to|for|with|such that|satisfying) )?(?:the )?(?:following )?(?:(?:linear |system of |simultaneous )*congruences?(?: equations?)?)?(?: system)?(?: for [a-z])?\s*[:,]?\s*`;
const LEAST = String.raw`(?:what is|find|determine|calculate|compute)?\s*(?:the )?(?:smallest|least) (?:(positive|non-?negative) )?(?:integer|whole number|number|solution|value)? ?(?:of|for)? ?(?:[a-z](?= ))?\s*(?:such that|with|for which|satisfying|that satisfies|if|where|of|to|:)?\s*`;

/** A congruence a·x ≡ b (mod m) as written, and its three numbers. */
interface Congruence {
  readonly line: Expr;
  readonly numbers: Expr;
  readonly letter: string;
}
const congruence = (f: Match, text: string): Congruence | null => {
  const [, left = '', right = '', modulus = '0'] = SENTENCE.exec(text.trim()) ?? [];
  if (left === '' || /=/.test(right) || BigInt(modulus) < 2n) return null;
  const [a, b] = [maths(f, left), maths(f, right)];
  const [letter = '', ...others] = variablesOfAll(a, b);
  if (letter === '' || others.length > 0) return null;
  const found = rationalCoefficients(canon(sub(canon(a), canon(b))), letter);
  const [rest, slope] = found ?? [];
  if (!rest || !slope || found?.length !== 2) return null;
  const [times, value] = [num(slope), neg(num(rest))];
  if (!isInt(times) || !isInt(value)) return null;
  const m = num(BigInt(modulus));
  return { line: call('congruent', a, b, m), numbers: list('tuple', [times, value, m]), letter };
};

const system = (f: Match, body: string, asked: '' | ':least' | ':positive'): Problem | null => {
  const plain = body
    .replace(/\\equiv|≡|(?:is |are )?congruent to|==/gi, '=')
    .replace(/\\(?:left|right|,|;|quad|text)/g, ' ');
  const found = plain
    .split(/\s*(?:,\s*and\s+|[,;]|\band\b)\s*(?!\s*\\?p?mod)/i)
    .filter((part) => part.trim() !== '')
    .map((part) => congruence(f, part));
  const known = found.filter((one) => one !== null);
  const [first] = known;
  if (!first || known.length < found.length || known.length > 12) return null;
  if (known.some(({ letter }) => letter !== first.letter)) return null;
  const lines = known.map(({ line }) => line);
  return problem('numbers', lines.length === 1 ? first.line : list('system', lines), first.letter, {
    operation: `congruences${asked}`,
    items: known.map(({ numbers }) => numbers),
  });
};
const inverse = (f: Match, n: string, m: string): Problem | null => {
  if (BigInt(m) < 2n) return null;
  const [a, modulus] = [maths(f, n), num(BigInt(m))];
  const value = canon(a);
  if (!isInt(value)) return null;
  return problem('numbers', call('congruent', product(a, sym('x')), ONE, modulus), 'x', {
    operation: 'congruences:inverse',
    items: [list('tuple', [value, ONE, modulus])],
  });
};

const whole = (source: string): RegExp => new RegExp(`^${source}(.*\\bp?mod(?:ulo)?\\b.*|.*mod\\{.*)$`, 'is');
export const CONGRUENCE_QUESTIONS: readonly Pattern[] = [
  [NUMBER_MOD, (f) => inverse(f, f.parts[0] ?? '', f.parts[1] ?? '')],
  [INVERSE, (f) => inverse(f, f.parts[0] || f.parts[1] || '', f.parts[2] ?? '')],
  [whole(LEAST), (f) => system(f, f.parts[1] ?? '', /^non/i.test(f.parts[0] ?? '') ? ':least' : ':positive')],
  [whole(LEAD), (f) => system(f, f.parts[0] ?? '', '')],
];
