import type { enFamily } from './en/family';
import { enFirst } from './en/first';
import { enLater } from './en/later';
import type { enPaywall } from './en/paywall';

/**
 * The English texts and the list of all keys. Names that begin with `state_…`, `periods.…` or `paywall_variables.…` are
 * those of the reference client, so that an integrator's overrides still work. The other names are this library's.
 * `{{name}}` is replaced by a variable.
 */
// A pure call: bundles that need one part only leave the other out.
export const en = /* @__PURE__ */ (() => ({ ...enFirst, ...enLater }))();

type Unit = 'day' | 'week' | 'month' | 'year';

export type MessageKey = keyof typeof en | keyof typeof enPaywall | keyof typeof enFamily;
/**
 * The names of periods (`month`; `{{amount}} months`). The browser has these words. A language sets them if prices use
 * another word.
 */
export type PeriodKey = `periods.${Unit}` | `periods.${Unit}Plural`;
/** A text, or one text for each plural form of `amount`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** The texts of a language. Missing keys are English. */
export type LocaleMessages = Readonly<Partial<Record<MessageKey | PeriodKey, Message>>>;
