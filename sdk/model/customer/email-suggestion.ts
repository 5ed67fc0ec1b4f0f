/** Common providers of e-mail. Shorter names are left out, because they are close to real names. */
const PROVIDERS =
  'gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com protonmail.com comcast.net verizon.net t-online.de freenet.de orange.fr wanadoo.fr laposte.net libero.it virgilio.it seznam.cz yandex.ru rambler.ru naver.com rediffmail.com'.split(
    ' ',
  );
/** Real domains that are close to one of them. */
const REAL = ['mail.com', 'email.com', 'ymail.com'];
/** Ends of domains that do not exist. */
const ENDINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(con|cpm|comm|ocm|cmo|vom|xom|coom)$/, '.com'],
  [/\.(nte|ner|ent)$/, '.net'],
];

/** Whether one missing, added or other letter, or two letters in the wrong order, make the difference. */
const isOneSlipAway = (typed: string, known: string): boolean => {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const [restTyped, restKnown] = [typed.slice(at), known.slice(at)];
  const isSwapped =
    restTyped[0] === restKnown[1] &&
    restTyped[1] === restKnown[0] &&
    restTyped.slice(2) === restKnown.slice(2);
  return (
    restTyped.slice(1) === restKnown.slice(1) ||
    restTyped.slice(1) === restKnown ||
    restTyped === restKnown.slice(1) ||
    isSwapped
  );
};

/**
 * The address that the customer probably meant, if its domain looks mistyped. It is only a suggestion, because every domain can exist.
 * @returns `null` for an address that is likely to be right.
 *
 * @example
 * suggestEmail('ada@gmial.com'); // => 'ada@gmail.com'
 */
export const suggestEmail = (email: string): string | null => {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).toLowerCase();
  if (at < 1 || !typed.includes('.') || PROVIDERS.includes(typed) || REAL.includes(typed)) return null;
  const [wrong, right] = ENDINGS.find(([ending]) => ending.test(typed)) ?? [];
  const ended = wrong && right ? typed.replace(wrong, right) : typed;
  const domain = PROVIDERS.find((known) => isOneSlipAway(ended, known)) ?? ended;
  return domain === typed ? null : `${address.slice(0, at)}@${domain}`;
};
