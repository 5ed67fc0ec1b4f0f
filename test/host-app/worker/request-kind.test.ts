import { describe, expect, it } from 'vitest';
import { createRequestKind } from '../../../host-app/worker/request-kind';

const kindOf = createRequestKind('https://stepwise.example', '/billing');
const ask = (path: string, change: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({
    method: 'GET',
    mode: 'cors',
    url: new URL(path, 'https://stepwise.example').href,
    isPart: false,
    ...change,
  });

describe('what the worker does with a request', () => {
  it.each([
    ['/assets/main.a1b2c3d4.js', 'asset'],
    ['/theme.js', 'file'],
    ['/rss.xml', 'file'],
  ])('%s is of the kind %s', (path, kind) => {
    expect(ask(path)).toBe(kind);
  });

  it.each(['/', '/ai', '/formulas/quadratic-formula', '/math/basic?x=1.5'])('%s is a page', (path) => {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  });

  it.each([
    '/sandbox/v1/subscribers/ada',
    '/sandbox/stripe/stripe.js',
    '/billing/v1/subscribers/ada',
    '/dist/purchases.js',
    '/demo/',
    '/__/auth/handler',
    '/healthz',
    '/service-worker.js',
    'https://api.example.org/v1/subscribers/ada',
  ])('%s is left alone, as a page as well', (path) => {
    expect(ask(path)).toBe('not-ours');
    expect(ask(path, { mode: 'navigate' })).toBe('not-ours');
  });

  it('leaves whatever changes something, parts of files, and files opened as pages', () => {
    expect(ask('/ai', { method: 'POST' })).toBe('not-ours');
    expect(ask('/assets/film.a1b2c3d4.mp4', { isPart: true })).toBe('not-ours');
    expect(ask('/sitemap.xml', { mode: 'navigate' })).toBe('not-ours');
  });

  it('keeps to its own addresses where billing has a host of its own', () => {
    const elsewhere = createRequestKind('https://stepwise.example', '');
    expect(
      elsewhere({ method: 'GET', mode: 'navigate', url: 'https://stepwise.example/ai', isPart: false }),
    ).toBe('page');
  });
});
