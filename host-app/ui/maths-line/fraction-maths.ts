import type { MathTree } from '../../content/content.types';
import type { CalculationLine, FractionNode, WrittenFraction } from '../../maths/fraction/fraction.types';
import { formula, fraction, number, parenthesised, prefix, row, sign } from './parts';

const REPEATING = /^(.*?)(?:\((\d+)\)|(\d)(?:\.\.\.|…))$/;

/** 0.1(6) and 0.166… both with a line over the 6. */
const decimalMaths = (text: string): MathTree => {
  const [, start, block, dotted] = REPEATING.exec(text) ?? [];
  const again = block ?? dotted;
  if (start === undefined || again === undefined) return number(text);
  return row(number(start), ['mn', { className: 'repeating' }, again]);
};

const size = ({ whole, top, bottom, decimal }: WrittenFraction): MathTree => {
  if (decimal !== undefined) return decimalMaths(decimal);
  if (bottom === 1n) return number(`${whole + top}`);
  const part = fraction(number(`${top}`), number(`${bottom}`));
  return whole > 0n ? row(number(`${whole}`), part) : part;
};

const written = (value: WrittenFraction): MathTree =>
  value.negative ? row(prefix('−'), size(value)) : size(value);

const line = (items: CalculationLine): MathTree =>
  row(
    ...items.map((item, index) => {
      if (typeof item === 'string') return sign(item);
      return index > 0 && item.negative ? parenthesised(written(item)) : written(item);
    }),
  );

export const writtenMaths = (value: WrittenFraction): MathTree => formula(written(value));
export const lineMaths = (items: CalculationLine): MathTree => formula(line(items));
/** '= …', the right part of a step. */
export const equalsLineMaths = (items: CalculationLine): MathTree => formula(sign('='), line(items));

const isRow = (node: FractionNode): boolean => node.kind === 'sum' || node.kind === 'product';

const operand = (node: FractionNode, within: 'sum' | 'product', isFirst: boolean): MathTree => {
  const negative = node.kind === 'negate' || (node.kind === 'value' && node.value.negative);
  const loose = node.kind === 'sum' || (within === 'product' && isRow(node));
  return loose || (negative && !isFirst) ? parenthesised(draw(node)) : draw(node);
};

const draw = (node: FractionNode): MathTree => {
  if (node.kind === 'value') return written(node.value);
  if (node.kind === 'negate')
    return row(prefix('−'), isRow(node.of) ? parenthesised(draw(node.of)) : draw(node.of));
  return row(
    ...node.parts.flatMap(({ operator, of }, index) => {
      const drawn = operand(of, node.kind, index === 0);
      return index === 0 ? [drawn] : [sign(operator), drawn];
    }),
  );
};

/** The typed text as it was parsed. */
export const typedFractionMaths = (node: FractionNode): MathTree => formula(draw(node));

/** '5/8 < 2/3 < 3/4': numbers with a relation between neighbours. */
export const chainMaths = (values: readonly WrittenFraction[], relations: readonly string[]): MathTree =>
  formula(
    ...values.flatMap((value, index) =>
      index === 0 ? [written(value)] : [sign(relations[index - 1] ?? ','), written(value)],
    ),
  );
