import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../../host-app/solver/index.js';

describe('known kinds in further words', () => {
  it.each([
    [
      'On a map, 1 inch represents 20 miles. Two cities are 3.5 inches apart on the map. What is the actual distance between the cities?',
      '70',
    ],
    [
      'The scale of a map is 2 cm : 15 km. If two towns are 8 cm apart on the map, what is the actual distance?',
      '60',
    ],
    ['How many inches are in 5 feet?', '60'],
    ['A car lost 15% of its value and is now worth $17,000. What was it worth before?', '20000'],
    ['The price of a ticket rose by 10% to $66. What was the old price?', '60'],
    ['A village lost 4% of its people and now has 2400 people. How many people did it have before?', '2500'],
    ['A laptop is on sale for $510, which is 15% off the regular price. What is the regular price?', '600'],
    ['After a raise of 8%, Lena earns $2,700 a month. How much did she earn before the raise?', '2500'],
    ['A shirt that costs a store $20 is marked up 60%. What is the selling price?', '32'],
    ['A dealer bought a car for $8000 and sold it for $9200. What was the percent profit?', '15'],
    [
      'A salesperson earns a 5% commission on sales. If she sells $12,000 worth of furniture, how much commission does she earn?',
      '600',
    ],
    [
      'Kim answered 34 out of 40 questions correctly. What percent of the questions did she answer correctly?',
      '85',
    ],
    ['In a class of 30 students, 18 are girls. What percent of the students are girls?', '60'],
    ['60% of the 250 students in a school ride the bus. How many students ride the bus?', '150'],
    ['Rosa read 45 pages, which is 30% of her book. How many pages are in the book?', '150'],
    ['One number is 5 more than another. Their sum is 31. What is the smaller number?', '13'],
    ['The sum of two numbers is 50. One number is 4 times the other. What is the larger number?', '40'],
    [
      'A rope 60 feet long is cut into two pieces. One piece is 3 times as long as the other. How long is the shorter piece?',
      '15',
    ],
    ['A taxi charges $3 plus $2 per mile. How much does a 7 mile ride cost?', '17'],
    [
      'A gym charges a $50 joining fee and $25 per month. How much does a membership cost for 12 months?',
      '350',
    ],
    [
      'A plumber charges $40 for a visit plus $30 per hour. If the total bill was $160, how many hours did the plumber work?',
      '4',
    ],
    ['A bicycle is regularly priced at $240. It is on sale for 35% off. What is the sale price?', '156'],
    [
      'Mia bought a coat that was 20% off. The original price was $95. How much did she pay for the coat?',
      '76',
    ],
    ['A camera costs $320. Tom has to pay 5% sales tax. What is the total price?', '336'],
    ['The bill at a cafe was $28. Nora left a 25% tip. How much was the tip?', '7'],
    ['Enrollment at a college rose from 2400 to 2700 students. What was the percent increase?', '25/2'],
    ['The price of a ticket was raised from $20 to $25. Find the percent increase.', '25'],
    ['Find the interest on $2500 at 6% simple interest for 2 years.', '300'],
    [
      'Olga puts $400 into a bank account paying 5% simple interest. How much money will be in the account after 3 years?',
      '460',
    ],
    ['Anna and Ben split $120 in the ratio 5:7. How much does Ben get?', '70'],
    [
      'The ratio of apples to oranges in a basket is 4:3. If there are 20 apples, how many oranges are there?',
      '15',
    ],
    [
      'A recipe calls for 3 cups of sugar for 24 muffins. How many cups of sugar are needed for 40 muffins?',
      '5',
    ],
    ['If 5 oranges cost $4, how much will 15 oranges cost?', '12'],
    ['A truck uses 15 gallons of diesel to go 180 miles. How many miles can it go on 20 gallons?', '240'],
    ['A pump moves 90 gallons in 6 minutes. How many gallons does it move in 10 minutes?', '150'],
    ['Jake drove 210 miles in 3.5 hours. What was his average speed?', '60'],
    ['How long does it take to drive 260 miles at 65 miles per hour?', '4'],
    ['A train moves at 90 km/h. How far does it travel in 2.5 hours?', '225'],
    [
      'Two buses leave the same station in opposite directions at 55 mph and 65 mph. In how many hours will they be 360 miles apart?',
      '3',
    ],
    [
      "A kayaker paddles 5 mph in still water. The river's current is 2 mph. How long does it take to paddle 21 miles downstream?",
      '3',
    ],
    [
      'Rob can wash a car in 20 minutes and Sue can wash it in 30 minutes. How long will it take them working together?',
      '12',
    ],
    [
      'Ken can build a fence in 10 hours. With Leo helping, it takes 6 hours. How long would Leo take alone?',
      '15',
    ],
    ['9 painters can paint a building in 8 days. How many days would 12 painters need?', '6'],
    [
      'How many liters of a 60% acid solution must be added to 12 liters of a 20% acid solution to get a 30% acid solution?',
      '4',
    ],
    ['A child has 14 coins in nickels and quarters worth $2.10. How many quarters does the child have?', '7'],
    [
      'Tickets to a play cost $12 for adults and $7 for children. 90 tickets were sold for $880. How many adult tickets were sold?',
      '50',
    ],
    [
      'The length of a rectangular field is 3 times its width. If the perimeter is 160 meters, what is the length of the field?',
      '60',
    ],
    ['A rectangle is 8 inches long and 5 inches wide. What is its perimeter?', '26'],
    ['A square has a perimeter of 36 cm. What is its area?', '81'],
    ['A school needs to transport 310 students. Each bus seats 45 students. How many buses are needed?', '7'],
    ['Pencils come in packs of 12. How many packs must a teacher buy to have 100 pencils?', '9'],
    ['The average of three numbers is 20. Two of the numbers are 15 and 22. What is the third number?', '23'],
    ['A bag has 3 green, 4 yellow and 5 purple beads. Find the probability of drawing a yellow bead.', '1/3'],
    [
      'There are 8 red pens and 12 black pens in a drawer. If one pen is chosen at random, what is the probability that it is red?',
      '2/5',
    ],
    [
      'A map uses a scale of 1 inch = 25 miles. Two towns are 4.2 inches apart. What is the actual distance between the towns?',
      '105',
    ],
    ['Ben got 42 of 50 questions right. What percent did he get right?', '84'],
    ['There are 400 students in a school and 35% of them play sports. How many students play sports?', '140'],
    ['18 students, which is 30% of a class, wear glasses. How many students are in the class?', '60'],
    ['One number is 3 times another. Their sum is 48. Find the larger number.', '36'],
    [
      'A 72 inch board is cut into two pieces. One piece is 12 inches longer than the other. How long is the shorter piece?',
      '30',
    ],
    ['A cab charges $4 plus $1.50 per mile. How much does a 10 mile ride cost?', '19'],
    ['A tool rental costs $15 plus $8 per hour. Tim paid $55. How many hours did he rent the tool?', '5'],
    [
      'An agent earns a 3% commission on a sale of $200,000. How much commission does the agent earn?',
      '6000',
    ],
    ['A shop buys shoes for $30 and marks them up 70%. What is the selling price?', '51'],
    ['A 16-ounce jar of honey costs $8. What is the cost per ounce?', '1/2'],
    ['How many minutes are there in 3.5 hours?', '210'],
    ['Sam is twice as old as Ted. The sum of their ages is 36. How old is Sam?', '24'],
  ])('%s: %s', (question, expected) => {
    const found = solve(question);
    expect(
      found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : 'refused',
    ).toBe(`${expected}, steps`);
  });
});
