import { thing as thingOf } from '../../sentences/language/words.js';
/** Other words for the same unit, kind by kind: within a kind one unit is a number of another. */
const KINDS: readonly Readonly<Record<string, string>>[] = [
  { foot: 'feet', feet: 'feet', ft: 'feet', inches: 'inch', inch: 'inch', meters: 'm', metres: 'm', meter: 'm', metre: 'm', m: 'm', centimeters: 'cm', centimetres: 'cm', centimeter: 'cm', centimetre: 'cm', cm: 'cm', millimeters: 'mm', millimetres: 'mm', mm: 'mm', yards: 'yard', yard: 'yard', miles: 'mile', mile: 'mile', kilometers: 'km', kilometres: 'km', kilometer: 'km', kilometre: 'km', km: 'km' }, // prettier-ignore
  { pounds: 'pound', pound: 'pound', lbs: 'pound', lb: 'pound', kilograms: 'kg', kilogram: 'kg', kg: 'kg', grams: 'gram', gram: 'gram', g: 'gram', ounces: 'ounce', ounce: 'ounce', oz: 'ounce', tons: 'ton', ton: 'ton' }, // prettier-ignore
  { acres: 'acre', acre: 'acre', hectares: 'hectare', hectare: 'hectare' },
];
const WITH_UNIT =
  /(?:\b\d+(?:\.\d+)?|\bhow many|\bin)(?: more| fewer| extra)? (?:square |cubic )?([a-z]+)\b/g;
const AGED = /\b(year|month|week|day|hour)s?(?= (?:old|older|younger)\b)/g;

/** Amounts that are compared without their units must be given, and requested, in the same unit. */
export const isOneUnit = (sentences: readonly string[]): boolean => {
  const text = sentences.join(' . ');
  const mentioned = [...text.matchAll(WITH_UNIT)].map(([, unit = '']) => unit);
  const ages = new Set([...text.matchAll(AGED)].map(([, unit = '']) => unit));
  return (
    ages.size < 2 &&
    KINDS.every(
      (kind) => new Set(mentioned.map((unit) => kind[unit]).filter((unit) => unit !== undefined)).size < 2,
    )
  );
};

/** 'bags of onions' and 'bags of rice' are different bags. */
export const contentsAgree = (texts: readonly string[]): boolean => {
  const contents = new Map<string, string>();
  for (const text of texts)
    for (const [, container = '', content = ''] of text.matchAll(
      /\b([a-z]+) of (?:the |his |her )?([a-z]+)/g,
    )) {
      const known = contents.get(thingOf(container));
      if (known !== undefined && known !== thingOf(content)) return false;
      contents.set(thingOf(container), thingOf(content));
    }
  return true;
};
