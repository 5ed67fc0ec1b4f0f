import type { TestCard } from '../test-cards';
import { testCards } from '../test-cards';
import { brandOf, cvcLength, formatNumber, numberLength, passesLuhn } from './card-number';
import { checkExpiry, formatExpiry } from './expiry';
import { createField } from './field';
import { part } from './page-parts';
import type { FormTexts } from './texts';

export interface CardDetails {
  type: 'card';
  number: string;
  expiry: string;
  cvc: string;
}

/** The field that shows an error the server answered with. */
const fieldOfError = {
  card_declined: 'number',
  incorrect_number: 'number',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
} as const;

function createFields(texts: () => FormTexts, changed: () => void) {
  const number = createField('number', { format: formatNumber, check: checkNumber }, texts, changed);
  const expiry = createField(
    'expiry',
    { format: formatExpiry, check: (digits) => checkExpiry(digits, new Date()) },
    texts,
    changed,
  );
  const cvc = createField(
    'cvc',
    {
      format: (digits) => digits.slice(0, cvcLength(number.digits())),
      check: (digits) => (digits.length < cvcLength(number.digits()) ? 'incomplete_cvc' : null),
    },
    texts,
    changed,
  );
  return { number, expiry, cvc };
}

export function createCardFields(texts: () => FormTexts, onInput: () => void) {
  const brand = part('brand', HTMLElement);
  const fields = createFields(texts, changed);
  const { number, expiry, cvc } = fields;
  const inOrder = [number, expiry, cvc];

  function changed(): void {
    brand.dataset['brand'] = brandOf(number.digits());
    for (const [index, field] of inOrder.entries()) {
      if (field.hasFocus() && field.isFull() && field.problem() === null) inOrder[index + 1]?.focusIfEmpty();
    }
    onInput();
  }

  function fill(card: TestCard): void {
    const nextYear = String(new Date().getFullYear() + 3).slice(-2);
    number.set(card.number);
    expiry.set(`12${nextYear}`);
    cvc.set('123');
    changed();
  }

  return {
    fill,
    isComplete: () => inOrder.every((field) => field.problem() === null),
    isEmpty: () => inOrder.every((field) => field.digits() === ''),
    read: (): CardDetails => ({
      type: 'card',
      number: number.digits(),
      expiry: expiry.digits(),
      cvc: cvc.digits(),
    }),
    /** Shows what is missing, and returns the first problem's code. */
    validate(): string | null {
      const problems = inOrder.map((field) => field.validate());
      inOrder.find((field) => field.problem() !== null)?.focus();
      return problems.find((problem) => problem !== null) ?? null;
    },
    /** Shows a refusal at the field it is about; the codes not listed are left to the page. */
    showRefusal(code: string, message: string): void {
      if (!Object.hasOwn(fieldOfError, code)) return;
      const name = fieldOfError[code as keyof typeof fieldOfError];
      fields[name].showError(message);
    },
    clear() {
      for (const field of inOrder) field.set('');
      changed();
    },
    focus: () => (inOrder.find((field) => field.problem() !== null) ?? number).focus(),
    translate() {
      for (const field of inOrder) field.translate();
    },
  };
}

/** The card that stands for a wrong number fails the check digit on purpose, and must reach the server. */
function checkNumber(digits: string): 'incomplete_number' | 'invalid_number' | null {
  if (digits.length < numberLength(digits)) return 'incomplete_number';
  const isKnown = testCards.some((card) => card.number === digits);
  return isKnown || passesLuhn(digits) ? null : 'invalid_number';
}
