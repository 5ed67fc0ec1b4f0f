import { describe, expect, it } from 'vitest';
import { config } from '../../../host-app/config';
import type { Config } from '../../../host-app/config';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createTags } from '../../../host-app/data/tags/tags';
import type { TextStore } from '../../../host-app/ports';
import { createConsent } from '../../../host-app/stores/overlays/consent';

const both: Config['tags'] = { ...config.tags, ads: ['AW-1', 'AW-2'], pixel: 'PIXEL' };

const start = (tags: Config['tags'], store: TextStore = createMemoryTextStore()) => {
  const scripts: string[] = [];
  const scope: Record<string, unknown> = {};
  const reloads: true[] = [];
  let becomeIdle: () => void = () => undefined;
  const idle = new Promise<void>((resolve) => {
    becomeIdle = resolve;
  });
  const door = { idle: () => idle, addScript: (url: string) => void scripts.push(url), scope, now: () => 0 };
  const consent = createConsent(store, createTags(tags, door), () => void reloads.push(true));
  consent.start();
  const settle = async (): Promise<void> => {
    becomeIdle();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { consent, scripts, scope, settle, store, reloads };
};

describe('advertising scripts', () => {
  it('are neither loaded nor asked about as the app is delivered', async () => {
    const { consent, scripts, scope, settle, store } = start(
      config.tags,
      createMemoryTextStore({ tag_consent: 'granted' }),
    );
    consent.ask();
    consent.answer('granted');
    await settle();
    expect(scripts).toEqual([]);
    expect(scope).toEqual({});
    expect(store.keys()).toEqual(['tag_consent']);
    expect(start(config.tags).consent.$consent.get()).toBe('unneeded');
  });

  it('are asked about before anything is loaded', async () => {
    const { consent, scripts, scope, settle } = start(both);
    await settle();
    expect(consent.$consent.get()).toBe('asking');
    expect([scripts, scope]).toEqual([[], {}]);
  });

  it('are never loaded after a no, in this visit or a later one', async () => {
    const { consent, scripts, settle, store, reloads } = start(both);
    consent.answer('denied');
    await settle();
    const later = start(both, store);
    await later.settle();
    expect([scripts, later.scripts, reloads]).toEqual([[], [], []]);
    expect(later.consent.$consent.get()).toBe('denied');
  });

  it('are loaded after a yes, once the browser is idle, and each once', async () => {
    const { consent, scripts, settle, scope } = start(both);
    consent.answer('granted');
    await Promise.resolve();
    expect(scripts).toEqual([]);
    await settle();
    consent.answer('granted');
    await settle();
    expect(scripts).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=AW-1',
      'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=PIXEL&lib=ttq',
    ]);
    const commands = (scope['dataLayer'] as ArrayLike<unknown>[]).map((words) => Array.from(words));
    expect(commands).toEqual([
      ['js', new Date(0)],
      ['config', 'AW-1'],
      ['config', 'AW-2'],
    ]);
    expect([...(scope['ttq'] as unknown[])]).toEqual([['page']]);
  });

  it('of one kind come without the other', async () => {
    const { consent, scripts, settle, scope } = start({ ...both, pixel: null });
    consent.answer('granted');
    await settle();
    expect(scripts).toHaveLength(1);
    expect(scope).not.toHaveProperty('ttq');
  });

  it('that run are left behind by loading the page again when the yes is taken back', async () => {
    const { consent, settle, reloads } = start(both);
    consent.answer('granted');
    await settle();
    consent.ask();
    expect(consent.$consent.get()).toBe('asking');
    consent.answer('denied');
    expect(reloads).toHaveLength(1);
  });
});
