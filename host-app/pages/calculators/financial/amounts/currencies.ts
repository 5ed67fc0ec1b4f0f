import { numberLanguage } from './language';

/** The pages are in English. `Intl.DisplayNames` takes a slow phone 100 ms the first time. */
const NAMES: ReadonlyMap<string, string> = new Map(
  (
    'USD US Dollar,EUR Euro,GBP British Pound,CAD Canadian Dollar,AUD Australian Dollar,NZD New Zealand Dollar,' +
    'CHF Swiss Franc,INR Indian Rupee,JPY Japanese Yen,CNY Chinese Yuan,KRW South Korean Won,SGD Singapore Dollar,' +
    'HKD Hong Kong Dollar,MXN Mexican Peso,BRL Brazilian Real,ZAR South African Rand,SEK Swedish Krona,' +
    'NOK Norwegian Krone,DKK Danish Krone,PLN Polish Zloty,CZK Czech Koruna'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
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
export const knownCurrency = (code: string): string => (NAMES.has(code) ? code : FIRST_CURRENCY);

/** Options of a select: code, and 'USD · US Dollar'. */
export const CURRENCY_OPTIONS: readonly (readonly [code: string, text: string])[] = [...NAMES].map(
  ([code, name]) => [code, `${code} · ${name}`],
);
