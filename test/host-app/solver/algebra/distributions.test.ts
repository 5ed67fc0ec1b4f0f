import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { allSteps, answerText, solved } from '../answer-text.js';

const rules = (question: string): string[] => allSteps(solved(question)).map(({ rule }) => rule);

// Reference values: exact fractions by hand, decimals by mpmath with 40 digits.
describe('probabilities of distributions', () => {
  it.each([
    ['P(X = 3) for n = 10, p = 0.3', '66706983/250000000'],
    ['X ~ B(10, 0.3), P(X <= 3)', '406006699/625000000'],
    ['binomial probability of at least 3 successes in 10 trials with p = 1/4', '124363/262144'],
    ['X ~ B(300, 0.02), P(X = 5)', '0.161702944824'],
    ['Poisson with mean 4, P(X >= 2)', '1 - 5*e^(-4)'],
    ['X ~ Po(3), P(X = 0)', 'e^(-3)'],
    ['X ~ Geo(0.2), P(X = 3)', '16/125'],
    ['X ~ Geo(1/6), P(X > 4)', '625/1296'],
    ['X ~ N(100, 15^2), P(X < 130)', '0.977249868052'],
    ['normal with mean 100 and standard deviation 15, probability between 85 and 115', '0.682689492137'],
    ['P(Z < 1.96)', '0.975002104852'],
    ['P(-1 < Z < 2)', '0.81859461412'],
    ['standard normal P(Z < -2.33)', '0.00990307555916'],
    ['normal distribution with mean 70 and variance 20, P(X > 75)', '0.131776238641'],
    ['90th percentile of a normal distribution with mean 500 and standard deviation 100', '628.155156554'],
    ['90th percentile of a normal distribution with mean 133 and standard deviation 1', '134.281551566'],
    ['X ~ N(50, 4^2), find k such that P(X < k) = 0.95', '56.5794145078'],
  ])('%s is %s, with steps', (question, expected) => {
    expect(answerText(question)).toBe(expected);
    expect(solved(question).verification).toBe('steps');
  });

  it.each([
    ['P(Z > 6)', 9.865876450376981e-10],
    ['P(Z < -10)', 7.619853024160527e-24],
    ['Poisson with mean 4, P(X >= 30)', 9.134135636971e-17],
  ])('%s keeps its digits far out', (question, expected) => {
    const { exact } = solved(question).answer;
    const [head = '', power = '0'] = plain(exact).split('*10^');
    expect(Number(`${head}e${power.replace(/[()]/g, '')}`) / expected).toBeCloseTo(1, 11);
  });

  it('the complement is used where it is shorter', () => {
    expect(rules('Poisson with mean 4, P(X >= 2)')).toContain('complement');
    expect(rules('X ~ B(10, 0.3), P(X <= 3)')).not.toContain('complement');
  });

  it('a plain second number of N is the variance; the other reading is offered and can be asked', () => {
    const { domainNotes, alternatives, answer } = solved('X ~ N(100, 16), P(X > 104)');
    expect(domainNotes).toContain('note.second-is-variance');
    expect(plain(answer.exact)).toBe('0.158655253931');
    const [other] = alternatives;
    expect(other?.text).toBe('normal with mean 100 and standard deviation 16, P(X > 104)');
    expect(answerText(other?.text ?? '')).toBe('0.401293674317');
    expect(solved('X ~ N(100, 4^2), P(X > 104)').alternatives).toEqual([]);
  });

  it('says what a geometric variable counts', () => {
    expect(solved('X ~ Geo(0.2), P(X = 3)').domainNotes).toContain('note.geometric-trials');
  });

  it.each([
    'X ~ B(10, 0.3), P(X > 3 | X > 1)',
    'X ~ B(10, 1.3), P(X = 3)',
    'X ~ B(10, 0.3), P(Y = 3)',
    'X ~ N(100, -15), P(X < 130)',
    'X ~ N(10, 2^2), P(X = 10)',
    'binomial probability of between 3 and 5 successes in 10 trials with p = 1/4',
    'binomial with n = 10 and mean 3, P(X = 2)',
    'Poisson with rate 3 per hour, P(X = 2)',
    'Poisson with mean 4, P(X >= 2.5)',
    'X ~ B(10, 0.3), P(X = 3) and P(X = 4)',
    'normal with mean 100 and standard deviation 15, sample of 25, P(X < 103)',
    'P(|Z| < 1)',
    'X ~ B(10, 0.3), P(X <= 12)',
    'exactly 3 successes in 10 trials without replacement with p = 0.2',
  ])('%s is refused', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
