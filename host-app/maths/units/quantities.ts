import { rational, type Rational } from '../rational.js';

export interface Unit {
  readonly name: string;
  readonly symbol: string;
  /** In the base unit of its quantity. */
  readonly size: Rational;
  /** Of a scale of temperature: the height of its 0, in kelvins. */
  readonly zero: Rational | null;
}

type Row = readonly [name: string, symbol: string, n: number, d?: number];

const units = (rows: readonly Row[]): readonly Unit[] =>
  rows.map(([name, symbol, n, d = 1]) => ({ name, symbol, size: rational(n, d), zero: null }));

/**
 * Sizes are exact by definition (international yard and pound of 1959, US customary volumes, BIPM's SI brochure). Base units:
 * m, m², m³, g, s, m/s, K, Pa, J, byte.
 */
export const QUANTITIES = {
  length: units([
    ['nanometer', 'nm', 1, 1e9],
    ['micrometer', 'µm', 1, 1e6],
    ['millimeter', 'mm', 1, 1000],
    ['centimeter', 'cm', 1, 100],
    ['meter', 'm', 1],
    ['kilometer', 'km', 1000],
    ['inch', 'in', 254, 10_000],
    ['foot', 'ft', 3048, 10_000],
    ['yard', 'yd', 9144, 10_000],
    ['mile', 'mi', 1_609_344, 1000],
    ['nautical mile', 'nmi', 1852],
  ]),
  area: units([
    ['square millimeter', 'mm²', 1, 1e6],
    ['square centimeter', 'cm²', 1, 10_000],
    ['square meter', 'm²', 1],
    ['hectare', 'ha', 10_000],
    ['square kilometer', 'km²', 1e6],
    ['square inch', 'in²', 64_516, 1e8],
    ['square foot', 'ft²', 9_290_304, 1e8],
    ['square yard', 'yd²', 83_612_736, 1e8],
    ['acre', 'ac', 40_468_564_224, 1e7],
    ['square mile', 'mi²', 2_589_988_110_336, 1e6],
  ]),
  volume: units([
    ['milliliter', 'mL', 1, 1e6],
    ['centiliter', 'cL', 1, 100_000],
    ['liter', 'L', 1, 1000],
    ['cubic meter', 'm³', 1],
    ['cubic inch', 'in³', 16_387_064, 1e12],
    ['cubic foot', 'ft³', 28_316_846_592, 1e12],
    ['US teaspoon', 'tsp', 492_892_159_375, 1e17],
    ['US tablespoon', 'tbsp', 1_478_676_478_125, 1e17],
    ['US fluid ounce', 'fl oz', 295_735_295_625, 1e16],
    ['US cup', 'cup', 2_365_882_365, 1e13],
    ['US pint', 'pt', 473_176_473, 1e12],
    ['US quart', 'qt', 946_352_946, 1e12],
    ['US gallon', 'gal', 3_785_411_784, 1e12],
    ['imperial pint', 'imp pt', 56_826_125, 1e11],
    ['imperial gallon', 'imp gal', 454_609, 1e8],
  ]),
  mass: units([
    ['microgram', 'µg', 1, 1e6],
    ['milligram', 'mg', 1, 1000],
    ['gram', 'g', 1],
    ['kilogram', 'kg', 1000],
    ['tonne', 't', 1e6],
    ['ounce', 'oz', 45_359_237, 1_600_000],
    ['pound', 'lb', 45_359_237, 100_000],
    ['stone', 'st', 45_359_237 * 14, 100_000],
    ['US ton', 'ton', 45_359_237 * 2000, 100_000],
  ]),
  temperature: [
    { name: 'degree Celsius', symbol: '°C', size: rational(1), zero: rational(27_315, 100) },
    { name: 'degree Fahrenheit', symbol: '°F', size: rational(5, 9), zero: rational(45_967, 180) },
    { name: 'kelvin', symbol: 'K', size: rational(1), zero: rational(0) },
  ],
  speed: units([
    ['meter per second', 'm/s', 1],
    ['kilometer per hour', 'km/h', 1000, 3600],
    ['mile per hour', 'mph', 1_609_344, 3_600_000],
    ['foot per second', 'ft/s', 3048, 10_000],
    ['knot', 'kn', 1852, 3600],
  ]),
  time: units([
    ['nanosecond', 'ns', 1, 1e9],
    ['microsecond', 'µs', 1, 1e6],
    ['millisecond', 'ms', 1, 1000],
    ['second', 's', 1],
    ['minute', 'min', 60],
    ['hour', 'h', 3600],
    ['day', 'd', 86_400],
    ['week', 'wk', 604_800],
  ]),
  pressure: units([
    ['pascal', 'Pa', 1],
    ['hectopascal', 'hPa', 100],
    ['kilopascal', 'kPa', 1000],
    ['bar', 'bar', 100_000],
    ['standard atmosphere', 'atm', 101_325],
    ['torr', 'Torr', 101_325, 760],
  ]),
  energy: units([
    ['joule', 'J', 1],
    ['kilojoule', 'kJ', 1000],
    ['calorie', 'cal', 4184, 1000],
    ['kilocalorie', 'kcal', 4184],
    ['watt hour', 'Wh', 3600],
    ['kilowatt hour', 'kWh', 3_600_000],
    ['British thermal unit', 'BTU', 105_505_585_262, 1e8],
  ]),
  data: units([
    ['bit', 'bit', 1, 8],
    ['byte', 'B', 1],
    ['kilobyte', 'kB', 1000],
    ['megabyte', 'MB', 1e6],
    ['gigabyte', 'GB', 1e9],
    ['terabyte', 'TB', 1e12],
    ['kibibyte', 'KiB', 1024],
    ['mebibyte', 'MiB', 1024 ** 2],
    ['gibibyte', 'GiB', 1024 ** 3],
    ['tebibyte', 'TiB', 1024 ** 4],
  ]),
} as const satisfies Record<string, readonly Unit[]>;

export type Quantity = keyof typeof QUANTITIES;
