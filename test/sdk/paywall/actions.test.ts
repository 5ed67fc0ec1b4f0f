import { describe, expect, it } from 'vitest';
import { good, one, paywallWire, as, stack, text, wrong } from './wire';

const button = (action: unknown) => ({ type: 'button', action, stack: stack([text('hello')]) });
const actionOf = (action: unknown) => one('button', button(action)).action;
const navigate = (destination: string, url?: object) => ({ type: 'navigate_to', destination, url });

describe('a button', () => {
  it.each([
    [{ type: 'restore_purchases' }, { type: 'restore-purchases' }],
    [{ type: 'navigate_back' }, { type: 'navigate-back' }],
    [{ type: 'purchase' }, { type: 'purchase' }],
    [navigate('customer_center'), { type: 'visit-customer-center' }],
    [
      { type: 'select_package', package_id: 'week' },
      { type: 'select-package', packageId: 'week' },
    ],
  ])('does %j', (action, expected) => expect(actionOf(action)).toEqual(expected));

  it.each([
    ['url', 'url'],
    ['terms', 'terms'],
    ['privacy_policy', 'privacy-policy'],
  ])('goes to %s', (destination, purpose) => {
    expect(actionOf(navigate(destination, { url_lid: 'terms', method: 'in_app_browser' }))).toEqual({
      type: 'open-url',
      url: 'https://lime.example/terms',
      method: 'in-app-browser',
      purpose,
    });
    expect(actionOf(navigate(destination, { url_lid: 'terms' }))).toMatchObject({
      method: 'external-browser',
    });
  });

  it('selects the package around it', () => {
    const inside = {
      type: 'package',
      package_id: 'year',
      stack: stack([button({ type: 'select_package' })]),
    };
    const node = as('package', good(paywallWire([inside])).stack.children[0]);
    expect(as('button', node.stack.children[0]).action).toEqual({
      type: 'select-package',
      packageId: 'year',
    });
  });

  it.each([
    [undefined, 'action'],
    ['purchase', 'action'],
    [{}, 'action.type'],
    [{ type: 'explode' }, 'action.type'],
    [{ type: 'toString' }, 'action.type'],
    [{ type: 'navigate_to' }, 'action.destination'],
    [navigate('moon'), 'action.destination'],
    [navigate('url'), 'action.url'],
    [navigate('url', {}), 'action.url.url_lid'],
    [navigate('url', { url_lid: 'gone' }), 'action.url.url_lid'],
    [navigate('url', { url_lid: 'bad' }), 'action.url.url_lid'],
    [navigate('url', { url_lid: 'terms', method: 'teleport' }), 'action.url.method'],
    [{ type: 'select_package' }, 'action.package_id'],
    [{ type: 'select_package', package_id: 'gone' }, 'action.package_id'],
  ])('that asks for %j is shown, with a problem at %s', (action, path) => {
    expect(wrong(button(action)).map((problem) => problem.path)).toEqual([path]);
  });

  it('needs something to press', () => {
    expect(wrong({ type: 'button', action: { type: 'purchase' } })).toEqual([
      { path: 'stack', message: 'Expected a stack, got nothing.' },
    ]);
    expect(one('purchase-button', { type: 'purchase_button', stack: stack() }).stack.type).toBe('stack');
    expect(wrong({ type: 'purchase_button', stack: 3 })).toHaveLength(1);
  });
});
