import { expect, test } from 'vitest';
import { parseFromFrame, parseToFrame } from '../../../host-app/keyboard/messages';

test('what the frame says is understood', () => {
  const said = [
    { type: 'ready' },
    { type: 'input', latex: 'x^2', text: 'x^2' },
    { type: 'taken', isTaken: false },
    { type: 'submit' },
    { type: 'close' },
    { type: 'height', pixels: 320 },
  ];
  for (const message of said) expect(parseFromFrame({ ...message, more: 1 })).toEqual(message);
});

test('what the page says is understood', () => {
  const said = [{ type: 'set', text: 'x' }, { type: 'theme', theme: 'dark' }, { type: 'focus' }];
  for (const message of said) expect(parseToFrame({ ...message, more: 1 })).toEqual(message);
});

test.each([
  null,
  'ready',
  [],
  { type: 'input', latex: 'x' },
  { type: 'input', latex: 'x', text: 5 },
  { type: 'taken', isTaken: 'yes' },
  { type: 'height', pixels: -1 },
  { type: 'height', pixels: Number.NaN },
  { type: 'height', pixels: 100_000 },
  { type: 'set', text: null },
  { type: 'theme', theme: 'url(x)' },
  { type: 'mathlive#virtual-keyboard-message', action: 'show' },
])('%o is nothing that either side says', (data) => {
  expect(parseFromFrame(data)).toBeNull();
  expect(parseToFrame(data)).toBeNull();
});
