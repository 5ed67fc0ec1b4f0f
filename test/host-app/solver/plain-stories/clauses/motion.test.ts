import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('stories of motion, piece by piece', () => {
  it.each<readonly [string, unknown]>([
    [
      'A car drives 2 h at 70 km/h and then 3 h at 90 km/h. What is the average speed for the whole trip?',
      '82',
    ],
    [
      "Jo cycles to school at 12 km/h and walks back the same way at 4 km/h. What's her average speed for the round trip?",
      '6',
    ],
    [
      'I drive half of a 120 km trip at 40 km/h and the other half at 60 km/h. How long does the trip take?',
      '5/2',
    ],
    [
      'A train travels 240 km in 3 hours including a stop of 30 minutes. What was the average speed while moving?',
      '96',
    ],
    ['A train leaves at 9:45 and travels 240 km at 80 km/h. When does it arrive?', '12:45'],
    ['A runner does 10 km in 48 minutes. What is his pace in minutes per km?', '24/5'],
    [
      'A thief runs at 6 m/s. A policeman who is 80 m behind chases at 8 m/s. After how many seconds does he catch the thief?',
      '40',
    ],
    [
      'Two cars leave the same town in the same direction, one at 55 mph and the other at 65 mph. How long until they are 30 miles apart?',
      '3',
    ],
    [
      'Two cars leave the same town in opposite directions, one at 55 mph and the other 10 mph faster. How far apart are they after 90 minutes?',
      '180',
    ],
    [
      'A boat goes 24 km downstream in 2 hours and takes 3 hours to come back. Find the speed of the current.',
      '2',
    ],
    [
      'A man rows 8 km upstream and 8 km back in 6 hours total. The current is 1 km/h. What is his speed in still water?',
      '3',
    ],
    ['A train 150 m long passes a pole in 10 seconds. How fast is it going in km/h?', '54'],
    ['A train 200 m long travelling at 72 km/h crosses a bridge of 300 m. How long does it take?', '25'],
    ['A train going 20 m/s crosses a bridge 300 m long in 25 seconds. How long is the train?', '200'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it.each([
    'A dog is 60 m ahead of a rabbit. The dog runs 9 m/s and the rabbit runs 7 m/s. How many seconds until the dog catches the rabbit?',
    'A thief runs at 8 m/s. A policeman who is 80 m behind chases at 6 m/s. After how many seconds does he catch the thief?',
    'The speed of a boat in still water is 4 km/h and the current is 6 km/h. How long does it take to go 36 km upstream?',
    'Two cars leave the same town in opposite directions, one at 55 mph and the other at 65 mph. How long until they meet?',
    'A car drives 2 h at 70 km/h and then 90 km/h. What is the average speed?',
    'A train 150 m long passes a pole and a bridge in 10 seconds. How fast is it going in km/h?',
    'A car drives 2 h at 70 km/h and stops for 1 hour. What is the average speed for the whole trip?',
  ])('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
