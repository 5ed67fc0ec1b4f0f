/** Longer texts (a page of HTML, or worse) are no help in a message, and looking through megabytes takes minutes. */
const LONGEST = 4000;

export const excerpt = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** What a server, a proxy or the platform said, fit to be passed on: they quote what they were sent. */
export const quote = (text: unknown): string =>
  excerpt(String(text), LONGEST)
    .replace(/rcb_[\w.-]+/g, 'rcb_…')
    .replace(/(^|[^A-Za-z])(seti|pi)_\w+/g, '$1$2_…');
