import { parseRational, type Rational } from '../../maths/rational.js';
import { spelledNumber } from '../sentences/language/normal.js';
import { arg, isNode, isNum, type Expr } from '../tree/expr.js';
import { collectNodes } from '../tree/walk.js';

/** A number as it is written, and what it is taken for. */
interface AmountInText {
  readonly name: string;
  readonly text: string;
}

const TOKEN = /\d[\d,]*(?:\.\d+)?(?:\/\d+)?|[a-z]+(?:-[a-z]+)?/gi;
const isNoNumber = /^(?:an?|and)$/i;
/** 1,200 and 'twelve' as numbers; null for other words. */
const numberOf = (token: string): Rational | null => {
  if (/^\d/.test(token)) return parseRational(token.replaceAll(',', ''));
  const spelled = isNoNumber.test(token) ? null : spelledNumber(token.toLowerCase());
  return spelled === null ? null : parseRational(`${spelled}`);
};

/** 25/100 is the 25 of the question. */
const leavesOf = (e: Expr): Expr[] =>
  isNode(e) && e.kind === 'quotient' && arg(e, 1).key === '100'
    ? leavesOf(arg(e, 0))
    : isNode(e)
      ? e.args.flatMap(leavesOf)
      : collectNodes(e, isNum);

/** The numbers of a word problem that occur once in its text, and what the solver takes each of them for. */
export const amountsOf = (question: string, expression: Expr): AmountInText[] => {
  const tokens = question.match(TOKEN) ?? [];
  const written = (value: Rational): string | null => {
    const found = tokens.filter((token) => {
      const number = numberOf(token);
      return number !== null && number.n === value.n && number.d === value.d;
    });
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const lines = isNode(expression) && expression.name === 'system' ? expression.args : [];
  const found = lines.flatMap((line) => {
    const [left, right] = [arg(line, 0), arg(line, 1)];
    const leaves = left.kind === 'sym' ? leavesOf(right) : [...leavesOf(left), ...leavesOf(right)];
    return leaves.flatMap((leaf) => {
      const text = isNum(leaf) ? written(leaf.value) : null;
      return text === null
        ? []
        : [{ name: left.kind === 'sym' ? left.name : 'a number of the equation', text }];
    });
  });
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
};
