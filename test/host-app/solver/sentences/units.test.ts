import { describe, expect, it } from 'vitest';
import { answerView } from '../../../../host-app/data/solver/solution-view';
import '../../../../host-app/solver/packs/all';
import { answerText } from '../answer-text';
import { stepsOf } from '../steps/steps-of';

const answerOf = (question: string) => {
  const answer = answerView(question);
  return answer.kind === 'solution' ? (answer.answer.approx ?? answer.answer.text) : answer.kind;
};

describe('A number with a unit', () => {
  it.each([
    ['convert 5 miles to km', '8.04672 km'],
    ['convert 3 hours to minutes', '180 minutes'],
    ['how many feet are in 2 miles', '10560 feet'],
    ['72 km/h in m/s', '20 m/s'],
    ['60 mph to km/h', '96.56064 km/h'],
    ['convert 20 meters per second to km/h', '72 km/h'],
    ['350 F to C', '≈ 176.6666667 °C'],
    ['20 °C in °F', '68 °F'],
    ['convert 0 degrees Celsius to Kelvin', '= 273.15 K'],
    ['2 square meters to cm²', '20000 cm²'],
    ['convert 3 cubic meters to liters', '3000 liters'],
    ['5 lb to kg', '2.26796185 kg'],
    ['2 acres in hectares', '0.80937128448 hectares'],
    ['90 min in h', '= 1.5 h'],
    ['how many feet is 180 cm', '≈ 5.905511811 feet'],
    ['how tall is 180 cm in feet', '≈ 5.905511811 feet'],
    ['what is 3/4 mile in feet', '3960 feet'],
    ['2 1/2 hours in minutes', '150 minutes'],
    ['half an hour in minutes', '30 minutes'],
    ['a quarter mile in feet', '1320 feet'],
    ['whats 6 ft in meters', '1.8288 meters'],
    ['express 45 minutes in hours', '= 0.75 hours'],
    ['5 mi -> km', '8.04672 km'],
    ['20 cm = ? mm', '200 mm'],
    [`5'10" in cm`, '177.8 cm'],
    ['5 foot 10 in cm', '177.8 cm'],
    ['500 cm3 in litres', '= 0.5 litres'],
    ['how many hours is 90 minutes', '= 1.5 hours'],
  ])('%s is %s', (question, wanted) => {
    expect(answerOf(question)).toBe(wanted);
  });

  it.each([
    '5 miles to kg',
    '3 m² to m',
    '20 C to hours',
    '7 blorks to km',
    '2 months in days',
    '3 in 5',
    'how many apples are in 5 boxes',
  ])('%s is refused', (question) => {
    expect(answerView(question).kind).not.toBe('solution');
  });
});

describe('An angle', () => {
  it.each([
    ['90 degrees in radians', 'pi/2'],
    ['pi/3 radians in degrees', '60'],
    ['what is 3pi/4 in degrees', '135'],
  ])('%s is %s', (question, wanted) => {
    expect(answerText(question)).toBe(wanted);
  });
});

it('A conversion is worked out from the size of the unit', () => {
  expect(stepsOf('convert 5 miles to km')[2]?.act).toBe('5 · 1.609344 = 8.04672.');
});

describe('An equation', () => {
  it.each([
    ['make t the subject of d = v*t', 't = d/v'],
    ['rearrange to make h the subject of V = pi r^2 h', 'h = V/(pi*r^2)'],
    ['solve for C: F = 9/5 C + 32', 'C = 5*F/9 - 160/9'],
  ])('%s: %s', (question, wanted) => {
    const answer = answerView(question);
    expect(answer.kind === 'solution' && answer.answer.text).toBe(wanted);
  });

  it('without a real solution offers the complex ones', () => {
    const answer = answerView('x^2 + 2x + 5 = 0');
    const [offered] = answer.kind === 'solution' ? answer.alternatives : [];
    expect(offered?.task).toBe('complex solutions of');
    const complex = answerView(offered?.text ?? '');
    expect(complex.kind === 'solution' && complex.answer.text).toBe('x = -1 - 2*i or x = -1 + 2*i');
    expect(complex.kind === 'solution' && complex.alternatives).toEqual([]);
  });

  it.each(['x^2 = 4', 'sqrt(x) = -1', '|x| = -3', 'e^x = 0'])('%s offers none', (question) => {
    const answer = answerView(question);
    expect(
      answer.kind === 'solution' && answer.alternatives.some(({ task }) => task.startsWith('complex')),
    ).toBe(false);
  });
});
