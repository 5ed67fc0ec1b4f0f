import type { Translator } from '../../i18n/translator';
import { ownedWords } from '../../customer/owned.view';
import { webAddress } from '../../model/web-address';
import type { CheckoutRequest, CheckoutState } from '../machine/checkout.types';
import type { OwnedView } from './view.types';

/** The screen before a second purchase of the same access. */
export const ownedView = (
  { changesPlan }: CheckoutState,
  { owned = null }: CheckoutRequest,
  t: Translator,
): OwnedView => {
  const url = webAddress(owned?.managementURL);
  return {
    screen: 'owned',
    title: t.text('owned.title'),
    message: owned ? ownedWords(owned, t) : '',
    warning: t.text('owned.twice'),
    switchButton: changesPlan ? t.text('plan_change.switch') : null,
    manage: url ? { label: t.text('customer.manage'), url, newTab: `(${t.text('customer.new_tab')})` } : null,
    buyButton: t.text('owned.buy_anyway'),
  };
};
