import { expect, test } from 'vitest';
import '../../../../host-app/solver/index';
import type { MathTree } from '../../../../host-app/content/content.types';
import { previewView } from '../../../../host-app/data/solver/solution-view';
import { number, parenthesised, fraction } from '../../../../host-app/ui/maths-line/parts';

/** Each bracket of the formula with its form, and whether it may stretch. */
const brackets = (tree: MathTree | string | null): string[] => {
  if (tree === null || typeof tree === 'string') return [];
  const [tag, attributes, ...children] = tree;
  const [text] = children;
  if (tag === 'mo' && typeof text === 'string' && '(){}|'.includes(text)) {
    const { form, stretchy } = attributes ?? {};
    return [
      `${text} ${typeof form === 'string' ? form : ''} ${typeof stretchy === 'string' ? stretchy : ''}`,
    ];
  }
  return children.flatMap(brackets);
};

test('brackets of the solver say where they are, and stretch only around something tall', () => {
  expect(brackets(previewView('(x+1)y'))).toEqual(['( prefix false', ') postfix false']);
  expect(brackets(previewView('(x/2+1)y'))).toEqual(['( prefix true', ') postfix true']);
  expect(brackets(previewView('abs(x)'))).toEqual(['| prefix false', '| postfix false']);
});

test('and so do brackets of the calculators', () => {
  expect(brackets(parenthesised(number('3')))).toEqual(['( prefix false', ') postfix false']);
  expect(brackets(parenthesised(fraction(number('1'), number('2'))))).toEqual([
    '( prefix true',
    ') postfix true',
  ]);
});
