/** Checks the input of a form and returns the error text; `null` when the input is valid. */

const SHORTEST = 8;

interface PasswordProblems {
  readonly current: string | null;
  readonly next: string | null;
  readonly again: string | null;
}

interface Typed {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

const nextProblem = ({ current, next }: Typed): string | null => {
  if ([...next].length < SHORTEST) return `Choose a password of at least ${SHORTEST} characters.`;
  if (new Set(next).size < 3) return 'This is too easy to guess: use more than two different characters.';
  return next === current ? 'This is the password that you have already.' : null;
};

export const passwordProblems = (typed: Typed): PasswordProblems => ({
  current: typed.current === '' ? 'Enter your current password.' : null,
  next: nextProblem(typed),
  again: typed.next === typed.again ? null : 'The two new passwords are not the same.',
});

export const sameAddress = (typed: string, now: string | null): string | null =>
  typed.trim().toLowerCase() === now?.toLowerCase() ? 'This is the address that you have already.' : null;
