import { describe, expect, it } from 'vitest';
import { verify } from '../../../../host-app/solver/check/verify.js';
import '../../../../host-app/solver/packs/all.js';
import { answerForm } from '../../../../host-app/solver/command/answer-form.js';
import { solve } from '../../../../host-app/solver/index.js';
import { read } from '../../../../host-app/solver/intent/index.js';
import { planConic } from '../../../../host-app/solver/plan/conics/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { answerText, solved } from '../answer-text.js';

const facts = (question: string): unknown => {
  const { answer, verification } = solved(question);
  expect(verification).toBe('steps');
  return answerForm(answer.value);
};

describe('conics from their equation', () => {
  it('an ellipse has all its parts', () => {
    expect(facts('25x^2 + 9y^2 = 225')).toEqual({
      kind: ['ellipse'],
      center: [['0', '0']],
      'semi-major axis': ['5'],
      'semi-minor axis': ['3'],
      vertex: [
        ['0', '-5'],
        ['0', '5'],
      ],
      'co-vertex': [
        ['-3', '0'],
        ['3', '0'],
      ],
      focus: [
        ['0', '-4'],
        ['0', '4'],
      ],
      eccentricity: ['4/5'],
      'standard form': ['x^2/9 + y^2/25 = 1'],
    });
  });

  it.each([
    [
      'x^2 + y^2 - 4x + 6y = 12',
      {
        kind: ['circle'],
        center: [['2', '-3']],
        radius: ['5'],
        'standard form': ['(x - 2)^2 + (y + 3)^2 = 25'],
      },
    ],
    [
      'foci of 4x^2+9y^2=36',
      {
        focus: [
          ['-sqrt(5)', '0'],
          ['sqrt(5)', '0'],
        ],
      },
    ],
    ['asymptotes of x^2/9 - y^2/16 = 1', { asymptote: ['y = 4*x/3', 'y = -4*x/3'] }],
    [
      'Find the center, vertices, foci and asymptotes of the hyperbola 9x^2 - 16y^2 - 18x + 64y = 199',
      {
        center: [['1', '2']],
        vertex: [
          ['-3', '2'],
          ['5', '2'],
        ],
        focus: [
          ['-4', '2'],
          ['6', '2'],
        ],
        asymptote: ['y = 3*x/4 + 5/4', 'y = -3*x/4 + 11/4'],
      },
    ],
    ['vertex and focus of y^2 = 8x', { vertex: [['0', '0']], focus: [['2', '0']] }],
    ['find the directrix of y^2 - 4y - 8x + 28 = 0', { directrix: ['x = 1'] }],
    ['focus and directrix of y = x^2/4', { focus: [['0', '1']], directrix: ['y = -1'] }],
  ])('%s', (question, expected) => {
    expect(facts(question)).toEqual(expected);
  });

  it.each([
    ['x^2 + 4y^2 - 2x + 8y + 5 = 0', { kind: ['point'], center: [['1', '-1']] }],
    ['x^2 + y^2 = -4', { kind: ['no points'] }],
    ['x^2 = y^2', { kind: ['two lines'], line: ['y = x', 'y = -x'] }],
    ['classify the conic x^2 = 4', { kind: ['two parallel lines'], line: ['x = -2', 'x = 2'] }],
    ['what kind of conic is y^2 + 2y + 1 = 0', { kind: ['one line'], line: ['y = -1'] }],
  ])('degenerate: %s', (question, expected) => {
    expect(facts(question)).toEqual(expected);
  });

  it('other questions about the same equations keep their answers', () => {
    expect(answerText('solve x^2 + y^2 = 25 for y')).toBe('y = -sqrt(-x^2 + 25) or y = sqrt(-x^2 + 25)');
    expect(answerText('vertex of y = x^2 - 4x + 3')).toBe('(2, -1)');
    expect(solve('foci of the ellipse x^2 - y^2 = 1').kind).not.toBe('solution');
    expect(solve('identify the conic x^2 + xy + y^2 = 1').kind).not.toBe('solution');
  });
});

describe('the checks of conics', () => {
  it.each([
    ['4x^2 + 9y^2 = 36', 'focus', '(2, 0)'],
    ['4x^2 + 9y^2 = 36', 'center', '(1, 0)'],
    ['4x^2 + 9y^2 = 36', 'eccentricity', '1/3'],
    ['4x^2 + 9y^2 = 36', 'semi-minor axis', '3'],
    ['4x^2 - 9y^2 = 36', 'vertex', '(2, 0)'],
    ['identify the conic y^2 = 8x', 'directrix', 'x = 2'],
    ['identify the conic y^2 = 8x', 'vertex', '(1, 0)'],
    ['x^2 + y^2 = 25', 'radius', '25'],
    ['x^2 + y^2 = 0', 'center', '(1, 0)'],
    ['x^2 - y^2 = 0', 'line', 'y = 2x'],
  ])('%s: a wrong %s is refused', (question, name, wrong) => {
    const problem = read(question);
    const draft = problem && planConic(problem);
    if (!problem || !draft) throw new Error(question);
    expect(verify(problem, draft)).not.toBe(null);
    const line = parse(wrong);
    const swapped = (draft.evidence ?? []).map((one) => {
      if (one.kind !== 'relation' || one.args[0]?.key !== name || !one.args[0]) return one;
      return { ...one, args: [one.args[0], line] };
    });
    expect(verify(problem, { ...draft, evidence: swapped })).toBe(null);
  });
});
