import { afterEach, describe, expect, it } from 'vitest';
import { readCoefficient } from '../../../host-app/pages/calculators/quadratic/inputs';
import { QuadraticPage } from '../../../host-app/pages/calculators/quadratic/quadratic-page';
import { realRoots, graphRangeOf } from '../../../host-app/pages/calculators/quadratic/graph-range';
import { solveQuadratic } from '../../../host-app/maths/quadratic/quadratic';
import { formatRational, rational, toNumber } from '../../../host-app/maths/rational';
import { equationMaths } from '../../../host-app/ui/maths-line/equation-maths';
import type { MathTree } from '../../../host-app/content/content.types';
import { openPage, type MoneyPage } from './money-page';

let page: MoneyPage | undefined;
const open = async (query = ''): Promise<MoneyPage> => {
  page = await openPage(QuadraticPage, `/math/quadratic${query}`);
  return page;
};
afterEach(async () => {
  await page?.leave();
  page = undefined;
});

const roots = (quadratic: MoneyPage) => quadratic.texts('.root-exact');

describe('quadratic solver', () => {
  it('shows the equation, its roots and what the discriminant means', async () => {
    const quadratic = await open('?a=2&b=-4&c=-3');
    expect(quadratic.text('.equation')).toBe('2⁢x2−4⁢x−3=0');
    expect(roots(quadratic)).toEqual(['x1=1−102', 'x2=1+102']);
    expect(quadratic.texts('.root-decimal')).toEqual(['≈ −0.5811388301', '≈ 2.58113883']);
    expect(quadratic.text('.discriminant')).toContain('two real solutions');
    expect(document.querySelector('.graph')?.getAttribute('aria-label')).toContain('crosses the x axis at');
  });

  it('does not repeat a root that is its own decimal, and rounds only what never ends', async () => {
    const quadratic = await open();
    expect(quadratic.texts('.root-decimal')).toEqual([]);
    await quadratic.press('One root');
    expect(quadratic.texts('.root-decimal')).toEqual(['= −1.5']);
    await quadratic.type('a', '9');
    await quadratic.type('c', '4');
    expect(quadratic.texts('.root-decimal')).toEqual(['≈ −0.6666666667']);
    await quadratic.press('Complex');
    expect(quadratic.texts('.root-decimal')).toEqual([]);
  });

  it('offers the three methods as tabs; every step has a title and a reason', async () => {
    const quadratic = await open();
    for (const method of ['Factoring', 'Quadratic formula', 'Completing the square']) {
      await quadratic.choose(method);
      const [titles, reasons] = [quadratic.texts('.worked-step h3'), quadratic.texts('.worked-step > p')];
      expect(titles.length).toBeGreaterThan(4);
      expect(reasons).toHaveLength(titles.length);
      expect(reasons.filter((text) => text.length < 15 || /undefined|\{|NaN/.test(text))).toEqual([]);
      expect(titles.at(-1)).toBe('Check');
    }
    expect(quadratic.texts('.worked-step > p')[1]).toContain('Half of the number before x is −5/2');
    await quadratic.pass(400);
    expect(new URLSearchParams(location.search).get('method')).toBe('completing-the-square');
  });

  it('solves over the complex numbers and says that the graph misses the axis', async () => {
    const quadratic = await open('?a=1&b=2&c=5');
    expect(roots(quadratic)).toEqual(['x1=−1−2⁢i', 'x2=−1+2⁢i']);
    expect(quadratic.text('.facts')).toContain('none: it does not reach the x axis');
    expect(document.querySelector('.graph')?.getAttribute('aria-label')).toContain(
      'does not meet the x axis',
    );
  });

  it('lists vertex, axis, intercepts and forms', async () => {
    const quadratic = await open();
    const facts = Object.fromEntries(
      quadratic.texts('.facts dt').map((name, index) => [name, quadratic.texts('.facts dd')[index]]),
    );
    expect(facts).toMatchObject({
      Vertex: '(5/2, −1/4)',
      'y-intercept': '(0, 6)',
      'x-intercepts': 'x=2 and x=3',
      'Factored form': '(x−3)⁢(x−2)',
      'Sum of the roots': '5',
    });
  });

  it('explains in words what is left when a is 0', async () => {
    const quadratic = await open('?a=0&b=2&c=-3');
    expect(roots(quadratic)).toEqual(['x=32']);
    expect(document.body.textContent).toContain('linear equation with one solution');
    expect(quadratic.texts('.worked-step h3')).toEqual([
      'Move the constant to the right',
      'Divide by the number before x',
    ]);
    await quadratic.type('b', '0');
    expect(quadratic.text('#roots')).toBe('No solution');
    await quadratic.type('c', '0');
    expect(quadratic.text('#roots')).toBe('Every number is a solution');
  });

  it('says beside each field what is wrong, and keeps what was typed', async () => {
    const quadratic = await open();
    await quadratic.type('b', '5x');
    expect(quadratic.errorOf('b')).toContain('Enter only the number before x');
    expect(quadratic.errorOf('a')).toBe('');
    expect(quadratic.valueOf('b')).toBe('5x');
    await quadratic.type('c', '');
    expect(quadratic.errorOf('c')).toBe('Enter a number.');
    expect(quadratic.texts('.root-exact')).toEqual([]);
  });
});

describe('coefficients', () => {
  it.each([
    ['-3', '-3'],
    ['−3', '-3'],
    ['0,5', '1/2'],
    ['3/4', '3/4'],
    ['1 1/2', '3/2'],
    ['-1 1/2', '-3/2'],
    ['½', '1/2'],
    ['0.1(6)', '1/6'],
    ['1,250', '1250'],
    ['1e3', '1000'],
    ['5%', '1/20'],
  ])('read %s as %s', (typed, value) => {
    const read = readCoefficient(typed);
    expect(read.ok && formatRational(read.value)).toBe(value);
  });

  it.each(['', 'x', 'sqrt(2)', '1/0', '--', '1.2.3', '9'.repeat(60)])('refuse “%s” in words', (typed) => {
    const read = readCoefficient(typed);
    expect(read.ok ? '' : read.words).toMatch(/^[“A-Z].*\.$/u);
  });
});

describe('window of the graph', () => {
  const cases = [
    [1, -5, 6],
    [1, 0, -10000],
    [-2, 3, 1],
    [1, 2, 5],
    [4, 12, 9],
    [1, 0, 0],
    [1, -1000, 249999],
  ] as const;
  it.each(cases)('holds vertex and roots of %dx² + %dx + %d, large enough to be seen', (a, b, c) => {
    const solved = solveQuadratic({ a: rational(a), b: rational(b), c: rational(c) });
    if (solved.kind !== 'quadratic') throw new Error('not quadratic');
    const frame = graphRangeOf(solved);
    if (!frame) throw new Error('no window');
    const [left, right] = frame.x;
    const inX = (x: number) => x > left && x < right;
    expect([toNumber(solved.vertex.x), ...realRoots(solved)].every(inX)).toBe(true);
    const [low, high] = frame.y;
    expect([0, toNumber(solved.vertex.y)].every((y) => y > low && y < high)).toBe(true);
    const [first = left, second = right] = realRoots(solved);
    expect((second - first) / (right - left)).toBeGreaterThan(0.12);
  });
});

describe('maths line', () => {
  const flat = (tree: MathTree | string): string => {
    if (typeof tree === 'string') return tree;
    const [tag, , ...children] = tree;
    const inner = children.map(flat);
    if (tag === 'mfrac') return `{${inner.join('|')}}`;
    if (tag === 'msup') return inner.join('^');
    if (tag === 'msqrt') return `√[${inner.join('')}]`;
    return inner.join('').replaceAll('\u2062', '');
  };
  it.each([
    ['(x - 3)*(x - 2)', '(x−3)(x−2)'],
    ['-1/2 + 3*sqrt(5)/2', '−{1|2}+{3√[5]|2}'],
    ['-3*x/2', '−{3x|2}'],
    ['D = (-4)^2 - 4*1*(-4)', 'D=(−4)^2−4·1·(−4)'],
    ['x = (-b ± sqrt(D))/(2*a)', 'x={−b±√[D]|2a}'],
    ['2*(-1/2 + 3*I/2)^2 = 0', '2(−{1|2}+{3i|2})^2=0'],
    ['a - (b + c)', 'a−(b+c)'],
    ['(1/2)^2', '({1|2})^2'],
    ['x*2', 'x·2'],
    ['2 +', '2 +'],
  ])('writes %s as %s', (text, drawn) => {
    expect(flat(equationMaths(text))).toBe(drawn);
  });
});
