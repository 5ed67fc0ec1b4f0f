import { expect, it } from 'vitest';
import { opened, place, priced } from '../support/effects/deferred-steps';

type Bench = ReturnType<typeof opened>;
const question = ({ effects }: Bench) =>
  effects.flatMap((effect) => (effect.type === 'read-price' ? [effect.question] : []));
const typed = { type: 'form-changed', complete: true, method: 'card' };
const paused = (on: Bench, postalCode: string) =>
  on.on({ type: 'price-waited' }).on({ type: 'location-read', location: place(postalCode) });

it('the address of the tax is read once more after the answer when the form has changed since the question', () => {
  const on = paused(opened().on(priced(660)).on({ type: 'form-ready' }).on(typed), '94107');
  expect(question(on)).toEqual([{ location: place('94107') }]);
  // The postal code is corrected before the price is known.
  expect(on.on(typed).effects).toEqual([]);
  expect(on.on(priced(700)).names).toContain('wait-for-price');
  expect(question(paused(on, '10001'))).toEqual([{ location: place('10001') }]);
  expect(on.on(priced(710)).names).not.toContain('wait-for-price');
});
