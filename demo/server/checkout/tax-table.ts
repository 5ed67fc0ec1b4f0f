import type { TaxLocation } from '../tenant/tenant.types';

/** One tax of a place. Rates are in thousandths of a percent, so that 9.975 % is a whole number. */
export interface TaxRate {
  name: string;
  milliPercent: number;
}

export interface TaxRule {
  isInclusive: boolean;
  rates: readonly TaxRate[];
}

/** What a country needs before its tax is known. */
type Lookup = (location: TaxLocation) => TaxRule | null;

const none: TaxRule = { isInclusive: false, rates: [] };
const inclusive =
  (name: string, milliPercent: number): Lookup =>
  () => ({ isInclusive: true, rates: [{ name, milliPercent }] });
const exclusive = (...rates: readonly TaxRate[]): TaxRule => ({ isInclusive: false, rates });

/** By the first digits of the postal code. Oregon has no tax, the other states have one rate each. */
const unitedStates: Lookup = ({ postalCode }) => {
  if (postalCode === null || !/^\d{5}/.test(postalCode)) return null;
  if (postalCode.startsWith('97')) return none;
  if (postalCode.startsWith('1')) return exclusive({ name: 'Sales tax (NY)', milliPercent: 8_875 });
  if (postalCode.startsWith('9')) return exclusive({ name: 'Sales tax (CA)', milliPercent: 8_250 });
  return exclusive({ name: 'Sales tax', milliPercent: 6_000 });
};

const canada: Readonly<Record<string, TaxRule>> = {
  ON: exclusive({ name: 'HST', milliPercent: 13_000 }),
  QC: exclusive({ name: 'GST', milliPercent: 5_000 }, { name: 'QST', milliPercent: 9_975 }),
  BC: exclusive({ name: 'GST', milliPercent: 5_000 }, { name: 'PST', milliPercent: 7_000 }),
};

/** Canada, India and Puerto Rico want the full address. */
const byFullAddress =
  (rule: (state: string) => TaxRule): Lookup =>
  ({ state, line1, postalCode }) =>
    state === null || line1 === null || postalCode === null ? null : rule(state.toUpperCase());

const gst = exclusive({ name: 'GST', milliPercent: 5_000 });

const countries: Readonly<Record<string, Lookup>> = {
  US: unitedStates,
  CA: byFullAddress((state) => canada[state] ?? gst),
  IN: byFullAddress(() => exclusive({ name: 'IGST', milliPercent: 18_000 })),
  PR: byFullAddress(() => exclusive({ name: 'IVU', milliPercent: 11_500 })),
  DE: inclusive('MwSt.', 19_000),
  FR: inclusive('TVA', 20_000),
  GB: inclusive('VAT', 20_000),
  JP: inclusive('消費税', 10_000),
};

/** Null when the location says too little; a country outside of the table has no tax. */
export function taxRuleFor(location: TaxLocation): TaxRule | null {
  const { country } = location;
  const lookup = Object.hasOwn(countries, country) ? countries[country] : undefined;
  return lookup ? lookup(location) : none;
}
