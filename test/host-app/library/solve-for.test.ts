import { formulas } from 'content:formulas';
import { loadFormulas } from 'content:groups';
import { describe, expect, it } from 'vitest';
import { readValue } from '../../../host-app/pages/library/numbers/read-value';
import { valueText } from '../../../host-app/pages/library/numbers/format-number';
import type { Formula } from '../../../host-app/content/content.types';
import { approximate } from '../../../host-app/maths/real/real';
import { compareSides } from '../../../host-app/pages/library/formula/compare-sides';
import { solveFor } from '../../../host-app/pages/library/formula/solve-for';
import type { Solved, TypedValues } from '../../../host-app/pages/library/formula/solve-for';

const formula = async (id: string): Promise<Formula> => {
  const { group } = formulas.find((one) => one.id === id)!;
  return (await loadFormulas[group]!()).formulas.find((one) => one.id === id)!;
};

const solve = async (id: string, symbol: string, typed: TypedValues): Promise<Solved> => {
  const found = await formula(id);
  return solveFor(
    found,
    found.rearrangements.find((one) => one.solveFor === symbol)!,
    typed,
  );
};

const textOf = ({ outcome }: Solved): string =>
  outcome.kind === 'value' ? outcome.value.text : outcome.kind;

const allFormulas = async (): Promise<readonly Formula[]> =>
  (await Promise.all(Object.values(loadFormulas).map((load) => load!()))).flatMap(
    (loaded) => loaded.formulas,
  );

describe('solving a formula for a variable', () => {
  it('works out each of its variables from the others', async () => {
    expect(textOf(await solve('pythagorean-theorem', 'c', { a: '3', b: '4' }))).toBe('5');
    expect(textOf(await solve('pythagorean-theorem', 'a', { c: '5', b: '4' }))).toBe('3');
    expect(textOf(await solve('triangle-area', 'h', { A: '8.1', b: '3' }))).toBe('5.4');
  });

  it('takes numbers in any writing, with units and expressions', async () => {
    const writings = ['4', '4.0', '8/2', '√16', '2^2', '4 cm', '4cm', 'b = 4', ' 4 '];
    const solved = writings.map((b) => solve('pythagorean-theorem', 'c', { a: '3', b }));
    expect((await Promise.all(solved)).map(textOf)).toEqual(writings.map(() => '5'));
    expect(textOf(await solve('triangle-area', 'A', { b: '1,000', h: '2 000' }))).toBe('1,000,000');
    // A decimal comma is asked about.
    expect(textOf(await solve('pythagorean-theorem', 'c', { a: '3', b: '4,0' }))).toBe('refused');
  });

  it('shows a short fraction beside its decimal, and says when it has rounded', async () => {
    const { outcome } = await solve('triangle-area', 'A', { b: '1/3', h: '2' });
    expect(outcome).toMatchObject({
      kind: 'value',
      value: { text: '0.33333333', fraction: '1/3', isRounded: true },
      warning: null,
    });
    const root = await solve('pythagorean-theorem', 'c', { a: '1', b: '1' });
    expect(root.outcome).toMatchObject({ value: { text: '1.4142136', fraction: null, isRounded: true } });
    const plain = await solve('triangle-area', 'A', { b: '0.1', h: '0.6' });
    expect(plain.outcome).toMatchObject({ value: { text: '0.03', isRounded: false } });
  });

  it('shows money to the cent', async () => {
    const typed = { P: '$2,000', r: '0.06', n: '12', t: '5' };
    const { outcome } = await solve('compound-interest', 'A', typed);
    expect(outcome).toMatchObject({ value: { text: '$2,697.70', isRounded: true } });
  });

  it('names what is still missing', async () => {
    const { outcome } = await solve('pythagorean-theorem', 'c', { a: '3', b: ' ' });
    expect(outcome.kind).toBe('waiting');
    expect(outcome.kind === 'waiting' && outcome.missing.map(({ symbol }) => symbol)).toEqual(['b']);
  });

  it('says beside the field what is wrong with a value', async () => {
    const { inputs, outcome } = await solve('pythagorean-theorem', 'c', { a: '-3', b: 'four' });
    expect(outcome).toEqual({ kind: 'refused' });
    expect(inputs.map(({ error }) => error)).toEqual([
      'This must be greater than 0.',
      'Only numbers belong here: “four” has no value of its own.',
    ]);
  });

  it('explains why there is no result', async () => {
    const { outcome } = await solve('pythagorean-theorem', 'a', { c: '3', b: '4' });
    expect(outcome).toEqual({ kind: 'impossible', message: 'A negative number has no real square root.' });
  });

  it('warns of a result that can not be', async () => {
    const { outcome } = await solve('triangle-angle-sum', 'gamma', { alpha: '120', beta: '90' });
    expect(outcome.kind === 'value' && outcome.warning).toContain('greater than 0');
  });

  it('writes what is very large or very small with powers of ten', async () => {
    const { outcome } = await solve('triangle-area', 'A', { b: '3e20', h: '4e20' });
    expect(outcome).toMatchObject({ value: { text: '6 × 10⁴⁰' } });
    expect(textOf(await solve('triangle-area', 'A', { b: '1e-9', h: '3e-9' }))).toBe('1.5 × 10⁻¹⁸');
  });

  it('every formula gives the result of its example', async () => {
    const wrong = (await allFormulas()).flatMap((one) => {
      const { given, solveFor: symbol, result } = one.example;
      const rearrangement = one.rearrangements.find((candidate) => candidate.solveFor === symbol);
      if (!rearrangement) return [];
      const typed = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
      const { outcome, inputs } = solveFor(one, rearrangement, typed);
      const errors = inputs.flatMap(({ error }) => error ?? []);
      const isNear =
        outcome.kind === 'value' &&
        Math.abs(Number(outcome.plain) - result) <= 1e-4 * Math.max(Math.abs(result), 1e-3);
      const isCalm = outcome.kind === 'value' && outcome.warning === null;
      return isNear && isCalm ? [] : [`${one.id}: ${JSON.stringify(outcome)} ${errors.join()}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('comparing the sides of an identity', () => {
  it('finds them equal for any values', async () => {
    const identities = (await allFormulas()).filter(({ identity }) => identity !== null);
    expect(identities.length).toBeGreaterThan(50);
    const wrong = identities.flatMap((one) => {
      const typed = Object.fromEntries(
        Object.entries(one.example.given).map(([name, value]) => [name, String(value)]),
      );
      const { outcome } = compareSides(one, one.identity!, typed);
      return outcome.kind === 'both' && outcome.agree ? [] : [`${one.id}: ${JSON.stringify(outcome)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('would notice a wrong one', async () => {
    const one = (await allFormulas()).find(({ identity }) => identity !== null)!;
    const [variable] = one.variables;
    const wrong = { left: variable!.symbol, right: `${variable!.symbol} + 1` };
    expect(compareSides(one, wrong, { [variable!.symbol]: '2' }).outcome).toMatchObject({
      kind: 'both',
      agree: false,
    });
  });
});

describe('a value put into a field', () => {
  it.each([
    [Math.PI / 12, 'rad', 'π/12'],
    [-Math.PI, 'rad', '-π'],
    [(3 * Math.PI) / 4, 'rad', '3π/4'],
    [0.7, 'rad', '0.7'],
    [0, 'rad', '0'],
    [Math.PI, null, String(Math.PI)],
  ])('is written as one would type it: %d %s', (value, unit, text) => {
    expect(valueText(value, unit)).toBe(text);
    const read = readValue(text, unit === null ? [] : [unit]);
    expect(read.kind).toBe('value');
    if (read.kind !== 'value') return;
    expect(approximate(read.value)).toBeCloseTo(value, 12);
  });
});
