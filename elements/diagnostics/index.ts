import type { EnglishTexts, PurchasesContext, TextsOwner } from '../../sdk/internal';
import type { CustomerInfo, PurchasesConfig } from '../../sdk/index';
import { ofDocument, textProblems } from '../../sdk/internal';
import type { WritableAtom } from 'nanostores';
import type { AttributeTypes } from './attribute-types';
import { attributeFaults } from './attributes';
import { entitlementFaults } from './entitlements';
import { localeFault } from './language';
import { parameterFaults } from './parameters';
import type { CallName } from './parameters';
import { closest } from './suggest';
import { $callWarnings, $configWarnings } from './warnings';

export { didYouMean } from './suggest';

/** What is used of an element. */
export interface InspectedElement extends HTMLElement {
  /** Shown by the element in sandbox mode. */
  readonly $warnings: WritableAtom<readonly string[]>;
}

const written = new Set<string>();

/** Writes each warning once, however often it is found. */
const once = (write: (message: string) => void, messages: readonly string[]): void => {
  for (const message of messages) {
    if (written.has(message)) continue;
    written.add(message);
    write(message);
  }
};

const topics = new WeakMap<InspectedElement, Map<string, readonly string[]>>();

/** Replaces the element's warnings about one topic. */
const warn = (
  element: InspectedElement,
  { isSandbox, log }: PurchasesContext,
  topic: string,
  messages: readonly string[],
): void => {
  const own = topics.get(element) ?? new Map<string, readonly string[]>();
  topics.set(element, own.set(topic, messages));
  const all = [...own.values()].flat();
  if (isSandbox && all.join() !== element.$warnings.get().join()) element.$warnings.set(all);
  once(
    log.warn,
    messages.map((message) => `<${element.localName}>: ${message}`),
  );
};

const INSECURE =
  '[Purchases] This page is sent without TLS, and the key is a live key. Card forms and wallets need a page with https.';

/** Looks for faults of the page. */
export const inspectPage = ({ isSandbox }: PurchasesContext): void => {
  if (!isSandbox && !globalThis.isSecureContext) once(console.error, [INSECURE]);
};

/** Looks for unknown and misplaced parameters of `configure`. */
export const inspectConfig = (context: PurchasesContext): void => {
  const config = context.config as PurchasesConfig;
  const faults = [
    ...parameterFaults(config, 'configure'),
    ...parameterFaults(config.httpConfig ?? {}, 'httpConfig'),
  ];
  if (context.isSandbox) $configWarnings.set(faults);
  once(context.log.warn, faults);
};

const LOCALES = ['selectedLocale', 'defaultLocale'] as const;

/** Looks for unknown parameters of a call, and for locales that are none. */
export const inspectCall = (name: CallName, context: PurchasesContext, params: object): void => {
  const values = params as Readonly<Record<string, unknown>>;
  const texts = [context.texts, values['texts']].flatMap((layer) =>
    layer instanceof Object ? Object.keys(layer) : [],
  );
  const faults = [
    ...parameterFaults(params, name),
    ...LOCALES.flatMap((key) => {
      const locale = values[key];
      return typeof locale === 'string' && locale
        ? (localeFault(`${name}: ${key}`, locale, texts) ?? [])
        : [];
    }),
  ];
  if (context.isSandbox) $callWarnings.set(faults);
  once(context.log.warn, faults);
};

/** Looks for texts that are not used, and for placeholders that nothing fills. */
export const inspectTexts = async (
  { log }: PurchasesContext,
  layers: readonly unknown[],
  known: () => EnglishTexts | Promise<EnglishTexts>,
  owner: TextsOwner,
): Promise<void> => {
  const english = await known();
  once(
    log.warn,
    layers.flatMap((layer) => textProblems(layer, english, owner)),
  );
};

const watched = new WeakSet<InspectedElement>();

/** Looks for unknown attributes and values, now and whenever an attribute changes. */
export const inspectElement = (element: InspectedElement, context: PurchasesContext): void => {
  inspectConfig(context);
  if (watched.has(element)) return;
  watched.add(element);
  const { attributeTypes } = element.constructor as unknown as { readonly attributeTypes: AttributeTypes };
  const inspect = (): void => warn(element, context, 'attributes', attributeFaults(element, attributeTypes));
  new MutationObserver(inspect).observe(element, { attributes: true });
  inspect();
};

/** Looks for an entitlement that no product gives. */
export const inspectGate = (
  element: InspectedElement,
  context: PurchasesContext,
  wanted: readonly string[],
  info: CustomerInfo,
): void => warn(element, context, 'entitlement', entitlementFaults(wanted, info));

const SCRIPT_ATTRIBUTES = ['api-key', 'app-user-id', 'proxy-url', 'asset-base-url', 'appearance'];

/** Misspelt attributes of the script tag: `data-apikey` configures nothing. */
const scriptFaults = (): readonly string[] =>
  [...ofDocument('scripts')]
    .filter(({ src }) => /\/purchases[^/]*\.m?js/.test(src))
    .flatMap((script) => script.getAttributeNames())
    .flatMap((name) => {
      const own = name.replace(/^data-/, '');
      const meant =
        SCRIPT_ATTRIBUTES.includes(own) && own !== name ? undefined : closest(own, SCRIPT_ATTRIBUTES);
      return meant ? [`The script tag has ${name}. Did you mean data-${meant}?`] : [];
    });

/** An element has waited for some seconds, and there is no key. */
export const reportMissingKey = (): void =>
  once(console.warn, [
    [
      '[Purchases] An element waits for a key: nothing is configured. Call Purchases.configure({ apiKey, appUserId }), set data-api-key on the script tag, or set the attribute api-key.',
      ...scriptFaults(),
    ].join(' '),
  ]);
