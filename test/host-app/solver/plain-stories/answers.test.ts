import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('plain stories of school books', () => {
  it.each<readonly [string, unknown]>([
    ['A shirt cost $25 last year. Now it costs $20. What is the percent decrease?', '20'],
    ["My salary was $2000 and now it's $2150. What percent raise did I get?", '15/2'],
    ['A plant was 40 cm tall and grew to 52 cm. By what percentage did its height increase?', '30'],
    ['A game was $60. Now it is $45. What percent off is that?', '25'],
    ['The store takes 15% off a $40 sweater. What is the new price?', '34'],
    ['A chair costs $150 plus 6% tax. How much will I pay?', '159'],
    ['The tax on a $25 book is $2. What is the tax rate?', '8'],
    ['A phone costs $250 before tax. With 9% sales tax, what is the final price?', '545/2'],
    ['$5000 is invested at 4% compounded yearly. What is it worth after 3 years?', '140608/25'],
    ['A savings account with $600 earns $90 simple interest in 3 years. What is the interest rate?', '5'],
    ['How long will it take $400 to earn $60 at 5% simple interest?', '3'],
    [
      'Paint is made of blue and yellow in the ratio 3:1. How much blue do you need for 20 litres of paint?',
      '15',
    ],
    ['Lisa and Tim share $84 in the ratio 4:3. How much more does Lisa get than Tim?', '12'],
    [
      'Red and green marbles are in the ratio 4:7. There are 21 green marbles. How many marbles are there altogether?',
      '33',
    ],
    ['5 tickets cost $42.50. What does one ticket cost?', '17/2'],
    ['A tap drips 15 times in 20 seconds. How many times does it drip in 2 minutes?', '90'],
    ['With 20 litres my car goes 250 km. How far does it go with 32 litres?', '400'],
    ['A plane flies 1800 miles at 450 mph. How long does the flight take?', '4'],
    [
      "Tom can mow the lawn in 2 hours. With his sister's help it takes 1.2 hours. How long would his sister need alone?",
      '3',
    ],
    [
      'A grocer mixes 3 kg of nuts at $8 per kg with 2 kg of raisins at $3 per kg. What does one kg of the mixture cost?',
      '6',
    ],
    ['How much water must be added to 8 litres of a 30% acid solution to make it 20%?', '4'],
    [
      'The ages of two sisters are in the ratio 3:5. The sum of their ages is 32. How old are they?',
      [{ 'age of the first': '12', 'age of the second': '20' }],
    ],
    ['My grandpa is 72. He is 6 times as old as me. How old am I?', '12'],
    ['There are 30 animals on a farm, chickens and cows. They have 86 legs. How many cows are there?', '13'],
    ['Max has 15 bills, fives and tens, worth $110. How many tens does he have?', '7'],
    [
      'Stamps cost 50 cents and 80 cents. Eva buys 20 stamps for $11.80. How many 80 cent stamps does she buy?',
      '6',
    ],
    ['A rectangular room is 6 m by 4 m. How many square metres of carpet do we need?', '24'],
    ['A ladder 10 m long leans against a wall. Its foot is 6 m from the wall. How high does it reach?', '8'],
    ['The area of a rectangle is 48 cm² and its length is 8 cm. How wide is it?', '6'],
    ['A can has a radius of 4 cm and a height of 10 cm. What is its volume?', '160*pi'],
    ['A wall is 6 m long and 3 m high. One litre of paint covers 9 m². How many litres are needed?', '2'],
    [
      'A rectangular pool is 10 m long, 5 m wide and 2 m deep. How many cubic metres of water fit in it?',
      '100',
    ],
    ['A TV is 80 cm wide and 60 cm high. How long is its diagonal?', '100'],
    ['How many tables do you need for 50 guests if 8 people fit at one table?', '7'],
    ['An elevator can take 9 people. How many trips does it need for 40 people?', '5'],
    ['The average age of 4 children is 9. A fifth child of age 14 joins. What is the new average age?', '10'],
    ['A runner ran 5 km, 8 km, 6 km and 9 km. What was the average distance?', '7'],
    ['Last week I slept 8, 7, 6, 9, 8, 10 and 8 hours. How many hours did I sleep on average?', '8'],
    ["You draw one card from a deck of 52 cards. What is the chance that it's an ace?", '1/13'],
    ['A heart beats 70 times a minute. How many times does it beat in a day?', '100800'],
    ['A class has 30 students. Two fifths are boys. How many girls are there?', '18'],
    ['Half of my stickers are animals. I have 46 stickers. How many are animals?', '23'],
    ['3/5 of the students walk to school. 120 students walk. How many students are in the school?', '200'],
    ['A recipe needs 2/3 cup of sugar. How much sugar do I need for 6 batches?', '4'],
    [
      'A shirt costs $15 and pants cost $25. Mom buys 3 shirts and 2 pairs of pants. How much does she spend?',
      '95',
    ],
    [
      'My sister wants to buy a bike that costs $180. She has $60 and saves $15 a week. How many weeks does she need to save?',
      '8',
    ],
    ['At a shop 3 T-shirts cost $36. How much would 5 T-shirts cost?', '60'],
    ['School starts at 8:15 and ends at 13:40. How long is the school day?', '5 h 25 min'],
    ['My bus leaves at 7:45. The ride takes 35 minutes. When do I arrive?', '8:20'],
    ['Dad put a cake in the oven at 4:50 pm. It bakes for 45 minutes. At what time is it done?', '5:35 pm'],
    [
      'We must be at the airport at 11:00. The drive takes 1 hour 20 minutes. When do we have to leave?',
      '9:40',
    ],
    ['A box contains 6 rows of 8 chocolates. 13 are eaten. How many are left?', '35'],
    ['My sister baked 48 cookies. She put them in 6 bags equally. How many cookies are in each bag?', '8'],
    [
      'A baker makes 120 rolls. In the morning he sells 75 and in the afternoon he sells 32. How many rolls are left?',
      '13',
    ],
    [
      'A farmer picked 156 apples and packed them in bags of 12. He sold 9 bags. How many bags are left?',
      '4',
    ],
    ['My aunt has 4 boxes with 12 eggs in each. 5 eggs are broken. How many eggs are good?', '43'],
    ['A garden is twice as long as it is wide. The perimeter is 36 m. What is its area?', '72'],
    ['My rent was $800 and it goes up by 6%. What is my new rent?', '848'],
    ['7 kg of potatoes cost $8.40. What do 4 kg cost?', '24/5'],
    ['A rectangular playground is 40 m long and 25 m wide. How long is the fence around it?', '130'],
    ['A water tank is 2 m long, 1 m wide and 1.5 m deep. How many cubic metres does it hold?', '3'],
    ['A shop packs 250 apples in bags of 8. How many full bags are there?', '31'],
    ['There are 95 children on a trip. One minibus takes 16 children. How many minibuses are needed?', '6'],
    ['In five games a player scored 12, 18, 9, 21 and 15 points. What is the average?', '15'],
    [
      'I buy a book for $8.95 and a pen for $1.60. I pay with a $20 bill. How much change do I get?',
      '189/20',
    ],
    ['The concert starts at 19:45 and ends at 22:10. How long does it last?', '2 h 25 min'],
    ['The bus leaves at 6:52 and the trip takes 2 hours 15 minutes. When does it arrive?', '9:07'],
    ['Rosa picks 64 strawberries. She eats 9 and gives 20 to her neighbour. How many are left?', '35'],
    ['The zoo sold 340 tickets on Saturday and 275 on Sunday. How many tickets were sold altogether?', '615'],
    ['A school has 432 students. 198 are boys. How many girls are there?', '234'],
    ['Ben buys a game for $40 and a controller for $25. Sales tax is 8%. What is the total?', '351/5'],
    ['A jacket costs $120. It is 30% off, and there is 5% sales tax. What do you pay?', '441/5'],
    ['Nina has $50. She buys 4 notebooks for $3.50 each and a bag for $22. How much money is left?', '14'],
    ['A garden is 12 m long and 8 m wide. Fence costs $9 per metre. How much does the fence cost?', '360'],
    ['My rent was $750 and it went up by 4%. What is my new rent?', '780'],
    ['A school has 510 students. 240 are girls. How many boys are there?', '270'],
    ['Four children share 30 stickers equally. How many stickers are left over?', '2'],
    ['A garden is 10 m by 6 m. Grass costs $7 per square metre. How much does the grass cost?', '420'],
    ['A coat costs $90. It is 20% off, and there is 10% sales tax. What do you pay?', '396/5'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('ages', () => {
  it.each<readonly [string, unknown]>([
    [
      'A father is 4 times as old as his son. In 20 years he will be twice as old. How old are they now?',
      [{ 'age of father': '40', 'age of son': '10' }],
    ],
    [
      'The ages of two sisters are in the ratio 3:5. The sum of their ages is 32. How old are they?',
      [{ 'age of the first': '12', 'age of the second': '20' }],
    ],
    ['Lena is 12 and her mother is 40. In how many years will the mother be twice as old as Lena?', '16'],
    ['Lena is 12 and her mother is 40. How many years ago was the mother 5 times as old as Lena?', '5'],
    ['My grandpa is 72. He is 6 times as old as me. How old am I?', '12'],
    [
      'Ben is 4 years younger than his sister. In 3 years the sum of their ages will be 30. How old is Ben now?',
      '10',
    ],
    ['Sue is 10 years old and Max is 4. In how many years will Sue be twice as old as Max?', '2'],
    [
      'A father is 35 years old and his son is 7. In how many years will the father be three times as old as his son?',
      '7',
    ],
    ['Mike is 15 years old. His brother is 3 years older. How old is his brother?', '18'],
    ['I am 12. My sister is 4 years older than me. How old is she?', '16'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('bills of several things', () => {
  it.each<readonly [string, unknown]>([
    [
      'A shirt costs $15 and pants cost $25. Mom buys 3 shirts and 2 pairs of pants. How much does she spend?',
      '95',
    ],
    ['I buy 4 apples for 50 cents each and 2 bananas for 30 cents each. How much do I pay in total?', '13/5'],
    [
      'Nina has $20. She buys 3 kg of potatoes at $1.50 per kg and a melon for $4. How much money is left?',
      '23/2',
    ],
    [
      'Ella buys 3 pens at $2 each and 2 notebooks at $4 each. She has a 10% discount. How much does she pay?',
      '63/5',
    ],
    [
      'Tom buys a jacket for $80 and a hat for $20. He gets 25% off and pays 8% sales tax. How much does he pay?',
      '81',
    ],
    [
      'Tom buys a jacket for $80 and a hat for $20. He gets 25% off. He pays with a $100 bill. How much change does he get?',
      '25',
    ],
    [
      'A book costs $12 and a pen costs $3. I buy 2 books and 4 pens. I have a coupon for $5. How much do I have to pay?',
      '31',
    ],
    [
      'Mia orders a pizza for $12 and 2 drinks for $2.50 each. She leaves a 20% tip. What is the total?',
      '102/5',
    ],
    [
      'At the bakery a roll costs $0.40 and a loaf of bread costs $3. Mr. Brown buys 6 rolls and 2 loaves of bread. How much does he pay?',
      '42/5',
    ],
    ['A ticket costs $9. Popcorn costs $4. We buy 3 tickets and 2 popcorns. What is the total cost?', '35'],
    ['Paul buys 5 notebooks at $2.50 each. There is 8% sales tax. How much does he pay in total?', '27/2'],
    [
      'Paul buys 5 notebooks at $2.50 each. He has a coupon for 20% off. Sales tax is 8%. How much does he pay in total?',
      '54/5',
    ],
    [
      'A shirt costs $20 and a cap costs $10. Sam buys 2 shirts and a cap. He has $60. How much money does he have left?',
      '10',
    ],
    ['Anna buys 3 kg of apples at $2 per kg and 2 kg of pears at $3 per kg. How much does she pay?', '12'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('times of the clock', () => {
  it.each<readonly [string, unknown]>([
    ['The film ends at 14:35 and lasts 1 h 50 min. When does it start?', '12:45'],
    ['The shop opens at 9:00 and closes at 18:30. How long is it open?', '9 h 30 min'],
    ['The shop opens at 9:00 and closes at 18:30. How many minutes is it open?', '570'],
    ['The game began at half past 3 and lasted 90 minutes. When did it end?', '5:00'],
    ['The party starts at 6 pm and lasts 3 and a half hours. What time does it end?', '9:30 pm'],
    ['A nurse works from 10 pm to 6 am. How many hours does she work?', '8 h'],
    ['The movie starts at 7:40 pm and ends at 9:25 pm. How long is the movie?', '1 h 45 min'],
    ['It takes 25 minutes to walk to school. School starts at 8:10. When should I leave home?', '7:45'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});
