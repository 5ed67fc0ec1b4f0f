/** Takes phrases out of a text until only words are left that change nothing. */
export class Phrases {
  private rest: string;
  constructor(text: string) {
    this.rest = text;
  }
  /** The groups of the first match, which is taken out; null without one. */
  take(source: string): readonly string[] | null {
    const found = new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`).exec(this.rest);
    if (!found) return null;
    this.rest = `${this.rest.slice(0, found.index)} | ${this.rest.slice(found.index + found[0].length)}`;
    return found.slice(1).map((group: string | undefined) => group ?? '');
  }
  copy(): Phrases {
    return new Phrases(this.rest);
  }
  assign({ rest }: Phrases): void {
    this.rest = rest;
  }
  has(source: string): boolean {
    return this.take(source) !== null;
  }
  /** Whether nothing is left but words of the list and marks. */
  isUsedUp(silent: string): boolean {
    return this.rest.replace(new RegExp(`\\b(?:${silent})\\b`, 'g'), '').replace(/[\s|,.;:?!]/g, '') === '';
  }
}
