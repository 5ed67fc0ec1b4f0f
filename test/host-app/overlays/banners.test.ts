import { describe, expect, it, vi } from 'vitest';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';
import { createConnection, OFFLINE_LOG } from '../../../host-app/stores/overlays/connection';
import { createIosApp } from '../../../host-app/stores/overlays/ios-app';
import { createPromo } from '../../../host-app/stores/overlays/promo';
import { createFakeClock } from '../fakes';
import { createFakePage } from './fake-page';

const promoWorld = (store = createMemoryTextStore()) => {
  const clock = createFakeClock();
  const page = createFakePage();
  return { clock, page, store, promo: createPromo(store, clock, page) };
};

describe('the promo banner', () => {
  it('pulses for 2 s, every 20 s', async () => {
    const { clock, promo } = promoWorld();
    const seen: number[] = [];
    let seconds = 0;
    promo.visibilityChanged(true);
    for (; seconds <= 45; seconds += 1) {
      if (promo.$isPulsing.get()) seen.push(seconds);
      await clock.pass(1000);
    }
    expect(seen).toEqual([20, 21, 40, 41]);
  });

  it('does not pulse for who wants less motion', async () => {
    const { clock, page, promo } = promoWorld();
    page.lessMotion = true;
    const changes: boolean[] = [];
    promo.$isPulsing.listen((isPulsing) => void changes.push(isPulsing));
    promo.visibilityChanged(true);
    await clock.pass(100_000);
    expect(changes).toEqual([]);
  });

  it('stops in the middle of a pulse when it goes, and begins anew', async () => {
    const { clock, promo } = promoWorld();
    promo.visibilityChanged(true);
    await clock.pass(20_500);
    promo.visibilityChanged(false);
    expect(promo.$isPulsing.get()).toBe(false);
    await clock.pass(60_000);
    expect(promo.$isPulsing.get()).toBe(false);
    promo.visibilityChanged(true);
    promo.visibilityChanged(true);
    await clock.pass(20_000);
    expect(promo.$isPulsing.get()).toBe(true);
  });

  it('is gone for a week after ‘Not now’', async () => {
    const { clock, promo, store } = promoWorld();
    promo.dismiss();
    expect(promo.$isDismissed.get()).toBe(true);
    const later = async (days: number): Promise<boolean> => {
      const then = createFakeClock(clock.now() + days * 86_400_000);
      return createPromo(store, then, createFakePage()).$isDismissed.get();
    };
    expect([await later(0), await later(6.99), await later(7), await later(-1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the banner of the iOS app', () => {
  it('is offered on iOS only, until it is closed', () => {
    const store = createMemoryTextStore();
    expect(createIosApp(store, { isIos: false }, '/app').$isOffered.get()).toBe(false);
    const iosApp = createIosApp(store, { isIos: true }, '/app');
    expect(iosApp.$isOffered.get()).toBe(true);
    iosApp.dismiss();
    expect(iosApp.$isOffered.get()).toBe(false);
    expect(createIosApp(store, { isIos: true }, '/app').$isOffered.get()).toBe(false);
  });
});

describe('a lost connection', () => {
  it('is logged with the words of the specification, and its return is told', () => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    const page = createFakePage();
    const said: string[] = [];
    const connection = createConnection(page, () => true, { show: (text) => void said.push(text) });
    const stop = connection.start();
    expect(log).not.toHaveBeenCalled();
    page.connect(false);
    page.connect(false);
    expect(connection.$isOnline.get()).toBe(false);
    expect(log.mock.calls).toEqual([[OFFLINE_LOG]]);
    expect(OFFLINE_LOG).toBe('No internet connection found. App is running in offline mode.');
    page.connect(true);
    expect(said).toEqual(['You are back online.']);
    stop();
    page.connect(false);
    expect(connection.$isOnline.get()).toBe(true);
  });

  it('is known from the start', () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const connection = createConnection(createFakePage(), () => false, { show: () => undefined });
    connection.start();
    expect(connection.$isOnline.get()).toBe(false);
  });
});
