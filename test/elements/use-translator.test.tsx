import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $texts } from '../../elements/base/loaded-texts';
import { useTranslator } from '../../elements/base/use-translator';
import type { LocaleMessages, TextOverrides } from '../../sdk/internal';

const files = vi.hoisted(() => ({
  load: (locale: string): Promise<object> => Promise.reject(new Error(locale)),
}));
vi.mock('../../sdk/i18n/load-messages', () => ({ loadMessages: (locale: string) => files.load(locale) }));

const GERMAN: LocaleMessages = { 'checkout.close': 'Schließen' };
const NO_TEXTS: readonly TextOverrides[] = [];

let root: Root;
/** Each word and language that was shown, in order; `…` while nothing is ready. */
let seen: string[];

const Probe = ({ wanted, texts }: { wanted: readonly string[]; texts: readonly TextOverrides[] }) => {
  const { translator, isReady } = useTranslator(wanted, texts);
  const now = isReady ? `${translator.locale} ${translator.text('checkout.close')}` : '…';
  if (seen.at(-1) !== now) seen.push(now);
  return null;
};

const show = (wanted: readonly string[], texts = NO_TEXTS): Promise<void> =>
  act(async () => root.render(<Probe wanted={wanted} texts={texts} />));
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** A file that comes after a while. */
const after = (ms: number, file: object): (() => Promise<object>) => {
  return () => new Promise((resolve) => setTimeout(() => resolve(file), ms));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  seen = [];
  $texts.set({});
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('English is there at once, and nothing is fetched', async () => {
  const load = vi.fn<typeof files.load>();
  files.load = load;
  await show(['en-GB', 'de']);
  expect(seen).toEqual(['en Close']);
  expect(load).not.toHaveBeenCalled();
});

it('before a language that comes quickly no English is shown', async () => {
  files.load = after(80, GERMAN);
  await show(['de-AT']);
  await pass(100);
  expect(seen).toEqual(['…', 'de Schließen']);
});

it('English is kept, numbers included, where the file of a language can’t be had or holds nothing', async () => {
  files.load = () => Promise.reject(new Error('404'));
  await show(['de']);
  expect(seen).toEqual(['…', 'en Close']);
  files.load = after(0, {});
  await show(['fr']);
  await pass(10);
  expect(seen.at(-1)).toBe('en Close');
});

it('nobody waits longer than four seconds; a language that comes later is taken up', async () => {
  files.load = after(9000, GERMAN);
  await show(['de']);
  await pass(3900);
  expect(seen).toEqual(['…']);
  await pass(200);
  expect(seen).toEqual(['…', 'en Close']);
  await pass(5000);
  expect(seen).toEqual(['…', 'en Close', 'de Schließen']);
});

it('turned to another language, the one before stays until the new one’s texts are there', async () => {
  files.load = after(50, GERMAN);
  await show(['de']);
  await pass(60);
  files.load = after(500, { 'checkout.close': 'Fermer' });
  await show(['fr']);
  await pass(600);
  expect(seen).toEqual(['…', 'de Schließen', 'fr Fermer']);
});

it('an answer for a language that is no longer wanted changes nothing', async () => {
  files.load = after(500, GERMAN);
  await show(['de']);
  await show(['en']);
  await pass(5000);
  expect(seen).toEqual(['…', 'en Close']);
});

it('a language of the page’s own needs no file', async () => {
  const load = vi.fn<typeof files.load>();
  files.load = load;
  await show(['cy', 'de'], [{ cy: { 'checkout.close': 'Cau' } }]);
  expect(seen).toEqual(['cy Cau']);
  expect(load).not.toHaveBeenCalled();
});
