import { brandingPresets } from '../catalogue/branding';
import { currencies } from '../catalogue/money';
import { findProduct } from '../catalogue/products';
import {
  BadInput,
  readBoolean,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readString,
  rejectUnknownKeys,
} from '../input';
import { catchUp } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { grant } from '../subscriber/ownership';
import { subscriberOf } from '../subscriber/subscribers';
import { applyAction, subscriptionActions } from '../subscriber/subscription-actions';
import type { Product } from '../catalogue/products';
import type { Fields } from '../input';
import { readLaterConfig } from '../tenant/snapshot-parts';
import { stores } from '../tenant/tenant.types';
import type { Subscriber, Tenant, TenantConfig } from '../tenant/tenant.types';

const CENTURY_MS = 100 * 366 * 86_400_000;

export function changeClock(sandbox: Sandbox, tenant: Tenant, body: unknown): object {
  const fields = readObject(body, 'body');
  rejectUnknownKeys(fields, 'body', ['advanceMs', 'offsetMs']);
  if ('advanceMs' in fields === 'offsetMs' in fields) {
    throw new BadInput('body', 'needs either advanceMs or offsetMs');
  }
  const offset =
    'advanceMs' in fields
      ? tenant.clockOffsetMs + readInteger(fields['advanceMs'], 'body.advanceMs', -CENTURY_MS, CENTURY_MS)
      : fields['offsetMs'];
  tenant.clockOffsetMs = readInteger(offset, 'body.offsetMs', -CENTURY_MS, CENTURY_MS);
  return { now: catchUp(sandbox, tenant), offsetMs: tenant.clockOffsetMs };
}

export function changeBranding(tenant: Tenant, body: unknown): void {
  const fields = readObject(body, 'body');
  rejectUnknownKeys(fields, 'body', ['preset', 'patch']);
  if (!('preset' in fields) && !('patch' in fields))
    throw new BadInput('body', 'needs preset, patch or both');
  const preset =
    'preset' in fields ? readOneOf(fields['preset'], 'body.preset', brandingPresets) : tenant.brandingPreset;
  const patch = 'patch' in fields ? readObject(fields['patch'], 'body.patch') : {};
  const { appearance } = patch;
  if (appearance !== undefined && appearance !== null) readObject(appearance, 'body.patch.appearance');
  tenant.brandingPreset = preset;
  tenant.brandingPatch = patch;
}

export function changeConfig(tenant: Tenant, body: unknown): TenantConfig {
  const fields = readObject(body, 'body');
  rejectUnknownKeys(fields, 'body', [
    'pollsUntilDone',
    'completedProducts',
    'ipCountry',
    'taxFailure',
    'webhook',
  ]);
  const { pollsUntilDone, completedProducts } = tenant.config;
  tenant.config = {
    pollsUntilDone: readInteger(fields['pollsUntilDone'] ?? pollsUntilDone, 'body.pollsUntilDone', 0, 10_000),
    completedProducts: readList(
      fields['completedProducts'] ?? completedProducts,
      'body.completedProducts',
      (item, path) => readProduct(item, path).id,
    ),
    ...readLaterConfig({ ...tenant.config, ...fields }, 'body'),
  };
  if (tenant.config.webhook !== null) readWebAddress(tenant.config.webhook.url, 'body.webhook.url');
  return tenant.config;
}

function readWebAddress(text: string, path: string): void {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadInput(path, 'must be an http or https address');
}

export function changeSubscriber(sandbox: Sandbox, tenant: Tenant, id: string, body: unknown): void {
  const fields = readObject(body, 'body');
  rejectUnknownKeys(fields, 'body', ['action', 'productId', 'optionId', 'trial', 'currency', 'store']);
  const action = readOneOf(fields['action'], 'body.action', [...subscriptionActions, 'grant']);
  const now = catchUp(sandbox, tenant);
  const subscriber = subscriberOf(tenant, id, now);
  if (action === 'grant') {
    grantProduct(subscriber, fields, now);
    return;
  }
  const productId =
    fields['productId'] === undefined ? null : readProduct(fields['productId'], 'body.productId').id;
  if (applyAction(tenant, subscriber, action, productId, now) === 0) {
    throw new BadInput(
      'body.action',
      `changes nothing: the subscriber has no product that can take ${action} now`,
    );
  }
}

/** Grants a product without a charge and without a ledger entry. */
function grantProduct(subscriber: Subscriber, fields: Fields, now: number): void {
  const product = readProduct(fields['productId'], 'body.productId');
  const optionId = readOneOf(
    fields['optionId'] ?? product.defaultOptionId,
    'body.optionId',
    product.options.map((option) => option.id),
  );
  const option = product.options.find((candidate) => candidate.id === optionId);
  if (option === undefined) throw new BadInput('body.optionId', 'is not an option of this product');
  const withTrial = readBoolean(fields['trial'] ?? false, 'body.trial');
  const trial = withTrial && option.kind === 'subscription' ? option.trial : null;
  const currency = readOneOf(fields['currency'] ?? 'USD', 'body.currency', currencies);
  const store = readOneOf(fields['store'] ?? 'rc_billing', 'body.store', stores);
  grant(subscriber, { product, option, currency, trial, at: now, store });
}

function readProduct(value: unknown, path: string): Product {
  const product = findProduct(readString(value, path));
  if (product === undefined) throw new BadInput(path, 'is not a product of the catalogue');
  return product;
}
