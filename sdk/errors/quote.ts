/** Longer texts, such as an HTML page, do not help in a message. A pattern search through megabytes takes minutes. */
const LONGEST = 4000;

export const excerpt = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** A message of a server, a proxy or the platform, made safe to pass on: they quote what they got. */
export const quote = (text: unknown): string =>
  excerpt(String(text), LONGEST)
    .replace(/rcb_[\w.-]+/g, 'rcb_…')
    .replace(/(^|[^A-Za-z])(seti|pi|sk)_\w+/g, '$1$2_…');

/** `quote`, and without e-mail addresses: for logs and events. */
export const redact = (text: unknown): string => quote(text).replace(/[^\s"'<>@]{1,254}@[^\s"'<>]+/g, '…@…');
