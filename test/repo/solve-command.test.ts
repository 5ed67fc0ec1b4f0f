import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tasks/solve.mjs', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it.each([
  ['text that is not JSON', 'x = 1', 'not JSON'],
  ['something else than a list', '{"id": 1}', 'not a JSON array'],
  ['an entry without an id', '[{"question": "1 + 1"}]', 'entry 0 has no "id"'],
  ['an id given twice', '[{"id": 1, "question": "1"}, {"id": "1", "question": "2"}]', 'repeats the id'],
])('refuses %s with exit code 2', (_, input, message) => {
  const { status, stdout, stderr } = run(['--json'], input);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
});

it('refuses an option it does not know and an empty question', () => {
  expect(run(['--jsno']).status).toBe(2);
  expect(run([]).status).toBe(2);
});

it('answers every question of a list, whatever the others are', () => {
  const asked = [
    { id: 1, question: 'x^2 = 9' },
    { id: 'words', question: 'why is the sky blue' },
    { id: 'huge', question: '9^9^9^9' },
    { id: 'half', question: 'sqrt(x' },
    { id: 'none' },
    { id: 'last', question: '1/2 + 1/3' },
  ];
  const { status, stdout } = run(['--json'], JSON.stringify(asked));
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    1: ['-3', '3'],
    words: null,
    huge: null,
    half: null,
    none: null,
    last: '5/6',
  });
});

it('prints one question with its steps, and says by its exit code whether it was solved', () => {
  expect(run(['2x', '+', '1', '=', '7'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('x = 3'),
  });
  expect(run(['why is the sky blue']).status).toBe(1);
});
