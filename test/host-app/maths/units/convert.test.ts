import { describe, expect, it } from 'vitest';
import { CalculationError } from '../../../../host-app/maths/calculation-error';
import {
  equals,
  parseRational,
  rational,
  toNumber,
  type Rational,
} from '../../../../host-app/maths/rational';
import { convert } from '../../../../host-app/maths/units/convert';
import { QUANTITIES, type Unit } from '../../../../host-app/maths/units/quantities';

const all: readonly (readonly Unit[])[] = Object.values(QUANTITIES);
const unit = (symbol: string): Unit => {
  const found = all.flat().find((each) => each.symbol === symbol);
  if (!found) throw new Error(`There is no unit ${symbol}.`);
  return found;
};
const exact = (text: string): Rational => parseRational(text) ?? rational(0);
const converted = (value: string, from: string, to: string): Rational =>
  convert(exact(value), unit(from), unit(to)).result;

describe('units', () => {
  // Figures of NIST SP 811 and NIST Handbook 44.
  it.each([
    ['1', 'mi', 'km', '1.609344'],
    ['1', 'nmi', 'km', '1.852'],
    ['1', 'in', 'cm', '2.54'],
    ['1', 'mi', 'ft', '5280'],
    ['1', 'ac', 'm²', '4046.8564224'],
    ['1', 'mi²', 'ac', '640'],
    ['1', 'gal', 'L', '3.785411784'],
    ['1', 'gal', 'in³', '231'],
    ['1', 'gal', 'cup', '16'],
    ['1', 'tbsp', 'tsp', '3'],
    ['1', 'imp gal', 'imp pt', '8'],
    ['1', 'lb', 'g', '453.59237'],
    ['1', 'lb', 'oz', '16'],
    ['1', 'st', 'lb', '14'],
    ['1', 'ton', 'lb', '2000'],
    ['60', 'mph', 'ft/s', '88'],
    ['18', 'km/h', 'm/s', '5'],
    ['1', 'wk', 'h', '168'],
    ['760', 'Torr', 'atm', '1'],
    ['1', 'kWh', 'kJ', '3600'],
    ['1', 'BTU', 'J', '1055.05585262'],
    ['1', 'GiB', 'MiB', '1024'],
    ['8', 'bit', 'B', '1'],
    ['-40', '°C', '°F', '-40'],
    ['98.6', '°F', '°C', '37'],
    ['0', 'K', '°C', '-273.15'],
    ['0', '°F', 'K', '45967/180'],
  ])('%s %s in %s is %s', (value, from, to, expected) => {
    expect(equals(converted(value, from, to), exact(expected))).toBe(true);
  });

  it('gives back what was converted, between any two units', () => {
    for (const units of all)
      for (const from of units)
        for (const to of units) {
          const there = convert(rational(1234, 7), from, to).result;
          expect(toNumber(convert(there, to, from).result)).toBe(1234 / 7);
        }
  });

  it('refuses temperatures below absolute zero, and allows other negative amounts', () => {
    expect(() => converted('-273.16', '°C', 'K')).toThrow(CalculationError);
    expect(() => converted('-1', 'K', 'K')).toThrow(CalculationError);
    expect(toNumber(converted('-1', 'km', 'm'))).toBe(-1000);
  });

  it('has no symbol twice', () => {
    for (const units of all) expect(new Set(units.map(({ symbol }) => symbol)).size).toBe(units.length);
  });
});
