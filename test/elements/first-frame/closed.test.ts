import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { firstFrame } from '../../../elements/first-frame/first-frame';
import { cameFrom } from '../../../elements/kit/focus';

const opened = async () => {
  document.body.innerHTML = '<button>Buy</button><x-host></x-host>';
  const button = document.querySelector('button')!;
  const host = document.querySelector<HTMLElement>('x-host')!;
  const root = host.attachShadow({ mode: 'open' });
  button.focus();
  cameFrom(host);
  const frame = firstFrame(root, { close: vi.fn(), onPressed: vi.fn(), onDrawn: vi.fn() });
  frame.draw(createElement('div', { role: 'dialog' }));
  await vi.waitFor(() => expect(root.children).toHaveLength(1));
  button.blur();
  expect(document.activeElement).not.toBe(button);
  return { button, root, frame };
};

test('closed in the moment before React takes over, with nothing, focus goes back', async () => {
  const { button, root, frame } = await opened();
  frame.settle();
  expect(root.children).toHaveLength(0);
  expect(document.activeElement).toBe(button);
});

test('taken over by a dialog, focus is that dialog’s business', async () => {
  const { button, root, frame } = await opened();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  root.append(dialog);
  frame.settle();
  expect([...root.children]).toEqual([dialog]);
  expect(document.activeElement).not.toBe(button);
});
