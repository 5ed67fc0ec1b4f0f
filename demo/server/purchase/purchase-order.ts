import { currencies } from '../catalogue/money';
import type { Currency } from '../catalogue/money';
import { findProduct, priceId } from '../catalogue/products';
import type { Product, ProductOption } from '../catalogue/products';
import { parseJson, readObject, readString } from '../input';
import type { Fields } from '../input';
import { backendError } from './backend-error';

export interface PurchaseOrder {
  appUserId: string;
  email: string;
  product: Product;
  option: ProductOption;
  currency: Currency;
}

const badUserIds = [
  'no_user',
  'null',
  'none',
  'nil',
  '(null)',
  'NaN',
  '\0',
  '',
  'unidentified',
  'undefined',
  'unknown',
];

export function checkAppUserId(id: string): string {
  if (badUserIds.includes(id) || id.includes('/')) throw backendError('invalidAppUserId');
  return id;
}

/** Reads the body of POST purchase. Ignores unknown keys, because newer clients send more. */
export function readPurchaseOrder(text: string): PurchaseOrder {
  const fields = readObject(parseJson(text, 'body'), 'body');
  const appUserId = checkAppUserId(readString(fields['app_user_id'], 'body.app_user_id'));
  return { appUserId, ...readPrice(fields), email: readEmail(fields['email']) };
}

export function readPrice(fields: Fields): Pick<PurchaseOrder, 'product' | 'option' | 'currency'> {
  const product = findProduct(readString(fields['product_id'], 'body.product_id'));
  if (product === undefined) throw backendError('unknownPrice');
  const asked = readString(fields['price_id'], 'body.price_id');
  for (const option of product.options) {
    const offered = fields['offer_id'] ?? product.defaultOptionId;
    const currency = currencies.find((candidate) => priceId(product, option, candidate) === asked);
    if (option.id === offered && currency !== undefined) return { product, option, currency };
  }
  throw backendError('unknownPrice');
}

export function readEmail(value: unknown): string {
  if (typeof value !== 'string' || !isEmail(value)) throw backendError('invalidEmail');
  if (value.endsWith('.invalid')) throw backendError('emailDomain');
  return value;
}

/** The maximum length of an e-mail address. */
const MOST_EMAIL = 254;

function isEmail(text: string): boolean {
  if (text.length > MOST_EMAIL || /\s/.test(text)) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return local !== '' && more.length === 0 && domain.slice(1, -1).includes('.');
}
