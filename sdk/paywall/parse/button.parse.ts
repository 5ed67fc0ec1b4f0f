import type { ButtonNode, PackageNode, PaywallAction } from '../content/paywall.types';
import { identity } from './fields/context.parse';
import { wrappedStack } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import {
  choice,
  complain,
  flag,
  isMissing,
  isRecord,
  quote,
  requiredFields,
  text,
} from './fields/reading.parse';
import type { Fields } from './fields/reading.parse';
import { readBack, readSheet } from './sheet.parse';
import { safeLink } from '../content/urls.parse';

const NONE: PaywallAction = { type: 'none' };
const METHODS = {
  in_app_browser: 'in-app-browser',
  external_browser: 'external-browser',
  deep_link: 'deep-link',
} as const;

const openUrl = (
  fields: Fields,
  purpose: Extract<PaywallAction, { type: 'open-url' }>['purpose'],
  { log, words }: Context,
): PaywallAction => {
  const target = requiredFields(fields('url'), log);
  if (!target) return NONE;
  if (isMissing(target('url_lid'))) complain(target('url_lid'), 'the id of an address', log);
  const address = words.text(target('url_lid'));
  if (address === null) return NONE;
  const url = safeLink(address);
  if (url === null) {
    log.add(target('url_lid').path, `"${quote(address)}" is not an address that may be opened.`);
    return NONE;
  }
  const method = choice(target('method'), log, METHODS, 'external-browser');
  return { type: 'open-url', url, method, purpose };
};

const DESTINATIONS = {
  customer_center: 'customer-center',
  privacy_policy: 'privacy-policy',
  terms: 'terms',
  url: 'url',
  sheet: 'sheet',
} as const;

const navigate = (fields: Fields, context: Context): PaywallAction => {
  const destination = choice(fields('destination'), context.log, DESTINATIONS, null);
  if (destination === 'customer-center') return { type: 'visit-customer-center' };
  if (destination === 'sheet') return readSheet(fields('sheet'), context) ?? NONE;
  if (destination) return openUrl(fields, destination, context);
  if (isMissing(fields('destination'))) complain(fields('destination'), 'a destination', context.log);
  return NONE;
};

/** The package that the button names, otherwise the package around the button. */
const selectPackage = (fields: Fields, context: Context): PaywallAction => {
  const packageId = text(fields('package_id'), context.log, context.packageId);
  if (packageId !== null && context.packageIds.has(packageId)) return { type: 'select-package', packageId };
  context.log.add(
    fields('package_id').path,
    packageId === null ? 'Expected the id of a package.' : noPackage(packageId),
  );
  return NONE;
};

const noPackage = (id: string): string => `No package found for ${quote(id)}`;

type ActionReader = (fields: Fields, context: Context) => PaywallAction;
const ACTIONS: Readonly<Record<string, ActionReader>> = {
  restore_purchases: () => ({ type: 'restore-purchases' }),
  navigate_back: (_, context) => readBack(context),
  navigate_to: navigate,
  purchase: () => ({ type: 'purchase' }),
  select_package: selectPackage,
};

const action = (source: NodeSource, context: Context): PaywallAction => {
  const fields = requiredFields(source.fields('action'), context.log);
  if (!fields) return NONE;
  if (isMissing(fields('type'))) complain(fields('type'), 'a type of action', context.log);
  const read = choice(fields('type'), context.log, ACTIONS, null);
  return read ? read(fields, context) : NONE;
};

/** Actions that only other platforms and workflows have. A button without an effect is not shown. */
const HIDDEN_ACTIONS: readonly string[] = [
  'offer_code',
  'screen_redirect',
  'workflow',
  'complete_workflow',
  'close_workflow',
];

/** The provider's apps show this button, and its web pages do not. */
const APP_ONLY = 'web_paywall_link';

/** Whether the button is not shown. Its action is the type, or the destination of `navigate_to`. */
const isHidden = ({ fields, path }: NodeSource, { log }: Context): boolean => {
  const spot = fields('action');
  const action = isRecord(spot.value) ? spot.value : {};
  const names = [action['type'], action['type'] === 'navigate_to' ? action['destination'] : undefined];
  const unsupported = HIDDEN_ACTIONS.find((name) => names.includes(name));
  if (unsupported !== undefined)
    log.add(path, `The action "${unsupported}" is not supported. Its button is not shown.`);
  return unsupported !== undefined || names.includes(APP_ONLY);
};

export const readButton = (source: NodeSource, context: Context): ButtonNode | null => {
  if (isHidden(source, context)) return null;
  const stack = wrappedStack(source.fields, 'stack', context);
  return stack && { ...identity(source), type: 'button', action: action(source, context), stack };
};

export const readPackage = (source: NodeSource, context: Context): PackageNode | null => {
  const { fields, path } = source;
  const packageId = text(fields('package_id'), context.log, null);
  if (packageId === null) {
    context.log.add(`${path}.package_id`, 'Expected the id of a package.');
    return null;
  }
  if (!context.packageIds.has(packageId)) {
    context.log.add(path, noPackage(packageId));
    return null;
  }
  const isSelectedByDefault = flag(fields('is_selected_by_default'), context.log, false);
  const stack = wrappedStack(fields, 'stack', { ...context, packageId });
  return stack && { ...identity(source), type: 'package', packageId, isSelectedByDefault, stack };
};

/** A header or a footer. */
export const readBar =
  <T extends 'header' | 'footer'>(type: T) =>
  (source: NodeSource, context: Context) => {
    const stack = wrappedStack(source.fields, 'stack', context);
    return stack && { ...identity(source), type, stack };
  };
