/**
 * Characters that browsers remove or do not show, and characters that reverse the text direction. An address must have
 * none.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Encodes characters that could end a CSS `url(…)` or an attribute. */
const encode = (href: string): string =>
  href.replace(
    /["'()<>\\`\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );

const parse = (value: string, schemes: readonly string[]): string | null => {
  const cleaned = value.replace(HIDDEN, '').trim();
  // The scheme is also checked by a pattern, so that the result does not depend on how a platform corrects addresses.
  const scheme = /^([a-z]+):/i.exec(cleaned)?.[1]?.toLowerCase();
  if (scheme === undefined || !schemes.includes(scheme)) return null;
  try {
    const url = new URL(cleaned);
    return url.protocol === `${scheme}:` ? encode(url.href) : null;
  } catch {
    return null;
  }
};

/** An address that the customer can open: http(s), mail or telephone; `null` for any other. */
export const safeLink = (value: string): string | null => parse(value, ['https', 'http', 'mailto', 'tel']);

/** The address of a picture. A relative address is resolved against `base`. */
export const safePicture = (value: string, base: string | null): string | null => {
  const cleaned = value.replace(HIDDEN, '').trim();
  if (base === null || /^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(cleaned))
    return parse(cleaned, ['https', 'http']);
  return cleaned && parse(`${base.replace(/\/+$/, '')}/${cleaned.replace(/^[/\\]+/, '')}`, ['https', 'http']);
};
