import { single } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';
import { type Domain, type Statement, WHO } from './grammar.js';

const W = '(?!(?:of|and|the|are|is|were|was|them|it|in|on|at|who|that|rest|do|does|can|have|left)\\b)[a-z]+';
const PLACE = '(?: (?:in|on|at) (?:the|an?|his|her|my|our|this|one) [a-z]+(?: [a-z]+)?)?';
/** What is said of some of them: 'are girls', 'wear glasses', 'can also dive'. */
const PRED =
  '(?<pred>(?:are|is|were|was|can|have|has|(?!of\\b|the\\b|who\\b)[a-z]+) (?!of\\b)[a-z]+(?: (?!and\\b|but\\b|of\\b)[a-z]+){0,3})(?=,|$| and | but )';
const SHARE = '(?:{n:part}|{p:percent})(?: of| times)?';
const ALL = `{n:all} (?<unit>${W})(?: of (?:water|milk|juice|oil|paint|fuel|gas|flour|rice))?${PLACE}`;
const PAIRS = [['boy', 'girl'], ['man', 'woman'], ['men', 'women']]; // prettier-ignore
const FOLK = /^(?:children|student|pupil|people|kid|player|member|person)$/;
const LOSS = /^(?:used|sold|eaten|spent|drunk|given|lost|taken|removed|stolen|thrown|poured|broken)\b/;

interface Group {
  readonly name: string;
  readonly pred: string;
  /** The group that it is a part of; '' for the whole, 'rest' for what the others leave of it. */
  readonly of: string;
  readonly isAlso: boolean;
  readonly isKind: boolean;
}
interface Base {
  readonly of: string;
  readonly amount: string;
}
const plainPred = (text: string): string =>
  text
    .replace(/\b(?:also|both|only|now) /g, '')
    .replace(/^(?:are|is|were|was) /, '')
    .split(' ')
    .map(single)
    .join(' ');
const isNoun = (said: Statement): boolean => /^(?:are|were) [a-z]+$/.test(said.slots['pred'] ?? '');
const opposite = (kind: string): string | undefined =>
  PAIRS.find((pair) => pair.includes(kind))?.find((one) => one !== kind);

/** The whole, and the parts of it one after the other. */
class Tree {
  readonly lines: string[] = [];
  readonly groups: Group[] = [];
  readonly unit: string;
  constructor(unit: string, all: string) {
    this.unit = unit;
    this.lines.push(`all ${unit} = ${all}`);
  }
  /** What the parts of the whole leave of it; null where these may be the same things, as novels and old books. */
  rest(): string | null {
    const parts = this.groups.filter(({ of }) => of === '' || of === 'rest');
    if (new Set(parts.map(({ isKind }) => isKind)).size > 1) return null;
    return `all ${this.unit}${parts.map(({ name }) => ` - ${name}`).join('')}`;
  }
  /** The amount that a noun names. */
  named(noun: string): Base | null {
    const kind = single(noun);
    if (kind === single(this.unit) || (FOLK.test(kind) && FOLK.test(single(this.unit)))) return { of: '', amount: `all ${this.unit}` };
    const top = this.groups.filter(({ of }) => of === '' || of === 'rest');
    const found = top.filter(({ pred }) => pred === kind);
    const [only] = found;
    if (only) return found.length === 1 ? { of: only.name, amount: only.name } : null;
    const [one, ...others] = top.filter(({ pred }) => pred === opposite(kind));
    return one && others.length === 0 && top.length === 1 ? { of: `other than ${one.name}`, amount: `(all ${this.unit} - ${one.name})` } : null;
  } // prettier-ignore
  private left(): Base | null {
    const rest = this.rest();
    return rest === null ? null : { of: 'rest', amount: `(${rest})` };
  }
  private base(said: Statement, previous: Statement | undefined): Base | null {
    const { slots } = said;
    const base = slots['base'] ?? '';
    const last = this.groups.at(-1);
    const whole = { of: '', amount: `all ${this.unit}` };
    if (slots['all'] !== undefined) return whole;
    if (/^(?:rest|remainder|others|remaining|other|what)\b/.test(base)) return last && (last.of === '' || last.of === 'rest') ? this.left() : null;
    if (base === '' || /^(?:them|it|these|those)$/.test(base)) {
      if (!last) return whole;
      // '1/4 are goats' is of the same whole; '1/4 of them' may be of the part that was named last.
      const isOfNoun = previous !== undefined && isNoun(previous) && !isNoun(said);
      if (base === '') return last.of === '' && previous?.place === said.place && !isOfNoun ? whole : null;
      return isOfNoun ? { of: last.name, amount: last.name } : null;
    }
    const those = this.groups.filter(({ pred, of }) => pred === plainPred(base) && of === '');
    return those[0] && those.length === 1 ? { of: those[0].name, amount: those[0].name } : this.named(base);
  } // prettier-ignore
  add(said: Statement, previous: Statement | undefined): boolean {
    const { part, percent, pred = '' } = said.slots;
    const base = said.role === 'others' ? this.left() : this.base(said, previous);
    if (!base || (part !== undefined && !/^\d+$/.test(part) && sizeOf(part) >= 1 && Number.isFinite(sizeOf(part)))) return false;
    const plain = plainPred(pred);
    const name = `part ${this.groups.length + 1}, ${plain.replace(/[^a-z ]/g, '')}`;
    const size = said.role === 'others' ? base.amount : percent === undefined ? (/\//.test(part ?? '') ? `${part} * ${base.amount}` : `${part}`) : `${percent}/100 * ${base.amount}`;
    this.lines.push(`${name} = ${size}`);
    this.groups.push({ name, pred: plain, of: base.of, isAlso: /\balso\b/.test(pred), isKind: /^(?:are|were) (?:[a-z]+s|sheep|fish|deer|children|people|men|women)$/.test(pred) });
    return true;
  } // prettier-ignore
}
const sizeOf = (text: string): number => {
  const [a = '', b = '1'] = text.split('/');
  return Number(a) / Number(b);
};

/** The part that the question names; null where it may be another one. */
const requested = (tree: Tree, { role, slots }: Statement): string | null => {
  const { noun = '', pred = '', kind = '' } = slots;
  if (role === 'kind') return tree.named(kind)?.amount ?? null;
  if (role === 'left') {
    const isGone = tree.groups.length > 0 && tree.groups.every((one) => LOSS.test(one.pred) && (one.of === '' || one.of === 'rest'));
    return isGone ? tree.rest() : null;
  }
  const found = tree.groups.filter((one) => one.pred === plainPred(pred));
  const base = noun === '' ? { of: '', amount: `all ${tree.unit}` } : tree.named(noun);
  if (!base || found.length === 0) return null;
  const inside = found.filter(({ of }) => of === base.of);
  const [only] = inside;
  if (only && inside.length === 1 && found.length === (base.of === '' ? 1 : found.length)) return role === 'not' ? `${base.amount} - ${only.name}` : only.name;
  if (role === 'not' || base.of !== '') return null;
  // Girls and boys who wear glasses are all who wear glasses; who can also dive are among those who can swim.
  const [one, other] = found;
  if (one && !other) return one.isAlso ? one.name : null;
  return one && other && found.length === 2 && [one.of, other.of].some((of, k) => of === `other than ${[other.of, one.of][k]}`) ? `${one.name} + ${other.name}` : null;
}; // prettier-ignore

/** A whole, parts of it, parts of the parts and of what is left. */
export const SHARES: Domain = {
  hint: /\d%|\d\/\d|\bhalf\b/,
  hasPeople: true,
  facts: {
    whole: [
      `there (?:are|were) ${ALL}`,
      `(?:the|an?|his|her|my|our|[a-z]+) ?[a-z]*(?: [a-z]+)? (?:has|have|had|owns|keeps|holds|contains) ${ALL}`,
      `(?:in|of|at) (?:the|an?|his|her|my|our) [a-z]+ (?:of|with) ${ALL}`,
      `(?:in|of) (?:the )?${ALL}`,
    ],
    part: [
      `${SHARE} the ${ALL} ${PRED}`,
      `${SHARE} (?:(?<base>them|it|these|those)|(?:the|its) (?<base>rest|remainder|others|(?:remaining|other) [a-z]+)|(?<base>what (?:is|was) left)|those who (?<base>[a-z]+ [a-z]+)|(?:the|his|her|its|these) (?<base>${W})) ${PRED}`,
      `${SHARE} ${PRED}`,
    ],
    others: [`(?:all )?(?:the|all) (?:rest|others|remaining [a-z]+|other [a-z]+) (?:of (?:them|the [a-z]+) )?${PRED}`],
  },
  asks: {
    kind: [`how many (?<kind>${W})(?: (?:are (?:there|(?:in|on|at) (?:the|his|her|this) [a-z]+)|(?:does|do|did) ${WHO} have))?`],
    not: [
      `how many (?:of them |(?<noun>${W}) )(?:do not|don't|did not|didn't|does not) (?<pred>[a-z]+(?: [a-z]+)*)`,
      `how many (?:of them |(?<noun>${W}) )(?<pred>(?:are|can|were))(?:not|n't| not) [a-z]+(?: [a-z]+)*`,
    ],
    left: [`how (?:many|much)(?: (?:of the )?${W}(?: of ${W})?)? (?:(?:is|are|was|were) left(?: over)?|remains?|(?:is|are) still there)${PLACE}`],
    group: [`how many (?:of them |(?<noun>${W}) )(?<pred>[a-z]+(?: [a-z]+)+)`, `how many (?<pred>(?:are|can|were) [a-z]+(?: [a-z]+)*)`],
  },
  table: (facts, asked) => {
    const wholes = facts.filter(({ slots }) => slots['all'] !== undefined);
    const { unit = '', all = '' } = wholes[0]?.slots ?? {};
    if (wholes.length !== 1 || facts[0] !== wholes[0] || facts.length < (wholes[0]?.role === 'part' ? 1 : 2)) return null;
    const tree = new Tree(unit, all);
    for (const [k, fact] of facts.entries()) if (fact.role !== 'whole' && !tree.add(fact, facts[k - 1]?.role === 'part' ? facts[k - 1] : undefined)) return null;
    const wanted = requested(tree, asked);
    return wanted === null ? null : tabled(tree.lines.join('; '), wanted, { isWhole: !/^(?:liters?|gallons?|kg|grams|meters|km|hours|ml|pounds)$/.test(unit) })({});
  },
}; // prettier-ignore
