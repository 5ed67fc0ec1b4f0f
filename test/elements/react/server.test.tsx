// @vitest-environment node
import { Component } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PurchasesProvider, useOfferings } from '../../../elements/react/index';
import { Purchases } from '../../../sdk/index';
import { KEY } from '../../sdk/support/customer';
import { EveryPart, EVERY_PART } from './support/every-part';

it('on a server there is no page, nothing is asked, and every tag is there with its attributes and children', async () => {
  expect(typeof window).toBe('undefined');
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToStaticMarkup(<EveryPart />)).toBe(EVERY_PART);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetch).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  expect(Purchases.isConfigured()).toBe(false);
});

it('with an instance of its own, too, a server asks nothing', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const purchases = new Purchases({ apiKey: KEY, appUserId: 'nils' });
  const Offers = () => <p>{useOfferings().status}</p>;
  const html = renderToString(
    <PurchasesProvider purchases={purchases}>
      <Offers />
    </PurchasesProvider>,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(html).toBe('<p>loading</p>');
  expect(fetch).not.toHaveBeenCalled();
});

it('a key that is not valid is no matter of the server', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override render() {
      return this.props.children;
    }
  }
  const tree = (
    <Boundary>
      <PurchasesProvider config={{ apiKey: 'wrong' }} throwOnError>
        <p>Here</p>
      </PurchasesProvider>
    </Boundary>
  );
  expect(renderToString(tree)).toBe('<p>Here</p>');
});
