import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Purchases } from '../../../sdk/index';
import { platform } from '../../../sdk/purchases/platform';
import { EveryPart } from './support/every-part';
import { setStage, settle, the } from './support/stage';

setStage();
// The tags stay what React makes of them.
beforeEach(() => void vi.spyOn(platform, 'loadUi').mockReturnValue(new Promise(() => {})));

describe('hydration', () => {
  /** What the server has sent, as React finds it; `meanwhile`: what elements did before. */
  const hydrate = async (meanwhile: () => void = () => {}): Promise<HTMLElement> => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<EveryPart />);
    document.body.append(place);
    meanwhile();
    const recovered = vi.fn();
    const tree = (
      <StrictMode>
        <EveryPart />
      </StrictMode>
    );
    const root = await act(async () => hydrateRoot(place, tree, { onRecoverableError: recovered }));
    await settle();
    expect(recovered).not.toHaveBeenCalled();
    expect(the('purchase-button')['purchases']).toBe(Purchases.getSharedInstance());
    expect(the('p').textContent).toBe('ready ready ready inactive idle');
    await act(async () => root.unmount());
    return place;
  };

  it('fits, without a word on the console', async () => {
    await hydrate();
  });

  it('fits, too, where the gate has written its state already', async () => {
    await hydrate(() => the('#gate').setAttribute('state', 'checking'));
  });
});
