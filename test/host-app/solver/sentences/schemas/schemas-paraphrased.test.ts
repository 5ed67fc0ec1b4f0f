import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../../host-app/solver/index.js';

describe('known kinds in the words of other books', () => {
  it.each([
    [
      'A store sells a television for $600. During a sale the price is reduced by 15%. What is the sale price of the television?',
      '510',
    ],
    [
      'Lisa wants to buy a pair of boots that normally cost $120. Today they are 30% off. How much will she pay for the boots?',
      '84',
    ],
    ['The price after a 25% discount is $60. What was the original price?', '80'],
    ['A coat costs $120 after a 20% increase. What was the old price?', '100'],
    ['$5000 is invested at 4% compound interest for 2 years. Find the final amount.', '5408'],
    [
      "Tia's scores were 80, 92 and 74. What must she score on the fourth test to have an average of 85?",
      '94',
    ],
    ['The regular price of a backpack is $50. It is marked down 20%. Find the sale price.', '40'],
    ['A laptop originally priced at $900 is discounted by 10%. What is the new price?', '810'],
    ['A restaurant bill is $80. If you leave a 15% tip, how much is the tip?', '12'],
    [
      'Your dinner costs $36.50 and you want to leave a 20% tip. How much should you leave for the tip?',
      '73/10',
    ],
    ["Dan's lunch cost $24. He left a 15% tip. What was the total amount he paid?", '138/5'],
    ['The sales tax rate in a city is 7%. How much tax would you pay on a $300 bicycle?', '21'],
    ['A guitar costs $250. Sales tax is 6%. What is the total cost of the guitar?', '265'],
    ['If the sales tax is 8%, what is the total cost of a $45 dress?', '243/5'],
    [
      'A town had 12,000 residents last year. This year the population is 13,500. What is the percent increase?',
      '25/2',
    ],
    ['The price of a gallon of milk increased from $3.20 to $3.60. What is the percent of increase?', '25/2'],
    ['The number of students in a club decreased from 60 to 45. What is the percent decrease?', '25'],
    ['A stock price went from $40 to $50. By what percentage did the price increase?', '25'],
    ["Jenna's salary was $40,000. She got a 5% raise. What is her new salary?", '42000'],
    [
      'A company has 200 employees. Next year the number will increase by 15%. How many employees will the company have?',
      '230',
    ],
    ['The population of a village is 5000 and decreases by 4%. What is the new population?', '4800'],
    [
      'Marcus deposited $800 in a savings account that earns 3% simple interest per year. How much interest will he earn in 5 years?',
      '120',
    ],
    ['Find the simple interest on a loan of $1200 at 5% for 4 years.', '240'],
    ['How much simple interest will be earned on $500 invested at 4% per year for 3 years?', '60'],
    ['$2000 is invested at 6% compounded annually. What is the value after 2 years?', '11236/5'],
    [
      'Maya borrows $3000 at a simple interest rate of 7% per year. How much interest will she owe after 2 years?',
      '420',
    ],
    [
      'Carlos invested $5000 at an annual simple interest rate of 4%. What is the total amount in his account after 10 years?',
      '7000',
    ],
    ['Tim and Sara share 72 candies in the ratio 5:4. How many candies does Sara get?', '32'],
    ['The ratio of cats to dogs at a shelter is 3:7. If there are 21 dogs, how many cats are there?', '9'],
    [
      'In a school the ratio of teachers to students is 1:15. If there are 450 students, how many teachers are there?',
      '30',
    ],
    ['A sum of $600 is divided between Joe and Kim in the ratio 1:2. How much does Kim receive?', '400'],
    ['If 4 notebooks cost $10, how much would 6 notebooks cost?', '15'],
    ['Three pounds of cherries cost $12. What is the cost of 5 pounds of cherries?', '20'],
    ['A car travels 150 miles on 5 gallons of gas. How far can it travel on 8 gallons?', '240'],
    ['If 12 eggs cost $3, what is the price of 20 eggs?', '5'],
    ['A typist types 180 words in 3 minutes. How many words can she type in 10 minutes?', '600'],
    ['A machine produces 450 bottles in 6 hours. How many bottles does it produce in 10 hours?', '750'],
    ['It takes 3 cups of rice to feed 8 people. How many cups of rice are needed to feed 24 people?', '9'],
    ['A runner runs 12 km in 1.5 hours. What is his speed?', '8'],
    ['A cyclist rides 45 miles in 3 hours. What is her average speed in miles per hour?', '15'],
    ['A plane flies at 500 mph. How long will it take to fly 1750 miles?', '7/2'],
    ['How far will a car travel in 4 hours if its average speed is 65 mph?', '260'],
    ['A bus traveled for 5 hours at an average speed of 55 miles per hour. How far did it travel?', '275'],
    ['A box of 24 pencils costs $6. What is the price per pencil?', '1/4'],
    ['A 12-ounce bottle of juice costs $3. What is the cost per ounce?', '1/4'],
    [
      'Two cars are 400 miles apart and drive toward each other. One drives at 45 mph and the other at 55 mph. In how many hours will they meet?',
      '4',
    ],
    [
      'Two cyclists start at the same point and ride in opposite directions. One rides at 12 mph and the other at 15 mph. How long until they are 81 miles apart?',
      '3',
    ],
    [
      'A boat can travel 20 km/h in still water. The speed of the stream is 4 km/h. How long will it take to go 72 km downstream?',
      '3',
    ],
    [
      'A boat goes 24 miles downstream in 2 hours and returns upstream in 3 hours. What is the speed of the boat in still water?',
      '10',
    ],
    [
      'John can mow a lawn in 3 hours. His sister can mow the same lawn in 6 hours. How long will it take them to mow the lawn together?',
      '2',
    ],
    [
      'One pipe fills a pool in 6 hours and another pipe fills it in 12 hours. How long will it take both pipes to fill the pool?',
      '4',
    ],
    [
      'Maria can clean a house in 4 hours. Working together, Maria and Jose can clean it in 3 hours. How long would it take Jose alone?',
      '12',
    ],
    ['If 8 workers can finish a job in 15 days, how many days will 10 workers take?', '12'],
    [
      '5 machines can complete an order in 12 hours. How long would it take 6 machines to complete the same order?',
      '10',
    ],
    [
      'A chemist has a 10% saline solution and a 40% saline solution. How many liters of the 40% solution must be added to 20 liters of the 10% solution to make a 20% solution?',
      '10',
    ],
    [
      'How much water must be added to 6 liters of a 50% alcohol solution to make a 30% alcohol solution?',
      '4',
    ],
    [
      'Coffee that costs $8 per pound is mixed with 5 pounds of coffee that costs $12 per pound to make a blend that costs $9 per pound. How many pounds of the $8 coffee are used?',
      '15',
    ],
    ['Tom is 4 years older than Jerry. The sum of their ages is 28. How old is Tom?', '16'],
    [
      'Sarah is three times as old as her daughter. In 12 years she will be twice as old as her daughter. How old is Sarah now?',
      '36',
    ],
    ['Five years ago, Amy was twice as old as Ben. Amy is now 25. How old is Ben?', '15'],
    ['The sum of two consecutive odd integers is 56. Find the larger integer.', '29'],
    ['The sum of four consecutive integers is 58. What is the largest of these integers?', '16'],
    [
      'A piggy bank contains 25 coins, all dimes and quarters, with a total value of $4. How many dimes are there?',
      '15',
    ],
    [
      'Jill has 18 coins consisting of nickels and dimes. The total value is $1.35. How many nickels does she have?',
      '9',
    ],
    [
      'Adult tickets cost $8 and child tickets cost $5. A total of 100 tickets were sold for $650. How many adult tickets were sold?',
      '50',
    ],
    [
      'A theater sold 200 tickets. Adult tickets were $10 each and student tickets were $6 each. The total was $1640. How many student tickets were sold?',
      '90',
    ],
    ['The perimeter of a rectangle is 54 cm. The length is twice the width. Find the length.', '18'],
    [
      'The perimeter of a rectangular garden is 60 feet. Its length is 6 feet more than its width. What is the width of the garden?',
      '12',
    ],
    ['A rectangle has a length of 12 cm and a width of 5 cm. What is its area?', '60'],
    ['Each van can carry 9 people. How many vans are needed to transport 50 people?', '6'],
    [
      'A baker has 75 muffins to put in boxes that hold 8 muffins each. How many boxes does the baker need?',
      '10',
    ],
    [
      'A teacher has 250 stickers. She gives each of her 24 students the same number of stickers. How many stickers are left over?',
      '10',
    ],
    ['The average of 4 numbers is 15. Three of the numbers are 10, 12 and 18. Find the fourth number.', '20'],
    [
      'Lena scored 88, 92, and 85 on her first three tests. What score does she need on the fourth test to have an average of 90?',
      '95',
    ],
    [
      'A jar contains 6 red, 4 green, and 10 yellow candies. What is the probability of picking a green candy?',
      '1/5',
    ],
    [
      'There are 5 red balls and 7 white balls in a box. What is the probability of choosing a white ball at random?',
      '7/12',
    ],
    [
      'A bag contains 4 red marbles, 6 blue marbles, and 2 green marbles. If one marble is drawn at random, what is the probability that it is blue?',
      '1/2',
    ],
  ])('%s: %s', (question, expected) => {
    const found = solve(question);
    expect(
      found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : 'refused',
    ).toBe(`${expected}, steps`);
  });
});
