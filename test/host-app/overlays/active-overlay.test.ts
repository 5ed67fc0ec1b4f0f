import { describe, expect, it } from 'vitest';
import { activeOverlayOf } from '../../../host-app/stores/overlays/active-overlay.view';
import type { OverlayRequests } from '../../../host-app/stores/overlays/active-overlay.view';

const nothing: OverlayRequests = {
  path: '/ai',
  isSignedOut: true,
  signIn: false,
  survey: false,
  welcome: false,
  update: false,
  consent: false,
  promo: false,
  iosApp: false,
};
const everything: OverlayRequests = {
  ...nothing,
  signIn: true,
  survey: true,
  welcome: true,
  update: true,
  consent: true,
  promo: true,
  iosApp: true,
};
const names = ['signIn', 'survey', 'welcome', 'update', 'consent', 'iosApp', 'promo'] as const;

describe('the stage', () => {
  it('is empty when nothing wants to be on it', () => {
    expect(activeOverlayOf(nothing)).toEqual({ modal: null, banner: null });
  });

  it('never shows two overlays at once, whatever wants to be shown where', () => {
    for (let bits = 0; bits < 2 ** names.length; bits += 1) {
      const wanted = Object.fromEntries(names.map((name, at) => [name, (bits & (1 << at)) !== 0]));
      for (const path of ['/ai', '/checkout', '/onboarding']) {
        const { modal, banner } = activeOverlayOf({ ...nothing, ...wanted, path });
        expect(modal === null || banner === null).toBe(true);
      }
    }
  });

  it('shows what was asked for before what offers itself', () => {
    const order = ['sign-in', 'survey', 'welcome', 'update', 'consent', 'ios-app', 'promo'];
    let facts = everything;
    const seen = names.map((name) => {
      const { modal, banner } = activeOverlayOf(facts);
      facts = { ...facts, [name]: false };
      return modal ?? banner;
    });
    expect(seen).toEqual(order);
  });

  it.each(['/checkout', '/checkout/done', '/onboarding'])('on %s only signs in', (path) => {
    expect(activeOverlayOf({ ...everything, path })).toEqual({ modal: 'sign-in', banner: null });
    expect(activeOverlayOf({ ...everything, path, signIn: false })).toEqual({ modal: null, banner: null });
  });

  it('welcomes nobody who is signed in', () => {
    expect(activeOverlayOf({ ...nothing, welcome: true, isSignedOut: false }).modal).toBe(null);
    expect(activeOverlayOf({ ...nothing, welcome: true }).modal).toBe('welcome');
  });
});
