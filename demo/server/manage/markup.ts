/** Markup that is safe to send. Only `html` creates it, and escapes every value that is not markup. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | Markup | readonly Markup[];

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((done, piece, index) => done + toSource(parts[index - 1] ?? '') + piece));
}

function toSource(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (typeof part === 'string') return escapeText(part);
  return part.map((item) => item.source).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
