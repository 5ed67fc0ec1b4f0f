import fc from 'fast-check';
import type { Package } from '../../../sdk/index';
import { once, plan } from './goods';

const DURATIONS = [
  'P1D',
  'P3D',
  'P7D',
  'P30D',
  'P1W',
  'P4W',
  'P1M',
  'P2M',
  'P3M',
  'P12M',
  'P1Y',
  'P2Y',
  'P0M',
];
const TITLES = [
  'Plus monthly',
  'PRO monthly',
  'Plus yearly',
  'PRO yearly',
  'PRO',
  '',
  '月額プラン',
  'Plus – PRO',
];

const micros = fc.oneof(
  fc.integer({ min: 0, max: 200_000_000 }),
  fc.constantFrom(0, 1, 9_990_000, Number.MAX_SAFE_INTEGER - 1),
);
const item = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...DURATIONS, null), micros, fc.constantFrom(...TITLES)) },
  { weight: 1, arbitrary: micros },
);

const packageOf = (made: typeof item extends fc.Arbitrary<infer T> ? T : never, at: number): Package =>
  typeof made === 'number'
    ? once(`p${at}`, made)
    : plan(`p${at}`, made[0], made[1], { title: made[2], currency: at % 5 === 4 ? 'USD' : 'EUR' });

/** Offerings of all kinds, each with another order of the same packages. */
export const offerings = fc
  .array(item, { maxLength: 7 })
  .map((made) => made.map(packageOf))
  .chain((packages) =>
    fc.tuple(fc.constant(packages), fc.shuffledSubarray([...packages], { minLength: packages.length })),
  );
