import type { Story } from '../../schemas/match.js';
import { approx } from '../../../kernel/approx.js';
import { planWordProblem } from '../../../plan/word-problem.js';
import { storyOf, type Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { inUnit, plural } from '../phrases.js';
import { equationsOf, solvable } from './compare.js';

/** A kind of amounts that are compared with each other: the sides of a rectangle, angles, numbers. */
export interface Amounts {
  /** Other words for what the phrases say. */
  readonly rewrites?: readonly (readonly [RegExp, string])[];
  /** Phrases and the expressions that they stand for, the longest first. */
  readonly phrases: readonly (readonly [string, string])[];
  /** What is true of every figure of the kind. */
  readonly equations?: readonly string[];
  /** All amounts that 'find them' asks for. */
  readonly all: readonly string[];
  /** What is only the scene. */
  readonly scene?: readonly string[];
  readonly isWhole?: boolean;
  /** Numbers may be below zero; other amounts not. */
  readonly isSigned?: boolean;
  readonly unit?: (requested: string) => string | undefined;
  /** Odd or even numbers, by the rest of one of them. */
  readonly parity?: { readonly name: string; readonly rest: number };
  /** Two amounts of which the larger, the smaller is asked for: '?larger', '?smaller'. */
  readonly pair?: readonly [string, string];
  /** Every solution is in order: the first is the larger. */
  readonly order?: readonly [string, string];
  /** The amount that no other is below, or above. */
  readonly least?: string;
  readonly most?: string;
}
export type AmountsReader = (text: string) => Amounts | null;

const ASK =
  "(?:what (?:is|are|was|were|will be)|what's|find|calculate|determine|work out|compute|how (?:long|large|big|wide|high|tall|great|old|deep) (?:is|are|was|were)|which (?:number|numbers) (?:is|are)|give|name|state)";
const ALL =
  '(?:both(?: of them)?|them|they|all (?:of them|2|3|4|three|angles)|the (?:2 |3 |4 |two |three )?(?:numbers?|integers|angles|ages)|both (?:numbers|integers|angles)|the (?:numbers|integers)|each|each (?:number|angle|of them)|the (?:measures?|size|sizes) of (?:the|all|each|both)? ?(?:2 |3 )?angles?|the dimensions|its dimensions|all the angles|these numbers|the (?:length and (?:the )?width|width and (?:the )?length))';
const END = '(?: of (?:the|this|a) (?:rectangle|triangle|square|[a-z]+))?';

const marked = (text: string, phrases: Amounts['phrases']): { readonly text: string; readonly amounts: string[] } => {
  const amounts: string[] = [];
  let plain = ` ${text} `;
  for (const [phrase, expression] of phrases)
    plain = plain.replace(new RegExp(`(?<=[ ,;(])(?:${phrase})(?=[ ,;.?!)])`, 'g'), () => `@${amounts.push(expression) - 1}@`);
  return { text: plain.trim(), amounts };
}; // prettier-ignore

interface Read {
  readonly equations: readonly string[];
  readonly requested: readonly string[];
  /** The unit in which the answer is asked for. */
  readonly unit?: string;
}
/** What one sentence says, and whether it asks. */
const readSentence = (sentence: string, kind: Amounts, isQuestion: boolean): Read | null => {
  const plain = (kind.rewrites ?? []).reduce((all, [from, to]) => all.replace(from, to), sentence.replace(/[.?!]+$/, ''));
  const marks = marked(plain, kind.phrases);
  let { text } = marks;
  for (const scene of kind.scene ?? []) text = text.replace(new RegExp(`(?:^|(?<= ))(?:${scene})(?=[ ,;]|$)`), '').trim();
  let requested: readonly string[] = [];
  let unitAsked: string | undefined;
  if (isQuestion) {
    const asked = new RegExp(`(?:^|(?<=[ ,;]))${ASK} (?:(${ALL})|(@\\d+@)(?: and (@\\d+@))?)${END}(?: in (?:square )?(meters|cm|km|feet|inches|yards))?(?=[ ,;]|$)`).exec(text);
    if (!asked) return null;
    const [, all, one = '', other, unit] = asked;
    unitAsked = unit;
    const named = (mark: string): string => marks.amounts[Number(mark.replace(/@/g, ''))] ?? '';
    requested = all !== undefined ? kind.all : other === undefined ? [named(one)] : [named(one), named(other)];
    text = `${text.slice(0, asked.index)} ${text.slice(asked.index + asked[0].length)}`;
  }
  const equations = equationsOf(text.replace(/\s+/g, ' ').replace(/^[ ,;]+|[ ,;]+$/g, ''), marks.amounts);
  return equations && { equations, requested, ...(unitAsked && { unit: unitAsked }) };
}; // prettier-ignore
const IS_SQUARE = /[a-z)] \* [a-z(]|\^2/;
const PRODUCTS = /\d \* /;

/** Equations of the amounts from all sentences, and which of them is asked for. */
export const readAmounts = (reader: AmountsReader, story: Story): Table | null => {
  const kind = reader(story.sentences.join(' '));
  const read = kind && story.sentences.map((sentence, k) => readSentence(sentence, kind, k === story.question));
  if (!kind || !read || read.some((one) => one === null)) return null;
  const said = read.flatMap((one) => one?.equations ?? []);
  const equations = solvable([...said, ...(kind.equations ?? [])]).join('; ');
  const asked = read.flatMap((one) => one?.requested ?? []);
  const made = (requested: string, signed = kind.isSigned): Table | null => tabled('', requested, { equations, ...(signed && { isSigned: true }), ...(kind.isWhole && !signed && { isWhole: true }) })({});
  const valueOf = (name: string): number => {
    const table = made(name);
    const answer = table && planWordProblem(storyOf(table))?.answer;
    return answer?.kind === 'value' ? approx(answer.exact) : Number.NaN;
  };
  const isSquare = IS_SQUARE.test(equations.replace(PRODUCTS, ''));
  if (said.length === 0 || asked.length === 0 || asked.includes('') || said.some((one) => one.includes('?'))) return null;
  // With a square there may be two solutions below zero and above.
  if (isSquare && kind.isSigned) return asked.length === kind.all.length && asked.length > 1 ? tabled('', asked[0] ?? '', { equations, several: asked, isSigned: true })({}) : null;
  if (kind.parity && (((valueOf(kind.parity.name) % 2) + 2) % 2 !== kind.parity.rest)) return null;
  if (kind.isWhole && !kind.all.every((name) => Number.isInteger(valueOf(name)))) return null;
  if (kind.order && !(valueOf(kind.order[0]) > valueOf(kind.order[1]))) return null;
  const values = kind.least || kind.most ? kind.all.map(valueOf) : [];
  if ((kind.least && valueOf(kind.least) !== Math.min(...values)) || (kind.most && valueOf(kind.most) !== Math.max(...values))) return null;
  const chosen = asked.map((name) => {
    if (!name.startsWith('?') || !kind.pair) return name;
    const [a, b] = kind.pair;
    return (valueOf(a) > valueOf(b)) === (name === '?larger') ? a : b;
  });
  const [first = ''] = chosen;
  if (chosen.some((name) => name.startsWith('?'))) return null;
  if (chosen.length > 1) return isSquare ? null : tabled('', first, { equations, several: chosen, ...(kind.isSigned && { isSigned: true }) })({});
  const wanted = read.flatMap((one) => one?.unit ?? [])[0];
  const unit = kind.unit?.(first);
  if (wanted !== undefined) {
    const [own = '', power] = [unit?.replace(/²$/, ''), unit?.endsWith('²') ? 2 : 1];
    const once = own === '' ? null : inUnit(`(${first})`, own, wanted);
    const all = once === null ? null : power === 2 ? inUnit(once, own, wanted) : once;
    const changed = all === null ? null : made(all);
    return changed && { ...changed, unit: `${plural(wanted)}${power === 2 ? '²' : ''}` };
  }
  const table = made(first);
  return table && { ...table, ...(unit && { unit }) };
}; // prettier-ignore
