import { parseAmount } from '../../../maths/amount';
import { attempt } from '../../../maths/calculation-error';
import { formatMessage } from '../../../maths/messages';
import { absolute, divide, equals, isZero, one, parseRational, sign } from '../../../maths/rational';
import { formatRational, type Rational } from '../../../maths/rational';
import { formatSignificant } from '../../../maths/significant';
import { convert, type Conversion } from '../../../maths/units/convert';
import { QUANTITIES, type Quantity, type Unit } from '../../../maths/units/quantities';
import { decimalSign } from '../financial/amounts/language';
import { readable } from '../financial/amounts/number-text';

export type UnitName = 'quantity' | 'value' | 'from' | 'to';
type UnitInputs = Readonly<Record<UnitName, string>>;

export const unitDefaults: UnitInputs = { quantity: 'length', value: '1', from: '', to: '' };

/** The quantities, and the two units that each begins with. */
const QUANTITY_ROWS: readonly (readonly [Quantity, string, from: string, to: string])[] = [
  ['length', 'Length', 'mi', 'km'],
  ['area', 'Area', 'ac', 'ha'],
  ['volume', 'Volume', 'gal', 'L'],
  ['mass', 'Mass', 'lb', 'kg'],
  ['temperature', 'Temperature', '°F', '°C'],
  ['speed', 'Speed', 'mph', 'km/h'],
  ['time', 'Time', 'h', 'min'],
  ['pressure', 'Pressure', 'atm', 'kPa'],
  ['energy', 'Energy', 'kcal', 'kJ'],
  ['data', 'Data', 'GB', 'GiB'],
];

export const QUANTITY_NAMES = QUANTITY_ROWS.map(([quantity, name]) => [quantity, name] as const);

const unitsOf = (quantity: Quantity): readonly Unit[] => QUANTITIES[quantity];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const unitOptions = (quantity: Quantity): readonly (readonly [string, string])[] =>
  unitsOf(quantity).map(({ name, symbol }) => [symbol, `${capital(name)} (${symbol})`] as const);

interface Chosen {
  readonly quantity: Quantity;
  readonly from: Unit;
  readonly to: Unit;
}

/** What the inputs name; a link may name units that do not exist. */
export const chosenUnits = (inputs: UnitInputs): Chosen => {
  const row = QUANTITY_ROWS.find(([name]) => name === inputs.quantity) ?? QUANTITY_ROWS[0];
  const [quantity, , from, to] = row ?? ['length', '', 'mi', 'km'];
  const units = unitsOf(quantity);
  const unit = (symbol: string, otherwise: string): Unit => {
    const found = [symbol, otherwise].map((wanted) => units.find((each) => each.symbol === wanted));
    return found[0] ?? found[1] ?? { name: '', symbol: '', size: one, zero: null };
  };
  return { quantity, from: unit(inputs.from, from), to: unit(inputs.to, to) };
};

const NOTATION = { digits: 12, from: 15, below: -9 };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (exponent: string): string =>
  exponent
    .replace('+', '')
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => RAISED.charAt(Number(digit)));

/** '4.828032', '1.5 × 10²¹', and whether digits are missing. */
const written = (value: Rational): { readonly text: string; readonly isExact: boolean } => {
  const digits = formatSignificant(value, NOTATION);
  const [shown = '', exponent] = digits.split('e');
  const text = readable(shown).replace('-', '−') + (exponent ? ` × 10${raised(exponent)}` : '');
  const read = parseRational(digits);
  return { text, isExact: read !== null && equals(read, value) };
};

const amount = (value: Rational, { symbol }: Unit): string => `${written(value).text}\u00a0${symbol}`;

/** ' + 32', ' − 459.67', '' */
const added = (value: Rational): string => {
  if (isZero(value)) return '';
  return ` ${sign(value) < 0 ? '−' : '+'} ${written(absolute(value)).text}`;
};

/** '1 mi = 1.609344 km', '°C × 9/5 + 32 = °F' */
const ruleOf = ({ factor, shift }: Conversion, from: Unit, to: Unit): string => {
  if (!from.zero) {
    const { text, isExact } = written(factor);
    return `1\u00a0${from.symbol} ${isExact ? '=' : '≈'} ${text}\u00a0${to.symbol}`;
  }
  const times = equals(factor, one) ? '' : ` × ${formatRational(factor)}`;
  const after = `${from.symbol}${times}${added(shift)}`;
  const before = `(${from.symbol}${added(divide(shift, factor))})${times}`;
  // 32 is added after, or subtracted before, and not 160/9.
  return `${times && before.length < after.length ? before : after} = ${to.symbol}`;
};

export interface UnitSolution {
  /** '3 mi =' */
  readonly asked: string;
  /** '4.828032 km' */
  readonly shown: string;
  readonly rule: string;
  /** The same in the other units. */
  readonly others: readonly (readonly [name: string, text: string])[];
}

type UnitReading =
  | { readonly ok: true; readonly solution: UnitSolution }
  | { readonly ok: false; readonly error: string };

const solved = (value: Rational, { quantity, from, to }: Chosen): UnitSolution => {
  const conversion = convert(value, from, to);
  const isExact = [value, conversion.result].every((number) => written(number).isExact);
  return {
    asked: `${amount(value, from)} ${isExact ? '=' : '≈'}`,
    shown: amount(conversion.result, to),
    rule: ruleOf(conversion, from, to),
    others: unitsOf(quantity)
      .filter(({ symbol }) => symbol !== from.symbol && symbol !== to.symbol)
      .map((unit) => [capital(unit.name), amount(convert(value, from, unit).result, unit)] as const),
  };
};

/** Converts the typed value, or says what is wrong with it. */
export const readUnits = (inputs: UnitInputs): UnitReading => {
  const read = parseAmount(inputs.value, decimalSign());
  if (!read.ok) return { ok: false, error: formatMessage(read.message, read.params) };
  // '5%' is a number elsewhere, and no amount of a unit.
  if (read.percent) return { ok: false, error: formatMessage('amountNotRead', { text: read.typed.trim() }) };
  const done = attempt(() => solved(read.value, chosenUnits(inputs)));
  if (done.ok) return { ok: true, solution: done.value };
  return { ok: false, error: formatMessage(done.error.key, done.error.params) };
};
