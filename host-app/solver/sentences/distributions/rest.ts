import { divide, parseRational, rational, type Rational } from '../../../maths/rational.js';

export const N = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*\d+)? ?%?`;
export const numberOf = (text: string): Rational | null => {
  const value = parseRational(text.replace(/[\s%]/g, '').replace(/^(-?)\./, '$10.'));
  return value && text.includes('%') ? divide(value, rational(100)) : value;
};

/** What is left of a text; each part that is understood is taken out once. */
export class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(source: string): readonly string[] | null {
    const found = new RegExp(source).exec(this.text);
    if (!found) return null;
    this.text = `${this.text.slice(0, found.index)} ; ${this.text.slice(found.index + found[0].length)}`;
    return found.slice(1).map((part: string | undefined) => part ?? '');
  }
}
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\(?:left|right|mathrm|text|operatorname|mathcal|,|;)/g, '')
    .replace(/\\sim\b/g, '~')
    .replace(/≤|⩽|\\leq?\b|=</g, '<=')
    .replace(/≥|⩾|\\geq?\b|=>/g, '>=')
    .replace(/−/g, '-')
    .replace(/²/g, '^2')
    .replace(/μ|µ|\\mu\b/g, 'mu')
    .replace(/σ|\\sigma\b/g, 'sigma')
    .replace(/λ|\\lambda\b/g, 'lambda')
    .replace(/percent\b/g, '%')
    .replace(/[{}\\$]/g, ' ')
    .replace(/\s+/g, ' ');
