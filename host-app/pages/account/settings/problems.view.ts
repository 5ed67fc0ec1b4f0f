/** What is wrong with what was typed, in words; `null` when it can be used. */

export const photoProblem = (text: string): string | null => {
  if (text.trim() === '') return null;
  try {
    return new URL(text.trim()).protocol === 'https:'
      ? null
      : 'The address has to begin with https://, so that nobody can change the picture on its way.';
  } catch {
    return 'This is not an address. It should read like https://example.org/me.jpg.';
  }
};

const SHORTEST = 8;

export const passwordProblem = (next: string, again: string): string | null => {
  if ([...next].length < SHORTEST) return `Choose a password of at least ${SHORTEST} characters.`;
  return next === again ? null : 'The two new passwords are not the same.';
};
