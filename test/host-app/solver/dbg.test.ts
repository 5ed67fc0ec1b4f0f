import { test } from 'vitest';
import '../../../host-app/solver/packs/all.js';
import { told, emptyScene, stockOf } from '../../../host-app/solver/sentences/probability/scene.js';
import { eventOf } from '../../../host-app/solver/sentences/probability/events.js';
import { readProbability } from '../../../host-app/solver/sentences/probability/index.js';
test('x', () => {
  const s = emptyScene();
  told('a coin is flipped 4 times and the first is heads', s);
  console.log(eventOf('all 4 are heads', s.stock!, 4), eventOf(s.conditions[0]!, s.stock!, 4));
  console.log(readProbability('A coin is flipped 4 times and the first is heads. What is the probability that all four are heads?'));
});
