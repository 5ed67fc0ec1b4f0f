import { displayed } from '../../print/displayed.js';
import { plain } from '../../print/plain.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { loose } from '../trace.js';
import { collectNodes, countNodes, mapTree, someNode, variablesOf } from '../../tree/walk.js';
import {
  eulerFormula,
  knownValue,
  logarithmOfPower,
  reciprocalFunction,
  referenceAngle,
} from './powers/angles.js';
import { isDecimal, listed, written } from './numbers/amounts.js';
import {
  doubleAngle,
  halfAngle,
  shortAngle,
  splitAngle,
  splitKnownAngle,
  sumOfAngles,
  sumOfKnownAngles,
} from './powers/angle-sums.js';
import { clearNested } from './fractions/clear-nested.js';
import { factoringLines } from './factoring.js';
import { inBracket, linesBy, tidied, type Law, type Line } from './laws.js';
import {
  addFractions,
  cancelNumbers,
  divideFractions,
  multiplyFractions,
  sameDenominator,
} from './fractions/fractions.js';
import {
  asTenths,
  evaluation,
  fractionExponent,
  negativeExponent,
  powerMeaning,
  tenths,
  wholeDivisor,
} from './numbers/numbers.js';
import { powerOfPower, powerOfProduct, quotientSameBase, sameBase, zeroExponent } from './powers/powers.js';
import { cancelFactorial, choiceFormula, sameFactorial, writtenFactorial } from './numbers/choices.js';
import { exponentByFour, powerOfFourth, unitPower, unitProduct } from './powers/unit-powers.js';
import {
  powerOfRoot,
  quotientOfRoots,
  rationalized,
  rootOfNegative,
  rootOfFractions,
  rootOfPower,
  rootOfProduct,
  rootOfQuotient,
  rootOfSum,
  rootsTogether,
  splitRoot,
} from './powers/roots.js';
import { doubleMinus, groupedPower, multiplyOut, openBracket } from './brackets.js';
import { addTerms, groupTerms, splitFraction, workOutTerms } from './terms.js';

const POWERS: readonly Law[] = [
  doubleMinus,
  exponentByFour,
  powerOfFourth,
  unitPower,
  zeroExponent,
  negativeExponent,
  powerOfPower,
  powerOfRoot,
  powerOfProduct,
  wholeDivisor,
  evaluation,
  unitProduct,
  sameBase,
];
const FRACTIONS: readonly Law[] = [
  asTenths,
  sameDenominator,
  addFractions,
  divideFractions,
  multiplyFractions,
  quotientSameBase,
  cancelNumbers,
];
const ROOTS: readonly Law[] = [rootOfNegative, rootsTogether, quotientOfRoots];
const SPLIT_ROOTS: readonly Law[] = [
  rootOfFractions,
  rootOfSum,
  rootOfQuotient,
  rootOfProduct,
  rootOfPower,
  splitRoot,
];
const ANGLES: readonly Law[] = [
  reciprocalFunction,
  shortAngle,
  referenceAngle,
  halfAngle,
  splitKnownAngle,
  sumOfKnownAngles,
  knownValue,
  logarithmOfPower,
];
const BRACKETS: readonly Law[] = [openBracket, multiplyOut];

const SIMPLIFY: readonly Law[] = [
  choiceFormula,
  cancelFactorial,
  sameFactorial,
  writtenFactorial,
  ...[evaluation, sameDenominator, addFractions].map(inBracket),
  ...ANGLES,
  ...POWERS,
  eulerFormula,
  fractionExponent,
  ...ROOTS,
  ...FRACTIONS,
  clearNested,
  ...SPLIT_ROOTS,
  rationalized,
];
/** Nothing is added up before each term is as short as it can be. */
const LIKE_TERMS: readonly Law[] = [workOutTerms, groupTerms, addTerms];

/** Ends in `goal` itself where the last line differs from it in the order of its parts only. */
const ended = (lines: readonly Line[], goal: Expr): readonly Line[] => {
  const last = lines.at(-1);
  const shown = displayed(goal);
  if (!last || loose(displayed(last.after)) !== loose(shown)) return lines;
  return [...lines.slice(0, -1), { ...last, after: shown }];
};
const isAt = (lines: readonly Line[], goal: Expr): boolean => {
  const last = lines.at(-1);
  return last !== undefined && plain(last.after) === plain(goal);
};

/** Decimals of the last line as the fractions of the answer. */
const asAnswer = (lines: readonly Line[], start: Expr): readonly Line[] => {
  const last = lines.at(-1)?.after ?? start;
  const decimals = collectNodes(last, isDecimal);
  if (decimals.length === 0) return lines;
  const after = mapTree(last, (part) => (isDecimal(part) ? tenths(part) : part));
  const act = `${listed(decimals.map((part) => `${written(part)} = ${written(tenths(part))}`))}.`;
  return [
    ...lines,
    { rule: 'decimal-fraction', after, act },
    ...linesBy(after, [multiplyFractions, cancelNumbers]),
  ];
};

const isBracketed = (e: Expr): boolean =>
  someNode(
    displayed(e),
    (part) =>
      isNode(part) &&
      part.kind !== 'sum' &&
      part.kind !== 'call' &&
      part.kind !== 'quotient' &&
      part.args.some(({ kind }) => kind === 'sum'),
  );
const isSinglePower = (e: Expr): boolean =>
  someNode(e, ({ kind }) => kind === 'power') && !someNode(e, isLogarithm) && countNodes(e) <= 5;
const isLogarithm = (e: Expr): boolean => isNode(e) && /^(?:ln|log)$/.test(e.name);

/** How an expression becomes `goal`, one law a line; the lines may stop short of it. */
export const workedLines = (expression: Expr, goal: Expr): readonly Line[] => {
  const start = displayed(expression);
  const laws = [
    ...(isSinglePower(start) && variablesOf(start).length === 0 ? [powerMeaning] : []),
    ...SIMPLIFY,
    ...(isBracketed(goal) && start.kind !== 'sum' ? [openBracket] : BRACKETS),
    ...(displayed(goal).kind === 'sum' ? [splitFraction] : []),
    ...LIKE_TERMS,
  ];
  return ended(asAnswer(linesBy(start, laws), tidied(start)), goal);
};

/** Functions of sums and multiples of angles by those of the single angles. */
export const angleLines = (expression: Expr): readonly Line[] =>
  linesBy(displayed(expression), [splitAngle, sumOfAngles, doubleAngle]);

/** How a product is multiplied out. */
export const expandedLines = (expression: Expr, goal: Expr): readonly Line[] =>
  ended(
    asAnswer(
      linesBy(displayed(expression), [
        groupedPower,
        openBracket,
        multiplyOut,
        workOutTerms,
        ...POWERS,
        addTerms,
        ...FRACTIONS,
      ]),
      expression,
    ),
    goal,
  );

export { isAt, type Line };

/** How an expression becomes a product. */
export const factoredLines = (expression: Expr, goal: Expr): readonly Line[] => {
  const start = displayed(expression);
  const ways = factoringLines(start);
  if (ways.length > 0) return ended(ways, goal);
  const together = linesBy(start, [addTerms]);
  return ended([...together, ...factoringLines(together.at(-1)?.after ?? start)], goal);
};
