import { expect, it } from 'vitest';
import { en, enFamily, enPaywall } from '../../../sdk/internal';

const SECTIONS: readonly (readonly [title: string, keys: RegExp])[] = [
  ['Periods', /^periods\./],
  ['Offer', /^state_present_offer\./],
  ['E-mail', /^state_needs_auth_info\./],
  ['Payment', /^state_needs_payment_info\./],
  ['Success', /^state_success\./],
  ['Errors', /^state_error\./],
  ['Other texts of the checkout', /^checkout\./],
  ['Reduced prices', /^price\./],
  ['Totals', /^totals\./],
  ['Promo codes', /^discount\./],
  ['Express checkout', /^express\./],
  ['Plan change', /^plan_change\./],
  ['What is owned already', /^owned\./],
  ['Paywalls', /^paywall/],
  ['Purchase button', /^button\./],
  ['Price table', /^offers\./],
  ['Gate', /^gate\./],
  ['Customer centre', /^customer\./],
];

const periods = (['day', 'week', 'month', 'year'] as const).flatMap((unit) => [
  [`periods.${unit}`, `(the browser’s: ${unit})`],
  [`periods.${unit}Plural`, `(the browser’s: {{amount}} ${unit}s)`],
]);
const all = [
  ...Object.entries<string>({ ...en, ...enPaywall, ...enFamily }),
  ...(periods as [string, string][]),
];

const table = (keys: RegExp): string => {
  const rows = all.filter(([key]) => keys.test(key)).map(([key, text]) => `- \`${key}\`: ${text}`);
  return rows.join('\n');
};

it('docs/texts.md lists every text; run this test with -u after a change', async () => {
  const shown = all.filter(([key]) => SECTIONS.some(([, keys]) => keys.test(key)));
  expect(shown).toHaveLength(all.length);
  const page = [
    '# Texts',
    '',
    'Every key of `texts` with its English text. [localisation.md](localisation.md#your-own-texts) explains how to set them.',
    ...SECTIONS.flatMap(([title, keys]) => ['', `## ${title}`, '', table(keys)]),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/texts.md');
});
