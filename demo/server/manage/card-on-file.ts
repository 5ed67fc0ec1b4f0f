import { brandOf, cvcLength, digitsOf, numberLength, passesLuhn } from '../../stand-in/form/card-number';
import { outcomeFor, testCards } from '../../stand-in/test-cards';
import { readNumber, readObject, readOneOf, readString } from '../input';
import { cardBrands } from '../tenant/tenant.types';
import type { CardOnFile } from '../tenant/tenant.types';

/** Fields of the card form, in their order on the page. */
export const cardFields = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof cardFields)[number];
export type CardErrors = Partial<Record<CardField, string>>;

/** Subscriptions that a control call has granted are paid with this card. */
const TEST_CARD: CardOnFile = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 };

export const cardOf = (card: CardOnFile | null): CardOnFile => card ?? TEST_CARD;

const BRANDS: Readonly<Record<CardOnFile['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unknown: 'Card',
};

/** 'Visa ending in 4242' */
export const cardWords = ({ brand, last4 }: CardOnFile): string => `${BRANDS[brand]} ending in ${last4}`;

/** '12/2034' */
export const expiryWords = ({ expiryMonth, expiryYear }: CardOnFile): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;

/** @param expiry four digits: month and year. */
export function toCard(number: string, expiry: string): CardOnFile {
  return {
    brand: brandOf(number),
    last4: number.slice(-4),
    expiryMonth: Number(expiry.slice(0, 2)),
    expiryYear: 2000 + Number(expiry.slice(2, 4)),
  };
}

/** The number is not stored: the brand and the last four digits are enough to name the card. */
export function readCardForm(
  form: URLSearchParams,
  now: number,
): { card: CardOnFile } | { errors: CardErrors } {
  const digits = (name: CardField): string => digitsOf(form.get(name) ?? '');
  const number = digits('number');
  const expiry = digits('expiry');
  const errors: CardErrors = {
    ...problem('number', numberProblem(number)),
    ...problem('expiry', expiryProblem(expiry, now)),
    ...problem(
      'cvc',
      digits('cvc').length === cvcLength(number) ? null : 'Enter the security code of the card.',
    ),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const outcome = outcomeFor(number);
  if (outcome.kind !== 'refuse') return { card: toCard(number, expiry) };
  const field =
    outcome.code === 'incorrect_cvc' ? 'cvc' : outcome.code === 'expired_card' ? 'expiry' : 'number';
  return { errors: { [field]: outcome.message } };
}

const problem = (field: CardField, words: string | null): CardErrors =>
  words === null ? {} : { [field]: words };

function numberProblem(digits: string): string | null {
  if (digits.length < numberLength(digits)) return 'Enter the whole card number.';
  const isKnown = testCards.some((card) => card.number === digits);
  return isKnown || (digits.length === numberLength(digits) && passesLuhn(digits))
    ? null
    : 'This is not a card number. Check the digits.';
}

function expiryProblem(digits: string, now: number): string | null {
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return 'Enter month and year, such as 04/31.';
  const end = Date.UTC(2000 + Number(digits.slice(2)), month);
  return end > now ? null : 'This date is in the past.';
}

export function readCardOnFile(value: unknown, path: string): CardOnFile {
  const fields = readObject(value, path);
  return {
    brand: readOneOf(fields['brand'], `${path}.brand`, cardBrands),
    last4: readString(fields['last4'], `${path}.last4`),
    expiryMonth: readNumber(fields['expiryMonth'], `${path}.expiryMonth`),
    expiryYear: readNumber(fields['expiryYear'], `${path}.expiryYear`),
  };
}
