import { expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';

it.each([
  ['A recipe for 4 people needs 300 g of rice. How much rice do you need for 10 people?', 'g'],
  ['A tree casts a 12 m shadow. A 2 m pole casts a 3 m shadow at the same time. How tall is the tree?', 'm'],
  ['A ladder 10 m long leans against a wall. Its foot is 6 m from the wall. How high does it reach?', 'm'],
  ['A rectangular room is 6 m long and 4 m wide. How much carpet is needed?', 'm²'],
  ['A can has a radius of 4 cm and a height of 10 cm. What is its volume?', 'cm³'],
  ['A garden is 12 m long and 8 m wide. Fence costs $9 per metre. How much does the fence cost?', '$'],
  ['Emma ate 1/4 of a cake and Noah ate 1/3 of it. What fraction of the cake is left?', null],
  ['A train travels 240 km in 3 hours. What is its average speed?', 'km/hour'],
])('%s: the answer grows with what is measured in %s', (question, unit) => {
  expect(solve(question)).toMatchObject({ reading: { unit } });
});
