/** Validates an e-mail address and returns an error message; `null` when it is valid. */
export const emailProblem = (text: string): string | null => {
  const email = text.trim();
  if (email === '') return 'Enter an e-mail address, for example ada@example.org.';
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return null;
  if (!email.includes('@')) return 'The address needs an @, as in ada@example.org.';
  if (/\s/.test(email)) return 'The address has a space in it.';
  return 'The address looks incomplete; it should read like ada@example.org.';
};
