import { part } from './page-parts';

const countries = [
  'AT',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'DE',
  'DK',
  'EG',
  'ES',
  'FR',
  'GB',
  'IE',
  'IN',
  'IT',
  'JP',
  'MX',
  'NL',
  'NO',
  'PL',
  'PT',
  'SA',
  'SE',
  'US',
];

/** Named and sorted in the form's language; the choice survives a change of language. */
export function fillCountries(language: string): void {
  const select = part('country', HTMLSelectElement);
  const chosen = select.value || regionOf(navigator.language);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const options = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ code, name }) => new Option(name, code, false, code === chosen));
  select.replaceChildren(...options);
}

function regionOf(locale: string): string {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? 'US';
    return countries.includes(region) ? region : 'US';
  } catch {
    // A browser language such as 'C' is no language tag.
    return 'US';
  }
}
