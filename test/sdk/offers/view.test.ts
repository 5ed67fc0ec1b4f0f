import { describe, expect, it } from 'vitest';
import { createTranslator, enFamily, loadMessages, offersView, offerTable } from '../../../sdk/internal';
import { english, once, plan, show, tiers } from './goods';

const textOf = (sentence: readonly string[] | null): string | null => sentence?.join('') ?? null;

describe('a price table in English', () => {
  const view = show(tiers, { selected: 'annual', recommended: 'annual' });

  it('names the periods, and what a switch saves', () => {
    expect(view.periods).toEqual([
      { key: 'month-1', label: 'Monthly', saving: null, isSelected: false },
      { key: 'year-1', label: 'Yearly', saving: 'Save up to 50%', isSelected: true },
    ]);
  });

  it('says everything of a package: price, price per month, saving, trial, and that it is recommended', () => {
    expect(view.cards.map(({ id }) => id)).toEqual(['plus_annual', '$rc_annual']);
    expect(view.cards[1]).toEqual({
      id: '$rc_annual',
      slot: 'annual',
      title: 'PRO annual',
      period: null,
      description: null,
      price: ['', '€60.00', ' / year'],
      fullPrice: null,
      changingPrice: null,
      priceWords: '€60.00 / year',
      perMonth: ['equals ', '€5.00', ' / month'],
      saving: 'Save 50%',
      trial: '1 week free',
      oneTime: null,
      badge: { kind: 'recommended', text: 'Recommended' },
      isSelected: true,
      order: { button: view.button, terms: view.terms },
    });
  });

  it('has a button and terms for each card', () => {
    const [plus] = view.cards;
    expect(textOf(plus?.order.button.label ?? null)).toBe('Subscribe for €40.00 / year');
    expect(plus?.order.terms.map(textOf)).toEqual(['Cancel anytime']);
    const [own] = show(tiers, { owned: ['lime_plus_monthly'] }).cards;
    expect(own?.order).toEqual({ button: { label: ['Your plan', '', ''], isDisabled: true }, terms: [] });
  });

  it('begins with the recommended one in rows, and keeps the order side by side', () => {
    const shown = { selected: 'plus_annual', recommended: 'annual' };
    const ids = ({ cards }: typeof view): readonly string[] => cards.map(({ id }) => id);
    expect(ids(show(tiers, { ...shown, isRows: true }))).toEqual(['$rc_annual', 'plus_annual']);
    expect(ids(show(tiers, shown))).toEqual(['plus_annual', '$rc_annual']);
    // The recommended one has another period.
    expect(ids(show(tiers, { ...shown, recommended: 'monthly', isRows: true }))).toEqual([
      'plus_annual',
      '$rc_annual',
    ]);
  });

  it('says on the button what is pressed, and below it what follows', () => {
    expect(textOf(view.button.label)).toBe('Start Trial');
    expect(view.terms.map(textOf)).toEqual(['1 week free', 'Then €60.00 / year', 'Cancel anytime']);
    const plain = show(tiers, { selected: 'plus_annual' });
    expect(plain.button).toEqual({ label: ['Subscribe for ', '€40.00', ' / year'], isDisabled: false });
    expect(plain.terms.map(textOf)).toEqual(['Cancel anytime']);
  });

  it('says “save” where all of a period save the same, and “save up to” where not', () => {
    const equal = [
      plan('a', 'P1M', 5_000_000, { title: 'Plus' }),
      plan('b', 'P1M', 10_000_000, { title: 'PRO' }),
      plan('c', 'P1Y', 30_000_000, { title: 'Plus' }),
      plan('d', 'P1Y', 60_000_000, { title: 'PRO' }),
    ];
    expect(show(equal).periods[1]?.saving).toBe('Save 50%');
  });
});

describe('special cases', () => {
  it('what is paid once says so, and nothing of cancelling', () => {
    const view = show([once('lifetime', 149_000_000), once('coins', 4_990_000, 'consumable')]);
    expect(view.cards[0]).toMatchObject({
      price: ['', '€149.00', ''],
      oneTime: 'One-time payment',
      perMonth: null,
      saving: null,
      trial: null,
    });
    expect(view.button.label.join('')).toBe('Buy for €149.00');
    expect(view.terms).toEqual([]);
  });

  it('a trial that costs something is not called free', () => {
    const [card] = show([plan('m', 'P1M', 9_000_000, { trial: 'P1W', trialPrice: 1_000_000 })]).cards;
    expect(card?.trial).toBe('€1.00 / 1 week');
    const [free] = show([plan('m', 'P1M', 9_000_000, { trial: 'P1W', trialPrice: 0 })]).cards;
    expect(free?.trial).toBe('1 week free');
  });

  it('packages of one title are told apart by their period', () => {
    const plans = [
      plan('a', 'P1M', 5_000_000, { title: 'PRO' }),
      plan('b', 'P3M', 9_000_000, { title: 'PRO' }),
    ];
    expect(show(plans).cards.map(({ period }) => period)).toEqual(['Monthly', 'Every 3 months']);
  });

  it('descriptions are left out where all are the same', () => {
    const plans = [
      plan('a', 'P1M', 5_000_000, { description: 'All of it' }),
      plan('b', 'P1Y', 9_000_000, { description: 'All of it' }),
    ];
    expect(show(plans).cards.map(({ description }) => description)).toEqual([null, null]);
    const different = [...plans, plan('c', 'P3M', 9_000_000, { description: 'Some of it' })];
    expect(show(different).cards.map(({ description }) => description)).toEqual([
      'All of it',
      'All of it',
      'Some of it',
    ]);
    expect(show(plans.slice(0, 1)).cards[0]?.description).toBe('All of it');
  });

  it('an offering without packages has nothing to press', () => {
    const view = show([]);
    expect(view).toMatchObject({ periods: [], cards: [], terms: [], button: { isDisabled: true } });
  });
});

describe('other languages', () => {
  const inLanguage = async (locale: string) =>
    createTranslator({ locale, messages: { ...enFamily, ...(await loadMessages(locale)) } });

  it('write prices, periods and percent as their readers do', async () => {
    const t = await inLanguage('de');
    const view = show(tiers, { t, selected: 'annual' });
    expect(view.periods.map(({ label }) => label)).toEqual(['Monatlich', 'Jährlich']);
    expect(view.cards[1]?.price).toEqual(['', '60,00\u00a0€', ' / Jahr']);
    expect(view.periods[1]?.saving).toContain('50\u00a0%');
  });

  it('keep a price whole where the words run from right to left', async () => {
    const t = await inLanguage('ar');
    const view = show(tiers, { t, selected: 'plus_annual' });
    const amount = t.price({ amountMicros: 40_000_000, currency: 'EUR' });
    expect(view.cards[0]?.price[1]).toBe(amount);
    expect(view.button.label[1]).toBe(amount);
    expect(view.button.label.join('')).not.toMatch(/[\u2066-\u2069]/);
  });

  it('capitalise a period by their own rules', async () => {
    const t = createTranslator({
      locale: 'tr',
      messages: { 'periods.weekFrequencyPlural': 'iki haftada bir' },
    });
    const fortnights = [plan('a', 'P2W', 9_000_000), plan('b', 'P2W', 8_000_000), ...tiers];
    expect(show(fortnights, { t }).periods[0]?.label).toBe('İki haftada bir');
  });

  it('are labels of their own: the switch reads “Monthly”, not “every month”', async () => {
    const t = createTranslator({ locale: 'fr', messages: { ...enFamily, ...(await loadMessages('fr')) } });
    const labels = show(tiers, { t }).periods.map(({ label }) => label);
    expect(labels).toEqual(['Mensuel', 'Annuel']);
  });
});

it('texts of the page’s own are used as they are, with or without the price in them', () => {
  const messages = { ...enFamily, 'offers.recommended': 'Most chosen', 'button.subscribe': 'Take it' };
  const t = createTranslator({ locale: 'en', messages });
  const view = show(tiers, { t, recommended: 'plus_monthly' });
  expect(view.cards[0]?.badge?.text).toBe('Most chosen');
  expect(view.button.label).toEqual(['Take it', '', '']);
});

it('a package that is not selected leaves no card selected', () => {
  const table = offerTable(tiers);
  const state = {
    table,
    selected: null,
    periods: 'auto',
    recommended: null,
    owned: new Set<string>(),
  } as const;
  expect(offersView(state, english).cards.filter(({ isSelected }) => isSelected)).toEqual([]);
});

describe('a price table for a customer who can switch plans', () => {
  const packages = [...tiers, once('book', 5_000_000)];
  const shown = (selected: string) =>
    show(packages, { selected, owned: new Set(['lime_plus_monthly']), isSwitch: true, periods: 'never' });
  const buttonOf = (selected: string) => {
    const { label, isDisabled } = shown(selected).button;
    return [textOf(label), isDisabled];
  };

  it('offers to switch to the other plans, and does not sell the customer’s own again', () => {
    expect(buttonOf('annual')).toEqual(['Switch plan', false]);
    expect(buttonOf('plus_monthly')).toEqual(['Your plan', true]);
  });

  it('sells what is paid once as before', () => {
    expect(buttonOf('book')).toEqual(['Buy for €5.00', false]);
  });

  it('promises no trial, which a change of plan does not have', () => {
    const view = shown('annual');
    expect(view.cards.map(({ trial }) => trial)).toEqual([null, null, null, null, null]);
    expect(view.terms.map(textOf)).toEqual(['Cancel anytime']);
  });
});
