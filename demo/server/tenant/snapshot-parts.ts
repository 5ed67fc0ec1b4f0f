import type { ReducedPrice } from '../catalogue/charge-plan';
import { readBoolean, readNullable, readNumber, readObject, readOneOf, readString } from '../input';
import type { Fields } from '../input';
import type { CheckoutTerms, PlanChange, Subscriber, TaxLocation, TenantConfig } from './tenant.types';

/** Parts of the snapshot that files of earlier versions do not have. */

const textOrNull = (value: unknown, path: string): string | null =>
  readNullable(value ?? null, path, readString);

export function readLaterConfig(
  config: Fields,
  path: string,
): Pick<TenantConfig, 'ipCountry' | 'taxFailure' | 'webhook'> {
  return {
    ipCountry: textOrNull(config['ipCountry'], `${path}.ipCountry`),
    taxFailure: readNullable(config['taxFailure'] ?? null, `${path}.taxFailure`, (value, at) => {
      const fields = readObject(value, at);
      return {
        reason: readString(fields['reason'], `${at}.reason`),
        interrupts: readBoolean(fields['interrupts'], `${at}.interrupts`),
      };
    }),
    webhook: readNullable(config['webhook'] ?? null, `${path}.webhook`, (value, at) => {
      const fields = readObject(value, at);
      return {
        url: readString(fields['url'], `${at}.url`),
        authorization: readString(fields['authorization'], `${at}.authorization`),
        signingSecret: textOrNull(fields['signingSecret'], `${at}.signingSecret`),
      };
    }),
  };
}

export function readReducedPrice(value: unknown, path: string): ReducedPrice {
  const fields = readObject(value, path);
  return {
    priceMicros: readNumber(fields['priceMicros'], `${path}.priceMicros`),
    period: readString(fields['period'], `${path}.period`),
    cycles: readNullable(fields['cycles'], `${path}.cycles`, readNumber),
  };
}

export function readAttributes(value: unknown, path: string): Subscriber['attributes'] {
  return Object.fromEntries(
    Object.entries(readObject(value, path)).map(([name, item]) => {
      const at = `${path}.${name}`;
      const fields = readObject(item, at);
      const text = readString(fields['value'], `${at}.value`);
      return [name, { value: text, updatedAt: readNumber(fields['updatedAt'], `${at}.updatedAt`) }];
    }),
  );
}

export function readCheckoutTerms(value: unknown, path: string): CheckoutTerms {
  const fields = readObject(value, path);
  const metadata = readObject(fields['metadata'], `${path}.metadata`);
  return {
    locale: textOrNull(fields['locale'], `${path}.locale`),
    metadata: Object.fromEntries(
      Object.entries(metadata).map(([name, text]) => [name, textOrNull(text, `${path}.metadata.${name}`)]),
    ),
    location: readNullable(fields['location'], `${path}.location`, readLocation),
    discountCode: textOrNull(fields['discountCode'], `${path}.discountCode`),
    planChange: readNullable(fields['planChange'], `${path}.planChange`, readPlanChange),
  };
}

function readLocation(value: unknown, path: string): TaxLocation {
  const fields = readObject(value, path);
  const optional = (name: string): string | null => textOrNull(fields[name], `${path}.${name}`);
  return {
    country: readString(fields['country'], `${path}.country`),
    postalCode: optional('postalCode'),
    state: optional('state'),
    city: optional('city'),
    line1: optional('line1'),
  };
}

function readPlanChange(value: unknown, path: string): PlanChange {
  const fields = readObject(value, path);
  return {
    fromProductId: readString(fields['fromProductId'], `${path}.fromProductId`),
    type: readOneOf(fields['type'], `${path}.type`, ['immediate', 'deferred']),
  };
}
