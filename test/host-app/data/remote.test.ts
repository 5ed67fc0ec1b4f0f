import { describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../host-app/data/remote/answer-text';
import { markdownBlocks } from '../../../host-app/data/remote/markdown';
import { withRemote } from '../../../host-app/data/remote/with-remote';
import type { ExplanationView } from '../../../host-app/ports';
import { stepSolver } from './step-solver';

const start = (...pieces: readonly string[]) => {
  const ask = vi.fn(async function* () {
    yield* pieces;
  });
  const solver = withRemote(stepSolver, {
    model: { ask, read: () => Promise.resolve('{}'), warmUp: () => undefined },
    loadMarkdown: () => Promise.resolve(markdownBlocks),
  });
  return { ask, solver };
};

const photo = { type: 'image/png', base64: 'AAAA' } as const;

describe('the two engines behind one port', () => {
  it('solve maths on the device, without asking anybody', async () => {
    const { ask, solver } = start('No.');
    expect(await solver.solve('x^2 - 5x + 6 = 0')).toMatchObject({ kind: 'solution' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('leave a slip in a formula to the person who typed it', async () => {
    const { ask, solver } = start('No.');
    expect(await solver.solve('2x + = 3')).toMatchObject({ kind: 'misread' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('ask the model where words are needed, and show its answer as it arrives', async () => {
    const { solver } = start('1. Light is ', 'scattered.');
    const parts: string[] = [];
    const answer = await solver.solve('Why is the sky blue in the daytime?', {
      subject: 'physics',
      onPart: ({ text, verification }) => parts.push(`${verification.kind}: ${text}`),
    });
    expect(parts).toEqual(['arriving: 1. Light is ', 'arriving: 1. Light is scattered.']);
    expect(answer).toMatchObject({ kind: 'explanation', verification: { kind: 'not-checkable' } });
  });

  it.each([
    ['verified', 'x = 2 or x = 3'],
    ['contradicted', 'x = 1 or x = 6'],
    ['not-checkable', 'the roots above'],
  ])('call an answer %s where the model found %s', async (kind, claim) => {
    const { solver } = start(`1. Factor.\n\nCHECK-PROBLEM: x^2 - 5x + 6 = 0\n**FINAL-ANSWER: ${claim}**`);
    const answer = await solver.solve('', { photo });
    expect(answer).toMatchObject({ kind: 'explanation', verification: { kind } });
    expect(JSON.stringify((answer as ExplanationView).blocks)).not.toMatch(/CHECK|FINAL/);
  });

  it('show our own answer where the model is wrong', async () => {
    const { solver } = start('CHECK-PROBLEM: x^2 - 5x + 6 = 0\nFINAL-ANSWER: x = 1\nSee above.');
    expect(await solver.solve('', { photo })).toMatchObject({
      verification: { kind: 'contradicted', ours: { answer: { text: 'x = 2 or x = 3' } } },
    });
  });

  it('call an empty answer what it is', async () => {
    const { solver } = start('  ');
    await expect(solver.solve('Why is the sky blue in the daytime?')).rejects.toThrow(/gave no answer/);
  });

  it('show a kept answer again, and check it again', async () => {
    const { ask, solver } = start();
    const text = '1. Factor.\nCHECK-PROBLEM: x^2 = 4\nFINAL-ANSWER: x = 2 or x = -2';
    expect(await solver.recall('', text)).toMatchObject({ text, verification: { kind: 'verified' } });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the lines that are for us', () => {
  it('never flash up while they arrive', () => {
    const whole = 'Done.\nCHECK-PROBLEM: 1 + 1\nFINAL-ANSWER: 2';
    for (let end = 1; end <= whole.length; end += 1)
      expect(readAnswer(whole.slice(0, end)).visible).not.toMatch(/CHE|FIN/);
    expect(readAnswer(whole).claim).toEqual({ problem: '1 + 1', answer: '2' });
  });
});

describe('what a model writes', () => {
  it('is drawn from data: text, maths, lists, tables', () => {
    const blocks = markdownBlocks(
      '## Steps\n\n1. Use $x^2$ and **care**\n2. Then\n\n$$\\frac{1}{2}$$\n\n| a | b |\n|---|---|\n| $1$ | 2 |',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'math', 'table']);
  });

  it('reads \\( \\) and \\[ \\] as well, and leaves prices alone', () => {
    expect(JSON.stringify(markdownBlocks('Take \\(x\\).'))).toContain('"math"');
    expect(markdownBlocks('\\[x\\]')).toMatchObject([{ kind: 'math' }]);
    expect(markdownBlocks('It costs $5 and $6.')).toEqual([
      { kind: 'paragraph', content: ['It costs $5 and $6.'] },
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[click](javascript:alert(1))',
    '[click](https://evil.example)',
    '![pixel](https://evil.example/p.png)',
    '$\\href{javascript:alert(1)}{x}$',
    '<a href="https://evil.example">x</a>',
    '[ref]: https://evil.example\n\n[ref]',
  ])('leads nowhere and runs nothing: %s', (text) => {
    const drawn = JSON.stringify(markdownBlocks(text));
    expect(drawn).not.toMatch(/\["(a|img|script|iframe)",|"(href|src|onerror)":/);
  });

  it('is drawn at every moment of its arrival', () => {
    const whole = '# A\n\n1. **b** `c` $\\frac{1}{2}$\n\n```\nd\n```\n\n| e |\n|---|\n| f |\n\n$$\\sqrt{x$$';
    for (let end = 0; end <= whole.length; end += 1)
      expect(() => markdownBlocks(whole.slice(0, end))).not.toThrow();
  });
});
