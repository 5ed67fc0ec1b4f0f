import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('joint work, crews and mixtures, piece by piece', () => {
  it.each<readonly [string, unknown]>([
    [
      'Pipe A fills a tank in 4 hours, pipe B fills it in 6 hours, and a drain empties it in 12 hours. With all open, how long does it take to fill the tank?',
      '3',
    ],
    [
      'Together Tim and Tom mow a lawn in 2 hours. Tim alone needs 3 hours. How long does Tom need alone?',
      '6',
    ],
    [
      'Ann can paint a room in 6 hours and Bob can do it in half that time. How long does it take them together?',
      '2',
    ],
    [
      'Ann can paint a room in 6 hours and Bob can do it in 3 hours. Ann starts 1 hour earlier. How long does Bob work?',
      '5/3',
    ],
    ['If 6 men finish a job in 10 days, how many days does it take 4 men to finish half of it?', '15/2'],
    ['3 machines make 180 parts each in 4 hours. How many parts do 5 machines make in 6 hours?', '1350'],
    ['5 cats catch 5 mice in 5 minutes. How many cats do you need to catch 100 mice in 100 minutes?', '5'],
    [
      "A chemist mixes 200 ml of a 10% salt solution with 300 ml of pure water. What's the concentration of the mixture?",
      '4',
    ],
    [
      'How much pure antifreeze should be added to 6 quarts of 20% antifreeze to make a 50% solution?',
      '18/5',
    ],
    ['How much water must be evaporated from 40 L of a 20% sugar solution to make it 25%?', '8'],
    [
      'Nuts cost $8 per kg and raisins $5 per kg. How many kg of each make 12 kg of a mix worth $6 per kg?',
      [{ 'amount of nuts': '4', 'amount of raisins': '8' }],
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it.each([
    'How many liters of 30% acid must be mixed with 10 liters of 60% acid to get 70% acid?',
    'How much water must be added to 40 L of a 25% sugar solution to make it 30%?',
    'Mix 4 liters of a 15% acid solution with 6 liters of a 40% salt solution. What is the strength of the mixture?',
    'Nuts cost $8 per kg and raisins $5 per kg. How many kg of each make 12 kg of a mix worth $9 per kg?',
    'Together Tim and Tom mow a lawn in 4 hours. Tim alone needs 3 hours. How long does Tom need alone?',
    'A pipe fills a tank in 6 hours and a drain empties it in 4 hours. With both open, how long does it take to fill the tank?',
    'Together Tim and Tom mow a lawn in 2 hours. Tim alone needs 3 hours. How long does Tim need alone?',
  ])('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
