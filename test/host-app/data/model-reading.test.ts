import { describe, expect, it, vi } from 'vitest';
import { markdownBlocks } from '../../../host-app/data/remote/markdown';
import { parseReading, READING_INSTRUCTION } from '../../../host-app/data/remote/model-reading';
import { withRemote } from '../../../host-app/data/remote/with-remote';
import { SolverError } from '../../../host-app/ports';
import { stepSolver } from './step-solver';

const QUESTION =
  'At the kiosk two bagels and three juices come to 8 dollars, while 1 bagel together with 1 juice would be 3 dollars. What would one bagel set me back?';

const bagels = {
  unknowns: [
    { name: 'b', meaning: 'price of a bagel', unit: '$' },
    { name: 'j', meaning: 'price of a juice', unit: '$' },
  ],
  equations: [
    { equation: '2b + 3j = 8', words: 'two bagels and three juices come to 8 dollars' },
    { equation: 'b + j = 3', words: '1 bagel together with 1 juice would be 3 dollars' },
  ],
  asked: ['b'],
};
const sameInOtherLetters = {
  ...bagels,
  unknowns: [
    { name: 'x', meaning: 'cost of one bagel', unit: 'dollars' },
    { name: 'y', meaning: 'cost of one juice', unit: 'dollars' },
  ],
  equations: [
    { equation: 'x + y = 3', words: bagels.equations[1]?.words },
    { equation: '3y + 2x = 8', words: bagels.equations[0]?.words },
  ],
  asked: ['x'],
};
const NOTHING = { unknowns: [], equations: [], asked: [] };

const start = (...readings: readonly unknown[]) => {
  const ask = vi.fn(async function* () {
    yield 'In words.';
  });
  const read = vi.fn((_question: string, nth: 0 | 1) => {
    const reading = readings[nth] ?? NOTHING;
    return reading instanceof Error ? Promise.reject(reading) : Promise.resolve(JSON.stringify(reading));
  });
  const solver = withRemote(stepSolver, {
    model: { ask, read, warmUp: () => undefined },
    loadMarkdown: () => Promise.resolve(markdownBlocks),
  });
  return { ask, read, solver };
};

describe('a word problem that the engine cannot read', () => {
  it('is written as equations by the model, twice, and solved by the engine', async () => {
    const { ask, read, solver } = start(bagels, sameInOtherLetters);
    const answer = await solver.solve(QUESTION);
    expect(answer).toMatchObject({
      kind: 'solution',
      subject: 'word-problems',
      answer: { text: 'b = 1 and j = 2' },
      modelReading: { results: [{ meaning: 'price of a bagel', unit: '$', value: '1' }] },
    });
    expect(read).toHaveBeenCalledTimes(2);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is shown again without a request', async () => {
    const { read, solver } = start();
    expect(await solver.recall(QUESTION, JSON.stringify(bagels))).toMatchObject({
      kind: 'solution',
      modelReading: { results: [{ value: '1' }] },
    });
    expect(read).not.toHaveBeenCalled();
  });

  const changed = (change: object): object => ({ ...bagels, ...change });
  it.each([
    ['the two readings disagree', changed({ asked: ['j'] })],
    ['the second reading is no reading', NOTHING],
    ['the second reading fails', new SolverError('Busy.')],
    [
      'the second reading leaves a value open',
      changed({ equations: [bagels.equations[0], { ...bagels.equations[1], equation: '4b + 6j = 16' }] }),
    ],
  ])('is explained by the model in words where %s', async (_why, second) => {
    const { ask, solver } = start(bagels, second);
    expect(await solver.solve(QUESTION)).toMatchObject({ kind: 'explanation', text: 'In words.' });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not read by a model where no number is in it, or the subject is another one', async () => {
    const { read, solver } = start(bagels, bagels);
    await solver.solve('Why is the sky blue in the daytime?');
    await solver.solve('How fast does a car of 900 kg go after the crash with a wall?', {
      subject: 'physics',
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('ends when the user stops it', async () => {
    const { ask, solver } = start(bagels, bagels);
    const stopping = new AbortController();
    const answer = solver.solve(QUESTION, { signal: stopping.signal });
    stopping.abort(new Error('Stopped.'));
    await expect(answer).rejects.toThrow('Stopped.');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('what a model has read', () => {
  const read = (change: object): unknown => parseReading(JSON.stringify({ ...bagels, ...change }), QUESTION);

  it('may stand in a block of code', () => {
    expect(parseReading(`\`\`\`json\n${JSON.stringify(bagels)}\n\`\`\``, QUESTION)?.asked).toHaveLength(1);
  });

  it.each<[string, object]>([
    [
      'words that are not in the question',
      { equations: [{ ...bagels.equations[0], words: 'two bagels cost 8 dollars' }, bagels.equations[1]] },
    ],
    [
      'a number of the question without an equation',
      { equations: [{ ...bagels.equations[0], words: 'two bagels and three juices' }, bagels.equations[1]] },
    ],
    [
      'an unknown without an equation',
      { unknowns: [...bagels.unknowns, { name: 'z', meaning: 'z', unit: '' }] },
    ],
    ['a letter that is not explained', { unknowns: [bagels.unknowns[0]], equations: [bagels.equations[0]] }],
    ['the same name twice', { unknowns: [bagels.unknowns[0], bagels.unknowns[0]] }],
    ['a name that is a number in mathematics', { unknowns: [{ name: 'e', meaning: 'x', unit: '' }] }],
    ['something asked that is not an unknown', { asked: ['k'] }],
    ['nothing asked', { asked: [] }],
    [
      'more than an equation',
      { equations: [{ ...bagels.equations[0], equation: 'solve(2b + 3j = 8)' }, bagels.equations[1]] },
    ],
    [
      'two equals signs',
      { equations: [{ ...bagels.equations[0], equation: 'b = j = 8' }, bagels.equations[1]] },
    ],
    ['another type', { unknowns: 'b' }],
  ])('is refused with %s', (_what, change) => {
    expect(read(change)).toBeNull();
    expect(read({})).not.toBeNull();
  });

  it.each(['', 'null', '[]', '{', 'x = 2', '{"unknowns": [], "equations": [], "asked": []}'])(
    'is refused as %j',
    (raw) => {
      expect(parseReading(raw, QUESTION)).toBeNull();
    },
  );

  it('is asked for with the names of its fields', () => {
    for (const name of ['unknowns', 'equations', 'asked', 'meaning', 'unit', 'words'])
      expect(READING_INSTRUCTION).toContain(`"${name}"`);
  });
});
