import type { Offering } from '../../model/catalogue/offering';
import { readBar } from './button.parse';
import { createColours } from './fields/colours.parse';
import type { Context } from './fields/context.parse';
import { innerStack } from './fields/context.parse';
import { createFonts } from './fields/fonts.parse';
import { readWords } from './fields/localisation.parse';
import { background } from './fields/look.parse';
import { MOST_NODES, readNode } from './node.parse';
import { createProblemLog, fieldsOf, isMissing, requiredFields, text } from './fields/reading.parse';
import type { Fields, ProblemLog, Spot } from './fields/reading.parse';
import { readDeclarations } from './state.parse';
import { readUiConfig, withGivenVariables } from './ui-config.parse';
import type { CustomVariables, UiConfig } from './ui-config.parse';
import { safePicture } from '../content/urls.parse';
import type { PaywallReading } from '../content/paywall.types';

export interface PaywallReadOptions {
  /** The packages of the offering. Components of other packages are left out. */
  readonly packageIds: Iterable<string>;
  /** Wanted languages, best first, e.g. `navigator.languages`. */
  readonly locales?: readonly (string | undefined)[];
  /** `ui_config` of the offerings, as the server sent it. */
  readonly uiConfig?: unknown;
  /** Values of custom variables, or their JSON; they win over the defaults of `uiConfig`. */
  readonly customVariables?: CustomVariables | string | null | undefined;
  /** The origin of the page, which no frame of a paywall may have. */
  readonly pageOrigin?: string | null;
}

/** The message for an offering without a paywall (spec section 8, "Paywall errors"). */
export const NO_PAYWALL = 'You cannot use paywalls yet, they are coming soon!';

const assetBase = (fields: readonly Fields[], log: ProblemLog): string | null => {
  for (const from of fields) {
    const spot = from('asset_base_url');
    const value = text(spot, log, null);
    const url = value === null ? null : safePicture(value, null);
    if (url !== null) return url;
    if (value !== null) log.add(spot.path, 'Expected an http address.');
  }
  return null;
};

const createContext = (
  root: Fields,
  config: Fields,
  base: Fields,
  log: ProblemLog,
  uiConfig: UiConfig,
  { packageIds, locales = [], customVariables, pageOrigin = null }: PaywallReadOptions,
): Context => {
  const fonts = createFonts(config('fonts').value, uiConfig.fonts);
  return {
    log,
    colours: createColours(fieldsOf(config('colors'), log), log),
    words: readWords(root, locales, log),
    fonts,
    defaultFont: fonts.family(base('default_font_name'), log),
    assetBaseUrl: assetBase([config, root], log),
    packageIds: new Set(packageIds),
    stateDeclarations: readDeclarations(root, log),
    customVariables: withGivenVariables(uiConfig.customVariables, customVariables, log),
    unknownNames: new Set(),
    depth: 0,
    budget: { left: MOST_NODES },
    packageId: null,
    tabs: null,
    sheets: new Map(),
    sheet: null,
    inputs: new Map(),
    secretFields: new Set(),
    wallet: null,
    pageOrigin,
    input: null,
    node: readNode,
  };
};

/** The bar along an edge of the paywall. */
const edge = <T extends 'header' | 'footer'>(type: T, spot: Spot, context: Context) => {
  const fields = fieldsOf(spot, context.log);
  return fields && readBar(type)({ fields, path: spot.path }, context);
};

/**
 * Reads the data of a paywall. Never throws, whatever the data is. Leaves out parts that can't be shown; `problems` has
 * the path and the reason of each. `paywall` is `null` only if nothing can be shown.
 *
 * @example
 * const { paywall, problems } = parsePaywall(json, { packageIds: ['$rc_monthly'], locales: ['en-US'] });
 * // problems: [{ path: 'base.stack.components[2].size.width.type', message: 'Expected one of …, got "wide".' }]
 */
export const parsePaywall = (data: unknown, options: PaywallReadOptions): PaywallReading => {
  const log = createProblemLog();
  const root = requiredFields({ value: data, path: '' }, log);
  const config = root && requiredFields(root('components_config'), log);
  const base = config && requiredFields({ value: config('base').value, path: 'base' }, log);
  if (!root || !config || !base) return { paywall: null, problems: log.list };
  const uiConfig = readUiConfig(options.uiConfig, log);
  const context = createContext(root, config, base, log, uiConfig, options);
  const header = edge('header', base('header'), context);
  const stack = innerStack(base('stack'), context);
  const footer = edge('footer', base('sticky_footer'), context);
  if (!stack) return { paywall: null, problems: log.list };
  return {
    paywall: {
      header,
      stack,
      footer,
      sheets: [...context.sheets.values()],
      background: background(base('background'), context),
      locale: context.words.locale,
      stateDeclarations: context.stateDeclarations,
      customVariables: context.customVariables,
      secretFields: context.secretFields,
      fonts: context.fonts.used(),
    },
    problems: log.list,
  };
};

/** The paywall of an offering, in the first wanted language that the paywall has. */
export const readPaywall = (
  offering: Offering,
  locales: readonly (string | undefined)[] = [],
  options: Pick<PaywallReadOptions, 'customVariables' | 'pageOrigin'> = {},
): PaywallReading => {
  const data: Spot = { value: offering.paywall_components, path: '' };
  if (isMissing(data)) return { paywall: null, problems: [{ path: '', message: NO_PAYWALL }] };
  const packageIds = offering.availablePackages.map(({ identifier }) => identifier);
  return parsePaywall(offering.paywall_components, {
    packageIds,
    locales,
    uiConfig: offering.uiConfig,
    ...options,
  });
};
