import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { useStoreAtOnce } from '../../elements/base/use-store-at-once';

const $state = atom('loading');
const State = () => <p>{useStoreAtOnce($state)}</p>;

it('a store is followed before the browser paints the first time, until the component is gone', () => {
  let listeners = 0;
  const AfterIt = () => {
    useLayoutEffect(() => {
      listeners = $state.lc;
    }, []);
    return null;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        <State />
        <AfterIt />
      </>,
    ),
  );
  expect([place.textContent, listeners]).toEqual(['loading', 1]);
  flushSync(() => $state.set('open'));
  expect(place.textContent).toBe('open');
  flushSync(() => root.unmount());
  expect($state.lc).toBe(0);
});
