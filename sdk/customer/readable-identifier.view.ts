/** `premium_access`, `premiumAccess` and `com.example.premium_access` are all 'Premium access'. */
export const readableIdentifier = (identifier: string): string => {
  const last = identifier.replace(/^[a-z]+\.[^.]+\.(?=.)/i, '').replace(/^\$rc_/, '');
  const words = last
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[\s_.:-]+/g, ' ')
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : identifier;
};
