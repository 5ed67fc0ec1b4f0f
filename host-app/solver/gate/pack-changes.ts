import { identical } from '../check/values/identity.js';
import { loose } from '../plan/trace.js';
import { displayed } from '../print/displayed.js';
import { arg, isCall, isNode, negative, sym, type Expr } from '../tree/expr.js';
import { collectNodes, contains, substitute, variablesOf } from '../tree/walk.js';
import {
  count,
  nodes,
  letters,
  brackets,
  terms,
  calls,
  fractionSums,
  open,
  roots,
  powers,
} from './measures.js';
import {
  openSize,
  openVariables,
  growsOutside,
  looseNumbers,
  powersOfPowers,
  raisedSize,
  negativeExponents,
  nestedQuotients,
  fractionFactors,
  mixedSums,
  decimals,
  minuses,
  largestRadicand,
} from './pack-measures.js';
import { fewer, more, both, isAlike, type Test } from './tests.js';

/** Something is still open, by the same variable as before. */
const haveSameLetter = (before: Expr, after: Expr): boolean => {
  const [old, now] = [openVariables(before), openVariables(after)];
  return old.size > 0 && [...now].every((name) => old.has(name));
};
/** Roots of squares depend on the sign of the variable. */
const isSameOnOneSide = (a: Expr, b: Expr): boolean =>
  identical(a, b, 'positive') !== 'no' ||
  variablesOf(a).some((name) => {
    const [c, d] = [a, b].map((e) => substitute(e, sym(name), negative(sym(name)))) as [Expr, Expr];
    return identical(c, d, 'positive') !== 'no';
  });

/** The changes of the kinds of steps that come with packs. */
const has =
  (name: string) =>
  (e: Expr): number =>
    count(e, (part) => isCall(part, name));
const matrixIn = (e: Expr): Expr | undefined =>
  collectNodes(e, (part) => isNode(part) && part.name === 'matrix')[0];
const rowsIn = (e: Expr): readonly Expr[] => {
  const matrix = matrixIn(e);
  return matrix && isNode(matrix) ? matrix.args : [];
};
const changedRows = (before: Expr, after: Expr): number => {
  const rows = rowsIn(after);
  return rowsIn(before).filter((row, at) => row.key !== rows[at]?.key).length;
};

const inside =
  (name: RegExp) =>
  (e: Expr): number =>
    Math.max(
      0,
      ...collectNodes(e, (part) => isCall(part) && name.test(part.name)).map((part) => nodes(arg(part, 0))),
    );
/** The size of the longest logarithm, and of the longest angle. */
const insideLogarithms = inside(/^(?:ln|log)$/);
const insideAngles = inside(/^(?:sin|cos|tan)$/);

export const PACK_CHANGES = {
  moreTerms: more(terms),
  /** A factor is written in each term. */
  commonPart: (before, after) => terms(after) === terms(before) && nodes(after) >= nodes(before) - 2,
  factorsShown: (before, after) => brackets(after) >= brackets(before),
  powersShown: (_, after) => powers(after) > 0,
  sumShown: (before, after) =>
    terms(after) > terms(before) || fractionSums(after) > fractionSums(before) || after.kind === 'sum',
  topTogether: (before, after) => terms(after) <= terms(before),
  anglesFewer: fewer((e) => count(e, (part) => isCall(part) && /^a?(?:sin|cos|tan)$/.test(part.name))),
  logarithms: (before, after) => calls(after) < calls(before) || powers(after) > 0,
  logarithmsSplit: fewer(insideLogarithms),
  anglesSplit: fewer(insideAngles),
  rootShown: more(roots),
  powersFewer: fewer(powers),
  unitsFewer: fewer(powers, (e) => count(e, ({ key }) => key === 'ⅈ')),
  unitShown: more((e) => count(e, ({ key }) => key === 'ⅈ')),
  barsFewer: fewer(has('abs')),
  boundsIn: fewer(has('defint')),
  sumFound: fewer(has('sum')),
  stillOpen: (before) => open(before) > 0,
  slopesTaken: (before, after) => isCall(before, 'lim') && isCall(after, 'lim') && before.key !== after.key,
  /** One row is another one now. */
  rowChanged: (before, after) => changedRows(before, after) === 1,
  rowsSwapped: (before, after) => changedRows(before, after) === 2,
  matrixIn: (before, after) => !matrixIn(before) && matrixIn(after) !== undefined,
  matrixOut: (before, after) => matrixIn(before) !== undefined && !matrixIn(after),
  termsComputed: both(fewer(nodes, letters), isAlike(terms)),
  likeTerms: (before, after) =>
    letters(after) < letters(before) || looseNumbers(after) < looseNumbers(before),
  sameDenominator: fewer(mixedSums),
  fractionsMultiplied: fewer(fractionFactors),
  divisionTurned: fewer(nestedQuotients),
  asFraction: fewer(decimals),
  asProduct: fewer(powers),
  exponentsTogether: fewer(letters),
  powersNested: fewer(powersOfPowers),
  powersSpread: fewer(raisedSize),
  exponentTurned: fewer(negativeExponents),
  rootsSplit: (before, after) =>
    largestRadicand(after) < largestRadicand(before) || roots(after) !== roots(before),
  rootsJoined: fewer(roots),
  bracketsOpened: fewer(minuses, brackets),
  /** A new letter comes in, and goes out again. */
  letterIn: (before, after, { substeps }) => substeps.length > 0 || !haveSameLetter(before, after),
  letterOut: (before, after, { letters: named }) => {
    const name = named?.at(-1)?.[0];
    return name !== undefined && contains(before, name) && !contains(after, name);
  },
  termsApart: (before, after) =>
    !growsOutside(before, after) && (open(after) > open(before) || openSize(after) < openSize(before)),
  constantOut: (before, after) =>
    haveSameLetter(before, after) &&
    !growsOutside(before, after) &&
    openSize(after) <= openSize(before) &&
    open(after) <= open(before),
  ruleOfProducts: more(open),
  ruleOfQuotients: both(more(open), more(powers)),
  ruleOfChains: (before, after) =>
    growsOutside(before, after) && open(after) <= open(before) && openSize(after) < openSize(before),
  found: fewer(open),
  /** A letter gives its place to one part, everywhere. */
  letterReplaced: (before, after) =>
    variablesOf(before).some((name) =>
      collectNodes(after, () => true).some(
        (part) => loose(displayed(substitute(before, sym(name), part))) === loose(after),
      ),
    ),
  /** Another form of the same expression. */
  underLimit: (before, after) =>
    isCall(before, 'lim') && isCall(after, 'lim') && isSameOnOneSide(arg(before, 0), arg(after, 0)),
  limitFound: (before, after) => isCall(before, 'lim') && !isCall(after, 'lim'),
} as const satisfies Readonly<Record<string, Test>>;
