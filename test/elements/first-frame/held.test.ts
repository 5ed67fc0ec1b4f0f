import { beforeEach, expect, test, vi } from 'vitest';
import { hold } from '../../../elements/first-frame/held';

const FORM =
  '<div role="dialog"><input><button class="button">Continue</button><button part="close"></button></div>';

/** A frame that somebody has drawn, and what React makes of it beside it. */
const drawn = () => {
  document.body.innerHTML = '<x-host></x-host>';
  const root = document.querySelector('x-host')!.attachShadow({ mode: 'open' });
  root.innerHTML = FORM;
  const frame = [...root.children];
  const acts = { close: vi.fn(), onPressed: vi.fn() };
  const held = hold(root, frame, acts);
  const takeOver = (): { input: HTMLInputElement; buttons: HTMLButtonElement[] } => {
    const template = document.createElement('div');
    template.innerHTML = FORM;
    root.append(...template.children);
    const later = root.lastElementChild!;
    return { input: later.querySelector('input')!, buttons: [...later.querySelectorAll('button')] };
  };
  return { root, held, takeOver, ...acts };
};

beforeEach(() => {
  document.body.innerHTML = '';
});

test('a pressed button looks busy, once, and its heir is pressed when React listens', async () => {
  const { root, held, takeOver, onPressed } = drawn();
  const button = root.querySelector('button')!;
  button.click();
  button.click();
  expect(onPressed).toHaveBeenCalled();
  expect(button.querySelectorAll('.spinner')).toHaveLength(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const { buttons } = takeOver();
  const press = vi.fn();
  buttons[0]!.addEventListener('click', press);
  held.settle();
  held.replay();
  await vi.waitFor(() => expect(press).toHaveBeenCalledOnce());
});

test('the close button closes at once, and is not pressed again', async () => {
  const { root, held, takeOver, close, onPressed } = drawn();
  root.querySelector<HTMLElement>('[part=close]')!.click();
  expect(close).toHaveBeenCalledOnce();
  expect(onPressed).not.toHaveBeenCalled();
  const { buttons } = takeOver();
  const press = vi.fn();
  buttons[1]!.addEventListener('click', press);
  held.settle();
  held.replay();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(press).not.toHaveBeenCalled();
});
