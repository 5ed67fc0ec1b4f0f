import { digitsOf } from './card-number';
import { part } from './page-parts';
import { textFor } from './texts';
import type { FormTexts } from './texts';

export interface FieldRules {
  format(digits: string): string;
  /** The code of what is wrong, or null. */
  check(digits: string): string | null;
}

/** One input of digits: formatted while typed, checked when left, its error told to assistive technology. */
export function createField(name: string, rules: FieldRules, texts: () => FormTexts, onInput: () => void) {
  const input = part(name, HTMLInputElement);
  const error = part(`${name}-error`, HTMLElement);
  let shown: string | null = null;

  const digits = (): string => digitsOf(input.value);
  const problem = (): string | null => rules.check(digits());

  function show(message: string | null): void {
    error.textContent = message ?? '';
    error.hidden = message === null;
    input.classList.toggle('Input--invalid', message !== null);
    input.setAttribute('aria-invalid', String(message !== null));
  }

  function showProblem(code: string | null): void {
    shown = code;
    show(code === null ? null : (textFor(texts(), code) ?? code));
  }

  function set(typed: string): void {
    input.value = rules.format(typed);
    showProblem(null);
  }

  input.addEventListener('input', () => {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const value = rules.format(digits());
    input.value = value;
    const caret = caretAfter(value, before);
    input.setSelectionRange(caret, caret);
    // A mistake that more typing cannot mend is shown at once, e.g. a card number that fails its check digit.
    const found = problem();
    showProblem(found?.startsWith('invalid_') === true ? found : null);
    onInput();
  });
  input.addEventListener('blur', () => {
    if (digits() !== '' && error.hidden) showProblem(problem());
  });

  return {
    digits,
    problem,
    set,
    hasFocus: () => document.activeElement === input,
    isFull: () => input.selectionStart === input.value.length,
    focus: () => {
      input.focus();
    },
    focusIfEmpty() {
      if (digits() === '') input.focus();
    },
    validate() {
      showProblem(problem());
      return problem();
    },
    showError(message: string) {
      shown = null;
      show(message);
      input.focus();
    },
    translate() {
      if (shown !== null) showProblem(shown);
    },
  };
}

/** The caret stays behind the same digit, and behind a separator that was just added at the end. */
function caretAfter(value: string, digitCount: number): number {
  let seen = 0;
  for (const [index, character] of [...value].entries()) {
    if (seen === digitCount && /\d/.test(character)) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return value.length;
}
