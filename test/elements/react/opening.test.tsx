import { act, useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PurchasesProvider } from '../../../elements/react/provider';
import { PurchaseCheckout } from '../../../elements/react/tags/components';
import { PurchaseGate } from '../../../elements/react/tags/gate';
import { platform } from '../../../sdk/purchases/platform';
import { fire, KEY, render, setStage, the } from './support/stage';

setStage();
// The tags stay what React makes of them.
beforeEach(() => void vi.spyOn(platform, 'loadUi').mockReturnValue(new Promise(() => {})));

describe('a checkout', () => {
  const attributes = () => {
    const node = the('purchase-checkout');
    return [node.getAttribute('layout'), node.getAttribute('open')];
  };

  it('opens and closes as it is told, and an inline one is open from the start', async () => {
    const { again } = await render(<PurchaseCheckout />);
    expect(attributes()).toEqual([null, null]);
    await again(<PurchaseCheckout open />);
    expect(attributes()).toEqual([null, 'true']);
    await again(<PurchaseCheckout open={false} />);
    expect(attributes()).toEqual([null, 'false']);
    await again(<PurchaseCheckout layout="inline" open={false} />);
    expect(attributes()).toEqual(['inline', 'false']);
    await again(<PurchaseCheckout layout="inline" />);
    expect(attributes()).toEqual(['inline', 'true']);
    await again(<PurchaseCheckout />);
    expect(attributes()).toEqual([null, null]);
  });

  it('that has closed itself stays closed until it is opened anew', async () => {
    const page: { open?: (isOpen: boolean) => void } = {};
    const Page = () => {
      const [isOpen, setIsOpen] = useState(true);
      useEffect(() => void Object.assign(page, { open: setIsOpen }), []);
      return <PurchaseCheckout open={isOpen} package="monthly" onCancelled={() => setIsOpen(false)} />;
    };
    await render(<Page />);
    the('purchase-checkout').removeAttribute('open'); // As the element does at the end of a sale.
    await act(async () => void fire(the('purchase-checkout'), 'purchase-cancelled'));
    expect(attributes()[1]).toBe('false');
    await act(async () => page.open?.(true));
    expect(attributes()[1]).toBe('true');
  });

  it('waits for the provider’s instance', async () => {
    const tree = (config: { apiKey: string; appUserId: string } | null) => (
      <PurchasesProvider config={config}>
        <PurchaseCheckout open />
      </PurchasesProvider>
    );
    const { again } = await render(tree(null));
    expect(attributes()[1]).toBe(null);
    await again(tree({ apiKey: KEY, appUserId: 'nils' }));
    expect(attributes()[1]).toBe('true');
  });
});

describe('a gate', () => {
  it('is hidden until its code is there, and then as the page wants it', async () => {
    let define = (): void => {};
    let isDefined = false;
    const known = customElements.get.bind(customElements);
    vi.spyOn(customElements, 'get').mockImplementation((tag) =>
      tag === 'purchase-gate' && isDefined ? HTMLElement : known(tag),
    );
    vi.spyOn(customElements, 'whenDefined').mockReturnValue(
      new Promise((resolve) => {
        define = () => {
          isDefined = true;
          resolve(HTMLElement);
        };
      }),
    );
    const { again } = await render(<PurchaseGate entitlement="pro">Secret</PurchaseGate>);
    expect(the('purchase-gate').hasAttribute('hidden')).toBe(true);
    await act(async () => define());
    expect(the('purchase-gate').hasAttribute('hidden')).toBe(false);
    await again(<PurchaseGate entitlement="pro" hidden />);
    expect(the('purchase-gate').hasAttribute('hidden')).toBe(true);
  });

  it('puts what it is given into the slots', async () => {
    await render(<PurchaseGate fallback={<i>Buy</i>} loading={0} />);
    expect(the('purchase-gate').innerHTML).toBe(
      '<div slot="fallback"><i>Buy</i></div><div slot="loading">0</div>',
    );
  });
});
