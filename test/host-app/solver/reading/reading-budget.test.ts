import { expect, it, vi } from 'vitest';
import '../../../../host-app/solver/index.js';
import { READING_BUDGET, solve } from '../../../../host-app/solver/engine.js';
import { read } from '../../../../host-app/solver/intent/index.js';
import { BudgetSpent, withBudget } from '../../../../host-app/solver/kernel/problem.js';
import { ParseProblem } from '../../../../host-app/solver/parse/index.js';

const NAMES = ['Ann', 'Ben', 'Carl', 'Dora', 'Emil', 'Fred', 'Gina', 'Hugo'];
const names = (count: number, joint: string): string =>
  Array.from({ length: count }, (_, k) => NAMES[k % NAMES.length]).join(joint);
const again = (text: string): string => text.repeat(Math.floor(1900 / text.length));

/** The work of reading: all characters that an expression was tried on. */
const workOf = (question: string): number => {
  const { exec } = RegExp.prototype;
  let work = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    work += text.length;
    return exec.call(this, text);
  });
  try {
    withBudget(READING_BUDGET, () => read(question));
  } catch (error) {
    if (!(error instanceof ParseProblem || error instanceof BudgetSpent)) throw error;
  } finally {
    spy.mockRestore();
  }
  return work;
};

it.each(
  [
    `${names(40, ', ')} and Zoe have 5 apples each. How many apples do they have?`,
    `${names(80, ', ')} have 5 apples. How many apples does Ann have?`,
    `${names(40, ' and ')} have 5 apples. How many apples does Ann have?`,
    `How many apples do ${names(150, ', ')} have altogether?`,
    `Tom has ${again('2 cats, ')}. How many cats does he have?`,
    `${again('Tom has 5 apples. ')}How many apples does he have?`,
    `${again('Tom has 5 more apples than Ann. ')}How many apples does Tom have?`,
    `Maria has ${again('two hundred and ')}five`,
    again('what is '),
    again('each of the 3 '),
    again('of the '),
    again('x = 1 and '),
    again('integral of x from 0 to '),
    again('a '),
    again('((((('),
    again('sin '),
    'z = 3 '.repeat(48),
  ].map((question) => [question.slice(0, 40), question] as const),
)('%s… is read within the budget', (_, question) => {
  expect(workOf(question)).toBeLessThan(20_000_000);
});

/** A busy machine counts several times the work of a quiet one; a pattern that looks again and again takes minutes. */
const BUSY_MS = 5000;

it.each(['...', '? , ', 'x. ', ', ; '])('a long run of %s is read in no time', (part) => {
  const start = process.cpuUsage();
  try {
    read(again(part));
  } catch (error) {
    if (!(error instanceof ParseProblem)) throw error;
  }
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(BUSY_MS);
});

it.each([
  'x = ',
  'x/',
  'a/b ',
  '5 m/s ',
  '5 per ',
  'differentiate ',
  '½',
  'x2y',
  'x--y',
  'θ',
  '5% ',
  'x > 1 or ',
])('a long run of %s is answered or refused in a fraction of a second', (part) => {
  const start = process.cpuUsage();
  solve(again(part));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(BUSY_MS);
});
