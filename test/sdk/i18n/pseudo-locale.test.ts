import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../sdk/internal';
import type { CheckoutRequest, CheckoutState, CheckoutView } from '../../../sdk/internal';
import { packageVariables } from '../../../sdk/paywall/variables/package-variables.view';
import { outsideOfPseudo, pseudo, pseudoMessages } from '../../support/pseudo-locale';
import { priceWire, subscriptionWire, trialOption } from '../support/fixtures';
import { branding, buying, coins, monthly, otherProduct } from '../support/offer';
import { stateSamples } from '../support/states';

const t = createTranslator({ locale: 'en', messages: pseudoMessages });

/** What the shop and the customer wrote, names of states, and numbers of the server. */
const DATA = /^(|ada@lime\.example|help@lime\.example|Try another card\.|\/|-?[$€]?[\d.,]+)$/;
const NAMES_OF_CODE = new Set(['screen', 'form', 'tone', 'action', 'shape', 'value', 'kind']);

const shownTexts = (value: unknown, name = ''): string[] => {
  if (NAMES_OF_CODE.has(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => shownTexts(inner, key));
};

/** A sentence that is cut around a price is looked at as a whole. */
const whole = (view: CheckoutView): unknown => {
  const support = view.screen.screen === 'error' ? view.screen.support : null;
  return {
    ...view,
    appName: null,
    offer: { ...view.offer, priceLine: view.offer.priceLine.join('') },
    screen: { ...view.screen, support: support?.join('') },
  };
};

const reduced = otherProduct(
  subscriptionWire('reduced', {
    a: {
      ...trialOption('P1M', 8_000_000),
      discount: {
        ...priceWire(4_000_000),
        duration_mode: 'time_window',
        time_window: 'P3M',
        percentage: 50,
      },
    },
  }),
);

const requests: readonly CheckoutRequest[] = [
  buying(),
  buying(monthly, { option: 'trial_week' }),
  buying(coins),
  buying(reduced),
];

describe('in a language of marked letters', () => {
  it('a text is longer, marked, and keeps its placeholders', () => {
    expect(pseudo('Pay {{amount}} now')).toBe('⟦Þáý {{amount}} ñöŵ ĺöñĝ⟧');
    expect(outsideOfPseudo('⟦Þáý ⟦3 ɱöñţĥš⟧ ñöŵ⟧ for 3')).toBe('for 3');
  });

  it.each(stateSamples.map((state) => [JSON.stringify(state).slice(0, 80), state] as const))(
    'nothing on screen is English or glued: %s',
    (_, state) => {
      const common = { ticket: 3, email: 'ada@lime.example' };
      for (const request of requests)
        for (const look of [branding, null]) {
          const view = checkoutView({ ...common, branding: look, ...state } as CheckoutState, request, t);
          const outside = shownTexts(whole(view)).map(outsideOfPseudo);
          expect(outside.filter((text) => !DATA.test(text))).toEqual([]);
        }
    },
  );

  it('nothing in the values of a paywall is English or glued', () => {
    const { rcPackage } = buying();
    const values = packageVariables(rcPackage, [rcPackage, buying(coins).rcPackage], t);
    const isData = /^product_name$|store_product_name$|currency_/;
    const words = Object.entries(values).flatMap(([name, value]) => (isData.test(name) ? [] : value));
    const outside = words.map(outsideOfPseudo);
    expect(outside.filter((text) => !DATA.test(text) && text !== 'N/A')).toEqual([]);
  });
});
