import type { PurchaseButtonNode, PurchaseMethod } from '../content/paywall.types';
import { safeLink } from '../content/urls.parse';
import { identity } from './fields/context.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { wrappedStack } from './fields/looks.parse';
import { choice, fieldsOf, isMissing, isRecord, quote, text } from './fields/reading.parse';
import type { Fields, Spot } from './fields/reading.parse';

const METHODS = {
  in_app_checkout: 'in-app-checkout',
  web_checkout: 'web-checkout',
  web_product_selection: 'web-product-selection',
  custom_web_checkout: 'custom-web-checkout',
  unknown: 'unknown',
} as const satisfies Record<string, PurchaseMethod['type']>;

const customUrl = (fields: Fields, { log, words }: Context): string | null => {
  const lid = fields('url_lid');
  const address = isMissing(lid) ? null : words.text(lid);
  const url = address === null ? null : safeLink(address);
  if (address !== null && url === null)
    log.add(lid.path, `"${quote(address)}" is not an address that may be opened.`);
  return url;
};

const customMethod = (spot: Spot, context: Context): PurchaseMethod => {
  const fields = fieldsOf(spot, context.log);
  return {
    type: 'custom-web-checkout',
    url: fields && customUrl(fields, context),
    packageParameter: fields && text(fields('package_param'), context.log, null),
  };
};

/** The `method`, otherwise the older `action`, which is a name. */
const methodSpot = ({ fields }: NodeSource): Spot => {
  const action = fields('action');
  if (!isMissing(fields('method'))) return fields('method');
  return typeof action.value === 'string' ? action : { ...action, value: null };
};

const purchaseMethod = (source: NodeSource, context: Context): PurchaseMethod => {
  const spot = methodSpot(source);
  const method = isRecord(spot.value) ? fieldsOf(spot, context.log) : null;
  const type = choice(method ? method('type') : spot, context.log, METHODS, 'in-app-checkout');
  if (type !== 'custom-web-checkout') return { type };
  return customMethod(method ? method('custom_url') : { value: null, path: spot.path }, context);
};

export const readPurchaseButton = (source: NodeSource, context: Context): PurchaseButtonNode | null => {
  const stack = wrappedStack(source.fields, 'stack', context);
  return (
    stack && { ...identity(source), type: 'purchase-button', method: purchaseMethod(source, context), stack }
  );
};
