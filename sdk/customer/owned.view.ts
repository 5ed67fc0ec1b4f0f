import type { Translator } from '../i18n/translator';
import type { OwnedPurchase } from '../model/customer/owned-purchase';

/**
 * 'You have PRO yearly until 3 March 2027.'
 *
 * @example
 * ownedWords({ title: 'PRO', expirationDate: null, willRenew: false }, t); // => 'You have PRO.'
 */
export const ownedWords = (
  {
    title: productTitle,
    expirationDate: end,
    willRenew,
  }: Pick<OwnedPurchase, 'title' | 'expirationDate' | 'willRenew'>,
  t: Translator,
): string => {
  if (!end) return t.text('owned.forever', { productTitle });
  return t.text(willRenew ? 'owned.renews' : 'owned.until', { productTitle, date: t.date(end) });
};
