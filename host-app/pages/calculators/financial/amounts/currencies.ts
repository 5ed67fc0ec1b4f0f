import { numberLanguage, memoizeByKey, wordLanguage } from './language';

const CODES = 'USD EUR GBP CAD AUD NZD CHF INR JPY CNY KRW SGD HKD MXN BRL ZAR SEK NOK DKK PLN CZK'.split(
  ' ',
);
const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';
const OTHERS =
  'GB:GBP CA:CAD AU:AUD NZ:NZD CH:CHF IN:INR JP:JPY CN:CNY KR:KRW SG:SGD HK:HKD MX:MXN BR:BRL ZA:ZAR SE:SEK ' +
  'NO:NOK DK:DKK PL:PLN CZ:CZK';
const REGIONS: ReadonlyMap<string, string> = new Map([
  ...EURO.split(' ').map((region) => [region, 'EUR'] as const),
  ...OTHERS.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
]);

export const FIRST_CURRENCY = 'USD';

/** The currency of the region in the browser's language; dollars without a region. */
export const localCurrency = (language = numberLanguage()): string => {
  try {
    return REGIONS.get(new Intl.Locale(language).region ?? '') ?? FIRST_CURRENCY;
  } catch {
    return FIRST_CURRENCY;
  }
};

/** A currency of the list; any other text gives dollars. */
export const knownCurrency = (code: string): string => (CODES.includes(code) ? code : FIRST_CURRENCY);

const optionsIn = memoizeByKey((language) => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CODES.map((code) => [code, `${code} · ${names.of(code) ?? code}`] as const);
});

/** Options of a select: code, and 'USD · US Dollar'. */
export const currencyOptions = (): readonly (readonly [code: string, text: string])[] =>
  optionsIn(wordLanguage());
