import type { LocaleMessages, Message } from './en';

const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, or a text for each plural form; `other` is required. */
export const isMessage = (value: unknown): value is Message =>
  typeof value === 'string'
    ? value.trim() !== ''
    : isRecord(value) &&
      'other' in value &&
      Object.entries(value).every(
        ([form, text]) => FORMS.includes(form) && isMessage(text) && typeof text === 'string',
      );

/** Keeps the valid texts of a fetched file; the others stay English. */
export const readMessages = (file: unknown): LocaleMessages =>
  isRecord(file) ? Object.fromEntries(Object.entries(file).filter(([, message]) => isMessage(message))) : {};
