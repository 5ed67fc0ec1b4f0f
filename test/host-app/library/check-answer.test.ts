import { lessons, loadLesson } from 'content:lessons';
import { describe, expect, it } from 'vitest';
import type { PracticeAnswer } from '../../../host-app/content/content.types';
import { checkAnswer } from '../../../host-app/pages/library/practice/check-answer';

const number = (value: string, tolerance?: number): PracticeAnswer => ({
  kind: 'number',
  value,
  ...(tolerance !== undefined && { tolerance }),
});
const expression = (value: string, ...variables: readonly string[]): PracticeAnswer => ({
  kind: 'expression',
  value,
  variables,
});
const set = (...values: readonly string[]): PracticeAnswer => ({ kind: 'set', values });
const kindOf = (answer: PracticeAnswer, typed: string): string => checkAnswer(answer, typed).kind;
const said = (answer: PracticeAnswer, typed: string): string => {
  const verdict = checkAnswer(answer, typed);
  return verdict.kind === 'right' ? '' : verdict.message;
};

describe('a number', () => {
  it.each(['3/4', '0.75', '.75', '75%', ' 75 % ', '6/8', '0,75', 'x = 3/4', '= 0.75', '1 - 1/4', '3 ÷ 4'])(
    'is right in the form %s',
    (typed) => expect(kindOf(number('3/4'), typed)).toBe('right'),
  );

  it('is compared exactly: a million digits would not hide a difference', () => {
    expect(kindOf(number('1/3'), '0.333')).not.toBe('right');
    expect(kindOf(number('100000000000000001'), '100000000000000000')).toBe('wrong');
    expect(kindOf(number('100000000000000001'), '100000000000000001')).toBe('right');
  });

  it('may carry its unit or its currency', () => {
    expect(kindOf(number('30'), '30 cm²')).toBe('right');
    expect(kindOf(number('1080'), '1,080°')).toBe('right');
    expect(kindOf(number('217'), '$217')).toBe('right');
    expect(kindOf(number('15'), '15 m')).toBe('right');
    expect(kindOf(number('25'), '25%')).toBe('right');
  });

  it('with a root or π may be given exactly or with six digits, and a shorter one is asked for again', () => {
    expect(kindOf(number('100*pi'), '100π')).toBe('right');
    expect(kindOf(number('100*pi'), '314.159')).toBe('right');
    expect(checkAnswer(number('100*pi'), '314.16')).toEqual({
      kind: 'unclear',
      message: 'That is its value, rounded. Give it exactly: as a fraction, with a root or with π.',
    });
    expect(kindOf(number('6*sqrt(3)'), '6√3')).toBe('right');
    expect(kindOf(number('100*pi'), '314.26')).toBe('wrong');
  });

  it('with a tolerance may be rounded, but not more than that', () => {
    expect(kindOf(number('(5+sqrt(33))/4', 0.01), '2.69')).toBe('right');
    expect(kindOf(number('(5+sqrt(33))/4', 0.01), '(5+√33)/4')).toBe('right');
    expect(said(number('(5+sqrt(33))/4', 0.01), '2.73')).toContain('Very close');
    expect(kindOf(number('(5+sqrt(33))/4', 0.01), '3.5')).toBe('wrong');
  });

  it('that is wrong in a way that shows gets told how', () => {
    expect(said(number('-2'), '2')).toContain('sign');
    expect(said(number('3/4'), '4/3')).toContain('upside down');
    expect(said(number('108'), '10.8')).toContain('decimal point');
    expect(said(number('30'), '60')).toContain('twice');
    expect(said(number('30'), '7')).toContain('hint');
  });

  it('that can’t be read costs no try', () => {
    expect(checkAnswer(number('3'), '')).toEqual({ kind: 'unclear', message: 'Type your answer first.' });
    expect(kindOf(number('3'), '3 +')).toBe('unclear');
    expect(kindOf(number('3'), 'three')).toBe('unclear');
    expect(kindOf(number('3'), '1/0')).toBe('unclear');
  });
});

describe('a set', () => {
  it.each(['3, 4', '4,3', '3 and 4', 'x = 3 or x = 4', '{4; 3}', '3; 8/2', '3, 4, 4'])(
    'is right as %s',
    (typed) => expect(kindOf(set('3', '4'), typed)).toBe('right'),
  );

  it('understands ±', () => {
    expect(kindOf(set('10', '-10'), '±10')).toBe('right');
    expect(kindOf(set('10', '-10'), 'k = ± 10')).toBe('right');
    expect(kindOf(set('1+sqrt(2)', '1-sqrt(2)'), '1±√2')).toBe('right');
  });

  it('that is incomplete, or too large, is told so', () => {
    expect(said(set('3', '4'), '3')).toBe('This one is right. There is more to find.');
    expect(said(set('3', '4'), '3, 5')).toBe('One of them is right. Check the others.');
    expect(said(set('3', '4'), '3, 4, 5')).toContain('too much');
    expect(said(set('3', '4'), '7')).toContain('Not yet');
    expect(kindOf(set('3', '4'), '')).toBe('unclear');
  });
});

describe('an expression', () => {
  it.each(['2x-7', '-7 + 2*x', '2(x - 3.5)', 'y = 2x − 7', 'f(x) = 2x-7', '(4x^2-49)/(2x+7)'])(
    'is right in the form %s',
    (typed) => expect(kindOf(expression('2*x-7', 'x'), typed)).toBe('right'),
  );

  it('is told apart from one that agrees at whole numbers only', () => {
    expect(kindOf(expression('x', 'x'), 'x + sin(pi*x)')).toBe('wrong');
    expect(kindOf(expression('x', 'x'), 'abs(x)')).toBe('wrong');
  });

  it('with a slip is told which', () => {
    expect(said(expression('2*x-7', 'x'), '7-2x')).toBe('Everything has the wrong sign.');
    expect(said(expression('12*(2*x-5)^5', 'x'), '6(2x-5)^5')).toContain('constant factor');
    expect(said(expression('6*w+6', 'w'), '6w')).toContain('w = 1');
  });

  it('may use only the letters of the question', () => {
    expect(said(expression('2*x-7', 'x'), '2y-7')).toBe('The question has no “y”. Use x and numbers.');
    expect(kindOf(expression('2*x-7', 'x'), '2x-')).toBe('unclear');
  });

  it('where it has no value everywhere is compared where it has', () => {
    expect(kindOf(expression('(3*x+1)/(x-2)', 'x'), '3 + 7/(x-2)')).toBe('right');
    expect(kindOf(expression('ln(x)', 'x'), 'log(x)/log(e)')).toBe('right');
    expect(kindOf(expression('ln(x)', 'x'), 'sqrt(-x)')).toBe('wrong');
  });
});

describe('a choice', () => {
  const choice: PracticeAnswer = { kind: 'choice', options: [['a'], ['b'], ['c']], correct: 1 };

  it('is the number of its option', () => {
    expect(kindOf(choice, '1')).toBe('right');
    expect(kindOf(choice, '0')).toBe('wrong');
    expect(kindOf(choice, '')).toBe('unclear');
  });
});

it('every lesson’s own answers are right when typed as they stand', async () => {
  const refused: string[] = [];
  for (const { subject, topic } of lessons) {
    const { lesson } = await loadLesson[`${subject}/${topic}`]!();
    expect(lesson.practice).toHaveLength(5);
    for (const { answer } of lesson.practice) {
      const typed =
        answer.kind === 'choice'
          ? String(answer.correct)
          : answer.kind === 'set'
            ? answer.values.join('; ')
            : answer.value;
      if (kindOf(answer, typed) !== 'right') refused.push(`${subject}/${topic}: ${typed}`);
    }
  }
  expect(refused).toEqual([]);
});
