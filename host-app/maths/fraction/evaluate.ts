import { CalculationError } from '../calculation-error';
import { gcd } from '../rational';
import type {
  FractionStep,
  CalculationLine,
  FractionNode,
  Operator,
  FractionStepKind,
  WrittenFraction,
} from './fraction.types';
import { improper, isMixed, mixed, over, signedTop, valueOf } from './written-fraction';

type Steps = FractionStep[];
interface Operand {
  readonly operator: Operator;
  readonly value: WrittenFraction;
}

const lineOf = (operands: readonly Operand[]): CalculationLine =>
  operands.flatMap(({ operator, value }, i) => (i === 0 ? [value] : [operator, value]));

const note = (
  steps: Steps,
  kind: FractionStepKind,
  before: CalculationLine,
  after: CalculationLine,
  params: FractionStep['params'] = {},
): void => {
  steps.push({ kind, before, after, params });
};

const mapped = (
  operands: readonly Operand[],
  change: (value: WrittenFraction) => WrittenFraction,
): Operand[] => operands.map(({ operator, value }) => ({ operator, value: change(value) }));

/**
 * Converts decimals to fractions, then mixed numbers to improper fractions. Each is a step only where it
 * changes something.
 */
const plainFractions = (operands: readonly Operand[], steps: Steps): Operand[] => {
  const undecimal = mapped(operands, ({ negative, whole, top, bottom }) => ({
    negative,
    whole,
    top,
    bottom,
  }));
  if (operands.some(({ value }) => value.decimal !== undefined))
    note(steps, 'from-decimal', lineOf(operands), lineOf(undecimal));
  const plain = mapped(undecimal, improper);
  if (undecimal.some(({ value }) => isMixed(value)))
    note(steps, 'improper', lineOf(undecimal), lineOf(plain));
  return plain;
};

export const lowestCommonDenominator = (values: readonly WrittenFraction[]): bigint =>
  values.reduce((lcd, { bottom }) => (lcd / gcd(lcd, bottom)) * bottom, 1n);

export const reduce = (value: WrittenFraction, steps: Steps): WrittenFraction => {
  const shared = gcd(value.top, value.bottom);
  if (shared <= 1n) return value;
  const reduced = over(signedTop(value) / shared, value.bottom / shared);
  note(steps, 'reduce', [value], [reduced], { gcd: `${shared}` });
  return reduced;
};

const addUp = (given: readonly Operand[], steps: Steps): WrittenFraction => {
  const operands = plainFractions(given, steps);
  const values = operands.map(({ value }) => value);
  const lcd = lowestCommonDenominator(values);
  const common = mapped(operands, (value) => over(signedTop(value) * (lcd / value.bottom), lcd));
  if (values.some(({ bottom }) => bottom !== lcd)) {
    const denominators = values.map(({ bottom }) => `${bottom}`).join(', ');
    note(steps, 'common-denominator', lineOf(operands), lineOf(common), { denominators, lcd: `${lcd}` });
  }
  const top = common.reduce(
    (sum, { operator, value }) => (operator === '−' ? sum - signedTop(value) : sum + signedTop(value)),
    0n,
  );
  const sum = over(top, lcd);
  note(steps, 'combine', lineOf(common), [sum], { denominator: `${lcd}` });
  return reduce(sum, steps);
};

const multiplyOut = (given: readonly Operand[], steps: Steps): WrittenFraction => {
  const operands = plainFractions(given, steps);
  const factors = operands.map(({ operator, value }): Operand => {
    if (operator === '×') return { operator, value };
    return { operator: '×', value: { ...over(value.bottom, value.top), negative: value.negative } };
  });
  if (operands.some(({ operator }) => operator === '÷'))
    note(steps, 'invert', lineOf(operands), lineOf(factors));
  const product = factors.reduce(
    (so, { value }) => over(signedTop(so) * signedTop(value), so.bottom * value.bottom),
    over(1n, 1n),
  );
  note(steps, 'multiply', lineOf(factors), [product]);
  return reduce(product, steps);
};

/**
 * Evaluates a node, innermost first, and adds the steps to `steps`.
 * @throws CalculationError for division by zero
 */
export const evaluateNode = (node: FractionNode, steps: Steps): WrittenFraction => {
  if (node.kind === 'value') return node.value;
  if (node.kind === 'negate') {
    const value = evaluateNode(node.of, steps);
    return { ...value, negative: !value.negative && signedTop(value) !== 0n };
  }
  const operands = node.parts.map(({ operator, of }) => {
    const value = evaluateNode(of, steps);
    if (operator === '÷' && signedTop(value) === 0n)
      throw new CalculationError('divisionByZero', {}, of.span);
    return { operator, value };
  });
  return node.kind === 'sum' ? addUp(operands, steps) : multiplyOut(operands, steps);
};

/** The last steps: converts a single decimal or mixed number, reduces it, and converts it to a mixed number. */
export const finalSteps = (value: WrittenFraction, steps: Steps): WrittenFraction => {
  const [first] = plainFractions([{ operator: '+', value }], steps);
  const reduced = reduce(first?.value ?? value, steps);
  const result = mixed(valueOf(reduced));
  if (isMixed(result))
    note(steps, 'to-mixed', [reduced], [result], {
      whole: `${result.whole}`,
      rest: `${result.top}`,
      bottom: `${result.bottom}`,
    });
  return reduced;
};
