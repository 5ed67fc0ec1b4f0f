import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { plain, solve } from '../../../../host-app/solver/index.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : 'refused';
};
const checked = (question: string, expected: string): void => {
  expect(answer(question)).toBe(expected === 'refused' ? expected : `${expected}, steps`);
};

describe('goods at their prices', () => {
  it.each([
    ['Ann bought 3 pens for $2 each and 4 rulers for $5 each. How much did she spend in total?', '26'],
    ['Gil buys 2 shirts for $20 each and a hat for $8. He pays $50. How much change does he get?', '2'],
    ['Pens cost $2 each and erasers cost $1 each. How much more do 4 pens cost than 3 erasers?', '5'],
    ['Gil buys 2 shirts for $20 each. He gets a 10% discount. How much does he pay?', '36'],
    [
      'His hens lay 252 eggs per day and he sells them for $2 per dozen. He eats 12 eggs a day. How much does he earn per week?',
      'refused',
    ],
    ['A shop sells pens for $2 each. Ann bought 3 pens and 2 erasers. How much did she spend?', 'refused'],
    [
      'Ann bought 3 pens for $2 each and sold 4 rulers for $5 each. How much did she spend in total?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('days of the week', () => {
  it.each([
    [
      'Tim reads 5 pages a day on weekdays and 8 pages a day on weekends. How many pages does he read in a week?',
      '41',
    ],
    [
      'Tim reads 5 pages on Monday and Tuesday and 8 pages on Friday and Sunday. How many pages does he read this week?',
      '26',
    ],
    [
      'Tim walks 4 miles a day. Except on weekends when he walks 6 miles. How many miles does he walk in a week?',
      '32',
    ],
    [
      'Vera bakes 10 cakes a day. She is open every day except Sunday and Monday. How many cakes does she bake in 2 weeks?',
      '100',
    ],
    [
      'Rita can ride 8 miles per hour for 2 hours. After that, she rides 4 miles per hour. How many miles can she ride in 5 hours?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('rates that are added and compared', () => {
  it.each([
    ['Max eats 3 apples a day and Ida eats 2 apples a day. How many apples do they eat in 4 days?', '20'],
    [
      'A train travels 50 miles per hour for 2 hours. A bus travels 30 miles per hour for 3 hours. How much farther did the train go than the bus?',
      '10',
    ],
    [
      'It takes Kim 4 minutes to wash a plate and 6 minutes to wash a pot. How many minutes does it take her to wash 5 plates and 2 pots?',
      '32',
    ],
    [
      'It takes Kim 4 minutes to wash a plate and 6 minutes to wash a pot. How many minutes does it take her to wash 5 plates?',
      'refused',
    ],
    [
      'Ada earns $12 an hour and spends $20 a day. She works 5 hours a day. How much does she earn in 2 days?',
      'refused',
    ],
    [
      'A bus holds 40 people. 3 buses each had 35 people. How many people were on the buses in total?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('traps', () => {
  it.each([
    ['Each box has 4 red balls and 5 blue balls. There are 3 boxes. How many balls are there?', '27'],
    [
      'A dog eats 2 pounds of food a day. A cat eats 1 pound of food a day. How many pounds of food do 3 dogs eat in 2 days?',
      'refused',
    ],
    ['Liz has 3 nickels and 2 quarters. She spends 1 quarter. How much money does she have?', 'refused'],
    [
      'Ron has 40 screws and 20 nails. Each chair needs 6 screws. He makes 5 chairs. How many screws will he have left?',
      'refused',
    ],
    [
      'Uma buys 3 shirts for $10 each and 2 skirts for $15 each. She gets a 20% discount on the skirts. How much does she pay?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('legs, heads and coins', () => {
  it.each([
    ['A farm has 5 cows and 6 chickens. How many legs do the animals have?', '32'],
    ['A farm has 5 cows and 6 tables. How many legs do they have?', 'refused'],
    [
      'Mo keeps only goats and ducks on his farm. If the total number of animal legs is 50, and the total number of animal heads is 16, how many goats live on Mo’s farm?',
      '9',
    ],
    [
      'Mo has 12 animals on his farm, all either pigs or hens. They have a total of 38 legs, all together. How many of the animals are hens?',
      '5',
    ],
    [
      'Mo has 12 animals on his farm, all either pigs or cows. They have a total of 48 legs. How many of the animals are pigs?',
      'refused',
    ],
    [
      'Mo has 12 animals on his farm, all either pigs or hens. They have a total of 39 legs. How many of the animals are hens?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('average speed', () => {
  it.each([
    [
      'A car drives 40 mph for 2 hours, and then 70 mph for 1 hour. What is the car’s average speed during this trip?',
      '50',
    ],
    [
      'Sue traveled 90 miles in 2 hours. If Sue then traveled an additional 60 miles in 1 hour, what’s the average speed she was traveling?',
      '50',
    ],
    [
      'A car drives 40 mph for 2 hours, and then 70 mph for 60 minutes. What is the car’s average speed during this trip?',
      'refused',
    ],
    [
      'A car drives 40 mph for 2 hours and rests for 1 hour. What is the car’s average speed during this trip?',
      'refused',
    ],
    [
      'A car drives 40 mph for 2 hours, and then 70 kilometers per hour for 1 hour. What is the car’s average speed during this trip?',
      'refused',
    ],
  ])('%s: %s', checked);
});

describe('questions about a part of what was told', () => {
  it.each([
    ['A man walks 3 miles per hour and swims 2 miles per hour. How far does he walk in 4 hours?', 'refused'],
    [
      'Ann pays $5 a day for lunch and $2 a day for the bus. How much does she pay for lunch in a week?',
      'refused',
    ],
    [
      'Apples cost $2 a pound. Ann buys 3 pounds of apples and 2 pounds of pears. How much does she pay for the apples?',
      'refused',
    ],
    [
      'Ann sells 3 cakes for $5 each and 4 pies for $6 each. How much does she earn from the pies?',
      'refused',
    ],
    [
      'Ann eats 3 eggs each morning and 2 eggs each night. How many eggs does she eat in the morning in a week?',
      'refused',
    ],
    ['Max mows 5 lawns for $20 each. How much does he earn from the lawns?', '100'],
  ])('%s: %s', checked);
});

describe('units that do not fit', () => {
  it.each([
    ['A plank is 2 feet long. How many inches long is it?', 'refused'],
    ['A plank is 2 feet long. How many feet long is it?', '2'],
    ['Tom is 3 years old. How many months old is he?', 'refused'],
    ['Jim is 6 feet tall. Bob is 3 inches taller than Jim. How tall is Bob?', 'refused'],
    ['A square has a side of 2 m. What is its area in square centimeters?', 'refused'],
    ['A square has a side of 2 cm. What is its area in square centimeters?', '4'],
    ['A cube has a side of 2 cm. What is its volume in liters?', 'refused'],
    ['A square has a perimeter of 20 cm. What is its side in inches?', 'refused'],
  ])('%s: %s', checked);
});

it.each([
  '4 friends each pay $12 for tickets and $5 for food. How much do they pay altogether?',
  '4 friends each spend $12 and $5. How much do they spend in total?',
])('%s: each pays both', (question) => {
  expect(answerOf(question)).toBeNull();
});
