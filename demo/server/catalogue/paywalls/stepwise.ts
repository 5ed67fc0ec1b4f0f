import { plan, purchaseButton, smallPrint } from './builders/actions';
import { badge, column, row } from './builders/boxes';
import { bullet, radio, text } from './builders/content';
import { plainPage } from './builders/paywall';
import type { PaywallParts } from './builders/paywall';
import type { WireNode } from './builders/wire.types';

const choice = (id: string, name: string, isAnnual: boolean): WireNode =>
  plan(
    id,
    row(
      {
        name: `Plan ${name}`,
        gap: 12,
        pad: 14,
        radius: 12,
        colour: 'page',
        border: ['outline', 1],
        selected: { colour: 'highlight', border: ['accent', 2] },
        ...(isAnnual
          ? {
              badge: badge(
                'overlay',
                'top_trailing',
                row(
                  {
                    name: 'Badge',
                    width: 'fit',
                    pad: [2, 10],
                    margin: [0, 14],
                    radius: 'pill',
                    colour: 'green',
                  },
                  text('best', { width: 'fit', size: 'body_s', weight: 'semibold', colour: 'on_green' }),
                ),
              ),
            }
          : {}),
      },
      radio('muted', 'accent', 'on_accent'),
      column(
        { gap: 2 },
        text(name, { size: 'body_l', weight: 'semibold' }),
        text(`${name}_note`, { size: 'body_m', colour: 'muted' }),
      ),
      text('price', { width: 'fit', size: 17, weight: 'bold' }),
    ),
    isAnnual,
  );

/**
 * The paywall of the study app, shown when the free answers are used up. It is inside the app's own dialog and has its
 * colours.
 */
export const stepwise: PaywallParts = {
  title: 'Stepwise PRO',
  note: 'Two plans in the colours of the study app',
  packages: [
    ['$rc_annual', 'annual'],
    ['$rc_monthly', 'monthly'],
  ],
  palette: {
    page: ['#ffffff', '#1d1a26'],
    ink: ['#1c1825', '#f3f1f8'],
    muted: ['#5f5a6b', '#b4aec2'],
    outline: ['#d9d5e3', '#423c52'],
    highlight: ['#f5f0ff', '#2c2342'],
    accent: ['#6d28d9', '#a78bfa'],
    on_accent: ['#ffffff', '#1c1825'],
    green: ['#15803d', '#4ade80'],
    on_green: ['#ffffff', '#06210f'],
    tick: ['#ffffff', '#1c1825'],
    disc: ['#6d28d9', '#a78bfa'],
  },
  background: plainPage('page'),
  stack: column(
    { name: 'Offer', gap: 20, pad: [4, 0, 0, 0] },
    column(
      { name: 'Benefits', gap: 8 },
      ...['unlimited', 'methods', 'checked'].map((lid) =>
        bullet(lid, { tint: 'tick', disc: 'disc', size: 'body_l' }),
      ),
    ),
    column(
      { name: 'Plans', gap: 14 },
      choice('$rc_annual', 'annual', true),
      choice('$rc_monthly', 'monthly', false),
    ),
    column(
      { name: 'Action', gap: 4 },
      purchaseButton(
        row(
          { name: 'Button', pad: [14, 20], radius: 8, colour: 'accent', spread: 'center' },
          text('go', { width: 'fit', size: 'body_xl', weight: 'semibold', colour: 'on_accent' }),
        ),
      ),
      smallPrint('muted'),
    ),
  ),
  words: {
    en_US: {
      unlimited: 'Unlimited step-by-step solutions',
      methods: 'All of math, every method',
      checked: 'Every step checked',
      annual: 'Yearly',
      annual_note: '{{ sub_price_per_month }} a month',
      monthly: 'Monthly',
      monthly_note: 'Cancel anytime',
      price: '{{ price }}',
      best: 'Best value',
      go: 'Start Free Trial',
    },
    de_DE: {
      unlimited: 'Unbegrenzt viele Lösungen, Schritt für Schritt',
      methods: 'Die ganze Schulmathematik, alle Rechenwege',
      checked: 'Jeder Schritt geprüft',
      annual: 'Jährlich',
      annual_note: '{{ sub_price_per_month }} im Monat',
      monthly: 'Monatlich',
      monthly_note: 'Jederzeit kündbar',
      price: '{{ price }}',
      best: 'Am günstigsten',
      go: 'Kostenlos testen',
    },
  },
};
