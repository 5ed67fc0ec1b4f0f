import {
  changingPrice,
  firstPrice,
  fullPrice,
  perPeriod,
  priceAfterTrial,
  priceWords,
  trialWords,
} from './price.view';
import { around } from '../i18n/isolate';
import type { Around } from '../i18n/isolate';
import { toBcp47 } from '../i18n/locales';
import type { Translator } from '../i18n/translator';
import { hasSwitch, hasIdentifier, isOwned, shortName } from './choice.view';
import type { PeriodSwitchMode } from './choice.view';
import type { Offer, OfferGroup, OfferTable } from './offer-table';
import { purchaseLabel } from './purchase-label.view';

/** The data from which a price table is drawn. */
export interface OffersState {
  readonly table: OfferTable;
  readonly selected: Offer | null;
  readonly periods: PeriodSwitchMode;
  /** The recommended package, by its identifier or the short form. */
  readonly recommended: string | null;
  /** Products that the customer has. */
  readonly owned: ReadonlySet<string>;
  /** Whether the customer has a plan of the table and can switch to another. */
  readonly isSwitch?: boolean;
  /** Whether the cards are rows: then the recommended one comes first. */
  readonly isRows?: boolean;
}

/** One position of the switch of periods. */
export interface PeriodView {
  readonly key: string;
  /** 'Monthly' */
  readonly label: string;
  /** 'Save up to 40%' */
  readonly saving: string | null;
  readonly isSelected: boolean;
}

/** A button that sells an offer, and what belongs below it. */
export interface OrderView {
  /** 'Subscribe for ', '$9.99', ' / month' */
  readonly button: { readonly label: Around; readonly isDisabled: boolean };
  /** What the customer agrees to: '7 days free', 'Then $59.99 / year', 'Cancel anytime'. */
  readonly terms: readonly Around[];
}

export interface OfferCardView {
  /** Identifier of the package. */
  readonly id: string;
  /** The name of the slot for content of the page: the identifier's short form. */
  readonly slot: string;
  readonly title: string;
  /** 'Monthly', if another offer has the same title. */
  readonly period: string | null;
  /** Only if the offers have different descriptions. */
  readonly description: string | null;
  /** '', '$59.99', ' / year': the price of the first payments. */
  readonly price: Around;
  /** '$79.99': the regular price, to be struck through beside a lower one. */
  readonly fullPrice: string | null;
  /** 'First 3 months for $14.99, then $9.99 / month'; `null` if the price does not change. */
  readonly changingPrice: string | null;
  /** The whole price as one sentence, for screen readers. */
  readonly priceWords: string;
  /** 'equals ', '$5.00', ' / month'; for offers that are paid less often than monthly. */
  readonly perMonth: Around | null;
  /** 'Save 49%' */
  readonly saving: string | null;
  /** '7 days free' */
  readonly trial: string | null;
  /** 'One-time payment' */
  readonly oneTime: string | null;
  readonly badge: { readonly kind: 'current' | 'recommended'; readonly text: string } | null;
  readonly isSelected: boolean;
  /** For cards that have a button each. */
  readonly order: OrderView;
}

/** The button and the terms are those of the selected offer. */
export interface OffersView extends OrderView {
  /** Empty without a switch of periods. */
  readonly periods: readonly PeriodView[];
  readonly cards: readonly OfferCardView[];
}

const ONE_MONTH = { number: 1, unit: 'month' } as const;

const sentence = (words: string, amount = ''): Around =>
  (amount ? around(words, amount) : null) ?? [words, '', ''];

/** Languages write frequencies in lower case, for the middle of a sentence. */
const asLabel = (words: string, t: Translator): string => {
  const [first = '', ...others] = words;
  return first.toLocaleUpperCase(toBcp47(t.locale)) + others.join('');
};

const LABELS = {
  day: 'offers.daily',
  week: 'offers.weekly',
  month: 'offers.monthly',
  year: 'offers.yearly',
} as const;

const periodLabel = ({ billing: { isOnce, period } }: Pick<Offer, 'billing'>, t: Translator): string => {
  if (isOnce) return t.text('offers.one_time');
  return period?.number === 1 ? t.text(LABELS[period.unit]) : asLabel(t.frequency(period), t);
};

const savingText = (percent: number | null, key: 'offers.save' | 'offers.save_up_to', t: Translator) =>
  percent === null ? null : t.text(key, { percent: t.percent(percent / 100) });

/** 'Save 40%' if all offers of a period save the same, otherwise 'Save up to 40%'. */
const groupSaving = ({ offers }: OfferGroup, t: Translator): string | null => {
  const savings = offers.map(({ saving }) => saving ?? 0);
  const most = Math.max(...savings);
  const isAll = savings.every((saving) => saving === most);
  return most > 0 ? savingText(most, isAll ? 'offers.save' : 'offers.save_up_to', t) : null;
};

const perMonth = ({ perMonthMicros, facts }: Offer, t: Translator): Around | null => {
  if (perMonthMicros === null) return null;
  const productPrice = t.price({ amountMicros: perMonthMicros, currency: facts.price.currency });
  const price = t.text('checkout.price_per_period', { productPrice, period: t.per(ONE_MONTH) });
  return sentence(t.text('offers.per_month', { price }), productPrice);
};

const isLeading = ({ rcPackage }: Offer, { recommended }: OffersState): boolean =>
  recommended !== null && hasIdentifier(rcPackage, recommended);

const badgeOf = (offer: Offer, state: OffersState, t: Translator): OfferCardView['badge'] => {
  if (isOwned(offer, state.owned)) return { kind: 'current', text: t.text('offers.current') };
  return isLeading(offer, state) ? { kind: 'recommended', text: t.text('offers.recommended') } : null;
};

const termsOf = ({ facts }: Offer, t: Translator): readonly Around[] => {
  const trial = trialWords(facts, t);
  const price = t.price(firstPrice(facts));
  const changing = changingPrice(facts, t);
  return [
    ...(trial ? [sentence(trial), sentence(priceAfterTrial(facts, t), price)] : []),
    ...(changing && !trial ? [sentence(changing, price)] : []),
    ...(facts.base ? [sentence(t.text('state_present_offer.cancel_anytime'))] : []),
  ];
};

const buttonOf = ({ selected, owned, isSwitch }: OffersState, t: Translator): OrderView['button'] => {
  if (!selected) return { label: sentence(''), isDisabled: true };
  const current = t.text(isSwitch ? 'plan_change.button_current' : 'offers.current');
  if (isOwned(selected, owned)) return { label: sentence(current), isDisabled: true };
  if (isSwitch && selected.facts.base)
    return { label: sentence(t.text('plan_change.switch')), isDisabled: false };
  return {
    label: sentence(purchaseLabel(selected.facts, t), t.price(firstPrice(selected.facts))),
    isDisabled: false,
  };
};

const orderView = (state: OffersState, t: Translator): OrderView => {
  const { selected, owned } = state;
  return {
    button: buttonOf(state, t),
    terms: selected && !isOwned(selected, owned) ? termsOf(selected, t) : [],
  };
};

const cardView = (
  offer: Offer,
  shown: readonly Offer[],
  state: OffersState,
  t: Translator,
): OfferCardView => {
  const { facts, rcPackage, billing } = offer;
  const sameTitle = shown.filter((other) => other.facts.title === facts.title).length > 1;
  const sameWords = shown.every((other) => other.facts.description === facts.description);
  const first = firstPrice(facts);
  const full = fullPrice(facts);
  const period = facts.reduction ? facts.reduction.period : facts.base?.period;
  return {
    id: rcPackage.identifier,
    slot: shortName(rcPackage),
    title: facts.title,
    period: sameTitle && !billing.isOnce ? periodLabel(offer, t) : null,
    description: sameWords && shown.length > 1 ? null : facts.description,
    price: sentence(perPeriod(first, period, t), t.price(first)),
    fullPrice: full && t.price(full),
    changingPrice: changingPrice(facts, t),
    priceWords: priceWords(facts, t),
    perMonth: perMonth(offer, t),
    saving: savingText(offer.saving, 'offers.save', t),
    trial: trialWords(facts, t),
    oneTime: billing.isOnce ? t.text('offers.one_time') : null,
    badge: badgeOf(offer, state, t),
    isSelected: offer === state.selected,
    order: orderView({ ...state, selected: offer }, t),
  };
};

/** The texts of a price table. */
export const offersView = (state: OffersState, t: Translator): OffersView => {
  const { table, selected } = state;
  const isSwitched = hasSwitch(table, state.periods);
  const group = table.groups.find(({ billing }) => billing.key === selected?.billing.key);
  const inOrder = isSwitched && group ? group.offers : table.offers;
  const leading = state.isRows ? inOrder.filter((offer) => isLeading(offer, state)) : [];
  const shown = [...leading, ...inOrder.filter((offer) => !leading.includes(offer))];
  return {
    periods: isSwitched
      ? table.groups.map((one) => ({
          key: one.billing.key,
          label: periodLabel(one, t),
          saving: groupSaving(one, t),
          isSelected: one === group,
        }))
      : [],
    cards: shown.map((offer) => cardView(offer, shown, state, t)),
    ...orderView(state, t),
  };
};
