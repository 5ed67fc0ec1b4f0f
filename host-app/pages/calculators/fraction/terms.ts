import type { MessageKey } from '../../../maths/messages';
import { formatMessage } from '../../../maths/messages';

export type Sign = '+' | '−' | '×' | '÷';
export const SIGNS: readonly Sign[] = ['+', '−', '×', '÷'];
export const MOST_TERMS = 8;

/** One number in stacked fields as it was typed, with the operator before it. */
export interface Term {
  readonly operator: Sign;
  readonly whole: string;
  readonly top: string;
  readonly bottom: string;
}

export type TermPart = 'whole' | 'top' | 'bottom';
interface TermProblem {
  readonly part: TermPart;
  readonly words: string;
}

export const emptyTerm: Term = { operator: '+', whole: '', top: '', bottom: '' };

/** Parses the text in the address: '+_2_1_2;×__3_4'. */
export const readTerms = (text: string): readonly Term[] =>
  text
    .split(';')
    .slice(0, MOST_TERMS)
    .map((written) => {
      const [mark = '', whole = '', top = '', bottom = ''] = written.split('_');
      return { operator: SIGNS.find((sign) => sign === mark) ?? '+', whole, top, bottom };
    });

const clean = (text: string): string => text.replaceAll(/[;_]/g, '');

export const writeTerms = (terms: readonly Term[]): string =>
  terms
    .map(({ operator, whole, top, bottom }) => [operator, ...[whole, top, bottom].map(clean)].join('_'))
    .join(';');

const NUMBER = /^[+\-−–]?(?:\d+\.?\d*|\.\d+|\d*\.\d*\(\d+\))$/u;
const WHOLE = /^[+\-−–]?\d+$/u;

const bare = (text: string): string => text.replaceAll(/[\s,]/g, '');

const message = (part: TermPart, key: MessageKey, text = ''): TermProblem => ({
  part,
  words: formatMessage(key, { text }),
});
const sentence = (part: TermPart, words: string): TermProblem => ({ part, words });

/** The problem of a term, and the field where the user can correct it. */
export const problemOf = (term: Term): TermProblem | null => {
  const [whole, top, bottom] = [bare(term.whole), bare(term.top), bare(term.bottom)];
  const hasFraction = top !== '' || bottom !== '';
  if (whole === '' && !hasFraction) return message('whole', 'amountMissing');
  if (whole !== '' && !NUMBER.test(whole)) return message('whole', 'badNumber', term.whole);
  if (!hasFraction) return null;
  if (top === '') return sentence('top', 'Enter the top number.');
  if (bottom === '') return sentence('bottom', 'Enter the bottom number.');
  if (!WHOLE.test(top)) return message('top', 'badNumber', term.top);
  if (!WHOLE.test(bottom)) return message('bottom', 'badNumber', term.bottom);
  if (/^[+\-−–]?0+$/u.test(bottom)) return message('bottom', 'divisionByZero');
  if (/^[-−–]/u.test(bottom)) return sentence('bottom', 'Put the minus sign on the top or the whole number.');
  if (whole === '') return null;
  if (!WHOLE.test(whole)) return sentence('whole', 'Before a fraction, this must be a whole number.');
  return /^[-−–]/u.test(top) ? sentence('top', 'Put the minus sign before the whole number.') : null;
};

const termText = (term: Term): string => {
  const [whole, top, bottom] = [bare(term.whole), bare(term.top), bare(term.bottom)].map((text) =>
    text.replace(/^\+/, ''),
  );
  return top === '' ? `${whole}` : `${whole} ${top}/${bottom}`.trim();
};

/** The terms as one line: '2 1/2 + 3/4'. Negative numbers after an operator are in parentheses. */
export const termsText = (terms: readonly Term[]): string =>
  terms
    .map((term, index) => {
      const text = termText(term);
      if (index === 0) return text;
      return `${term.operator} ${/^[-−–]/u.test(text) ? `(${text})` : text}`;
    })
    .join(' ');
