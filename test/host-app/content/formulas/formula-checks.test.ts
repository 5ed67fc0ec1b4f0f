import { describe, expect, it } from 'vitest';
import { arithmeticProblems, nameProblems } from './formula-arithmetic';
import { shapeProblems, type FormulaSource } from './formula-files';
import { latexValue } from './formula-latex';
import { readingsOf } from './formula-readings';
import { displayProblems } from './formula-texts';

describe('the checks of formulas', () => {
  const ab = ['a', 'b'].map((symbol) => ({ symbol, tex: symbol, name: symbol }));
  const distance: FormulaSource = {
    id: 'distance',
    subject: 'algebra',
    file: '',
    topics: [],
    title: 'Distance',
    aliases: [],
    tex: 's = vt',
    summary: 'Speed $v$ for a time $t$.',
    variables: ['s', 'v', 't'].map((symbol) => ({ symbol, tex: symbol, name: symbol })),
    conditions: [],
    derivation: 'By definition.',
    rearrangements: [
      { solveFor: 's', tex: 's = vt', expression: 'v*t' },
      { solveFor: 't', tex: 't = s/v', expression: 's/v' },
    ],
    example: {
      problem: 'How far?',
      given: { v: 3, t: 4 },
      solveFor: 's',
      result: 12,
      steps: ['$3 \\cdot 4$'],
    },
    related: [],
  };
  const { rearrangements: _, ...rest } = distance;
  const square: FormulaSource = {
    ...rest,
    variables: [{ symbol: 'x', tex: 'x', name: 'x' }],
    identity: { left: '(x+1)^2', right: 'x^2+2*x+1', at: [{ x: 1 }, { x: -3 }, { x: 0.5 }] },
    example: { problem: 'At 2?', given: { x: 2 }, evaluate: 'right', result: 9, steps: [] },
  };

  it('find nothing wrong with what is right', () => {
    for (const formula of [distance, square])
      expect([...arithmeticProblems(formula), ...nameProblems(formula), ...displayProblems(formula)]).toEqual(
        [],
      );
  });

  it('notice a wrong result, a wrong rearrangement and a variable left open', () => {
    const { example } = distance;
    expect(arithmeticProblems({ ...distance, example: { ...example, result: 12.0001 } })).toHaveLength(1);
    const upsideDown = { solveFor: 't', tex: 't = v/s', expression: 'v/s' };
    const first = distance.rearrangements![0]!;
    expect(arithmeticProblems({ ...distance, rearrangements: [first, upsideDown] })).toHaveLength(1);
    expect(
      arithmeticProblems({ ...distance, rearrangements: [first, { ...upsideDown, expression: 's//v' }] }),
    ).toHaveLength(1);
    const more = { ...distance, variables: [...distance.variables, { symbol: 'w', tex: 'w', name: 'w' }] };
    expect(arithmeticProblems(more)).toEqual(['the example leaves w open']);
    expect(nameProblems(more)).toEqual(['w is never used']);
  });

  it('notice an identity that does not hold, or at too few points', () => {
    const identity = square.identity!;
    expect(arithmeticProblems({ ...square, identity: { ...identity, right: 'x^2+1' } })).not.toEqual([]);
    expect(arithmeticProblems({ ...square, identity: { ...identity, at: [{ x: 1 }] } })).toHaveLength(1);
    expect(nameProblems({ ...square, identity: { ...identity, left: '(y+1)^2' } })).toEqual([
      'y is not explained',
    ]);
  });

  it('let an identity name a function that stands in its LaTeX only', () => {
    const f = { symbol: 'f', tex: 'f', name: 'a function' };
    const withFunction = { ...square, variables: [...square.variables, f] };
    expect(nameProblems({ ...withFunction, tex: '\\frac{1}{x}' })).toEqual(['f is never used']);
    expect(nameProblems({ ...withFunction, tex: 'f(x + 1)' })).toEqual([]);
    expect(nameProblems({ ...distance, tex: 'f', variables: [...distance.variables, f] })).toEqual([
      'f is never used',
    ]);
  });

  it('notice LaTeX that cannot be shown, in formulas and in texts', () => {
    expect(displayProblems({ ...distance, tex: '\\frac{1}{' })).toHaveLength(1);
    expect(displayProblems({ ...distance, summary: 'It is $\\nosuchthing$.' })).toHaveLength(1);
    expect(displayProblems({ ...distance, summary: 'It is \\frac{1}{2}.' })).toHaveLength(1);
    expect(displayProblems({ ...distance, summary: 'It costs $x' })).toHaveLength(1);
  });

  it('notice LaTeX that says something else than the expression beside it', () => {
    const agreements = (formula: FormulaSource): (boolean | undefined)[] =>
      readingsOf(formula).map(({ agrees }) => agrees);
    expect(agreements(distance)).toEqual([true, true, true]);
    const [first, second] = distance.rearrangements!;
    const swapped = { ...distance, rearrangements: [first!, { ...second!, tex: 't = \\frac{v}{s}' }] };
    expect(agreements(swapped)).toEqual([true, true, false]);
    expect(agreements({ ...distance, tex: 's = v + t' })).toEqual([false, true, true]);
    expect(agreements({ ...distance, tex: 's = \\int_0^t v' })).toEqual([undefined, true, true]);
    const squared = { ...square, tex: '(x + 1)^2 = x^2 + 2x - 1' };
    expect(agreements(squared)).toEqual([true, false, true, false, true, false]);
  });

  it.each([
    ['\\frac{a}{2} + \\sqrt{b}', 4.5],
    ['2\\sqrt[3]{8a}\\cdot b^{-\\frac{1}{2}}', (2 * Math.cbrt(24)) / 3],
    ['\\log_2\\frac{b}{a} + \\log_b a', Math.log2(3) + 0.5],
    ['\\sin\\left(180^\\circ\\right) + \\cos^2 \\pi', 1],
    ['\\lvert a - b \\rvert \\ln e', 6],
  ])('read %s as %s', (tex, value) => {
    expect(latexValue(tex, ab, { a: 3, b: 9 })).toBeCloseTo(value, 9);
  });

  it.each(['\\sum_{k=1}^{n} k', 'a \\pm b', '\\frac{a}', '\\frac{a}{0}'])('do not read %s', (tex) => {
    expect(latexValue(tex, ab, { a: 3, b: 9 })).toBeUndefined();
  });

  it('notice fields that are missing or that nobody knows', () => {
    const { subject: _subject, file: _file, title: _title, ...untitled } = distance;
    expect(shapeProblems(untitled)).toEqual(['formula.title is no text']);
    expect(shapeProblems({ ...untitled, title: 'Distance', names: [] })).toEqual([
      'formula.names is no known field',
    ]);
  });
});
