import { describe, expect, it } from 'vitest';
import { answerView } from '../../../../host-app/data/solver/solution-view';
import '../../../../host-app/solver/packs/all';

const shown = (question: string): string => {
  const view = answerView(question);
  if (view.kind !== 'solution') throw new Error(`${question}: ${view.kind}`);
  return view.answer.text;
};

describe('The answer of a story has its unit', () => {
  it.each([
    ['A shirt costs $40 and is discounted by 25%. What is the sale price?', '$30'],
    ['Tom has $50. He spends $12.50 on a book. How much money does he have left?', '$37.50'],
    ['A book costs 12 euros. How much do 5 books cost?', '€60'],
    ['What is 15% tip on a $48 bill?', '$7.20'],
    ['What is 20% of $50?', '$10'],
    ['Compound interest on $5000 at 6% compounded monthly for 2 years', '≈ $635.80'],
    ['I have 3 quarters and 4 dimes. How much money do I have?', '$1.15'],
    ['The price of a bike rose from $200 to $250. What is the percent increase?', '25%'],
    ['John has 12 apples and gives 5 to Mary. How many apples does he have left?', '7 apples'],
    ['A car uses 8 liters per 100 km. How many liters for 350 km?', '28 liters'],
    ['A car travels 240 miles in 4 hours. What is its average speed?', '60 miles/hour'],
    [
      'Janey has 3 more than twice the number of books that Sally has. If Janey has 21 books, how many does Sally have?',
      '9',
    ],
    ['Kim finds a quarter, 2 nickels and 7 dimes. How much money in cents does Kim have?', '105'],
    ['A train travels at 60 km/h for 3 hours. How far does it go?', '180 km'],
    [
      'A car drives 40 mph for 2 hours, and then 70 mph for 1 hour. What is its average speed?',
      '50 miles/hour',
    ],
    ['A train travels 240 km at 80 km/h. How long does the trip take?', '3 hours'],
    ['A rectangle is 5 cm by 8 cm. What is its area?', '40 cm²'],
    ['Find the perimeter of a rectangle with length 12 m and width 5 m', '34 m'],
  ])('%s', (question, wanted) => {
    expect(shown(question)).toBe(wanted);
  });

  it.each([
    ['A rectangle is 5 by 8. What is its area?', '40'],
    ['what is 20% of 50', '10'],
  ])('and none that the question does not give: %s', (question, wanted) => {
    expect(shown(question)).toBe(wanted);
  });
});
