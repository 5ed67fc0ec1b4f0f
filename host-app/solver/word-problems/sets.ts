import { negative, num, product, quotient, relation, sum, sym, type Expr } from '../tree/expr.js';
import { singular, thing as thingOf } from '../sentences/language/words.js';
import type { RequestedAmount } from './questions.js';
import { spend } from '../kernel/problem.js';
import { MOST_JOINTS, type WordProblemParts } from './split-sentences.js';
import { number } from './state.js';

/** Of the budget of reading. */
const STATEMENT_COST = 40;
/** A part of a whole, named by a property or an action. */
interface Group {
  readonly name: string;
  readonly amount: Expr;
  /** Index of the group that contains it; -1 for the whole. */
  readonly of: number;
  /** The verb of all parts of one division: 'are', 'like'. */
  readonly verb: string;
}
interface Sets {
  readonly groups: readonly Group[];
  readonly facts: readonly Expr[];
  /** The whole that was divided last. */
  readonly last: number;
}
const F = String.raw`(\d+/\d+|\d+(?:\.\d+)?%)`;
const WHOLES: readonly RegExp[] = [
  /^(?:there (?:are|were)|[a-z' ]+? (?:has|have|had|contains?|contained|can juggle|bought|picked|counted)) (\d+) ([a-z ]+?)(?: (?:in|on|at) [a-z ]+)?$/,
  /^(?:in|out of|of) (?:a [a-z]+ of |the |a total of )?(\d+) ([a-z ]+)$/,
];
const STOPPED =
  /\b(?:not|no|never|none|more|less|than|times|each|every|per|other|another|only|and|or|but|who|which|that|as|if|some|half|both|either|neither)\b/;

/** 'likes blue' and 'like blue' are the same, and so are 'girls' and 'girl'. */
const predicate = (text: string): string | null => {
  const plain = text
    .trim()
    .replace(/^(?:are|is|were|was|be) /, '')
    .replace(/^(?:the|in|a|an|on) /, '')
    .replace(/^(?:color|colour|in the|written in|made up of) /, '');
  if (plain === '' || /\d/.test(plain) || STOPPED.test(plain)) return null;
  return plain
    .split(' ')
    .filter((word) => !/^(?:the|a|an|in|on|color|colour|their|his|her)$/.test(word))
    .map((word) => singular(word))
    .join(' ');
};
const BEING = /^(?:are|is|were|was)\b/;
/** 'are' for properties; else the verb. */
const verbOf = (text: string): string =>
  BEING.test(text) ? (text.endsWith('s') ? 'are some' : 'are so') : singular(text.split(' ')[0] ?? '');
const part = (text: string): Expr =>
  text.endsWith('%') ? quotient(number(text.slice(0, -1)), num(100)) : number(text);

const COLLECTIVE =
  /^(?:class|group|company|school|team|family|library|population|crowd|audience|staff|club|town|village)$/;

/** The group that the words refer to: its name, or the whole's name; -1 where none or two match. */
const groupAt = (sets: Sets, text: string): number => {
  const wanted = thingOf(
    text.replace(/^(?:the|his|her|their|its|those|these|all the) |^[a-z]+'s (?:the )?/, ''),
  );
  const [first, ...others] = sets.groups.flatMap(({ name }, at) =>
    name === wanted || singular(name) === wanted || name.split(' ').at(-1) === wanted ? [at] : [],
  );
  if (sets.groups.length > 0 && COLLECTIVE.test(wanted)) return 0;
  const exact = sets.groups.findIndex(({ name }) => name === wanted);
  return exact >= 0 ? exact : others.length === 0 ? (first ?? -1) : -1;
};
const add = (sets: Sets, name: string, of: number, value: Expr | null, verb = ''): Sets | null => {
  if (sets.groups.some((group) => group.name === name)) return null;
  const amount = sym(of < 0 ? name : `number with “${name}”`);
  return {
    groups: [...sets.groups, { name, amount, of, verb }],
    facts: value ? [...sets.facts, relation('=', amount, value)] : sets.facts,
    last: of < 0 ? sets.groups.length : of,
  };
};
const rest = ({ groups }: Sets, of: number, verb = ''): Expr | null => {
  const parts = groups.filter((group) => group.of === of);
  // 'Half are girls, a third wear glasses, the rest': these are not parts of one division.
  if (new Set([...parts.map((group) => group.verb), ...(verb ? [verb] : [])]).size > 1) return null;
  const whole = groups[of];
  return whole && parts.length > 0 ? sum(whole.amount, ...parts.map(({ amount }) => negative(amount))) : null;
};
const whole = (sets: Sets, text: string): Sets | null => {
  for (const source of WHOLES) {
    const [, n = '', what = ''] = source.exec(text) ?? [];
    if (n !== '' && sets.groups.length === 0 && !STOPPED.test(what))
      return add(sets, thingOf(what), -1, number(n));
  }
  return null;
};

const PRED =
  '((?:are|is|were|was|likes?|liked|have|has|had|prefers?|speaks?|plays?|owns?|wears?|wore|walks?|rides?|oversees?|oversee|own|ate|passed|failed)(?: [a-z]+){1,4}|(?:oversee|passed|failed)(?: [a-z]+){0,4})';
const applyStatement = (sets: Sets, text: string): Sets | null => {
  const first = whole(sets, text);
  if (first) return first;
  const of = new RegExp(`^${F} of (.+?) ${PRED}$`).exec(
    text.replace(
      new RegExp(`^(?:out )?of (?:this|that|these|those)(?: \\d\\S*| [a-z]+)?,? (?:only )?${F}(?! of)`),
      '$1 of last',
    ),
  );
  if (of) {
    const [, size = '', which = '', what = ''] = of;
    const name = predicate(what);
    const isRest = /^(?:the )?(?:rest|remainder|remaining(?: [a-z]+)?)(?: of .+)?$/.test(which);
    const isLast = /^(?:them|these|those|it)$/.test(which);
    // Before the whole is given, its first part names it.
    const start =
      sets.groups.length === 0 && !isRest && !isLast
        ? add(sets, thingOf(which.replace(/^(?:the|his|her|their) |^[a-z]+'s /, '')), -1, null)
        : sets;
    if (name === null || !start) return null;
    const at =
      which === 'last' ? start.groups.length - 1 : isRest ? start.last : isLast ? 0 : groupAt(start, which);
    const base = isRest ? rest(start, at, verbOf(what)) : (start.groups[at]?.amount ?? null);
    return base && add(start, name, at, product(part(size), base), verbOf(what));
  }
  const bare =
    new RegExp(`^(?:(?:of|out of|among) (?:them|these|those|which),? )?${F} ${PRED}$`).exec(text) ??
    /^(?:(?:of|out of|among) (?:them|these|those|which),? )?(\d+)(?: of them)? ((?:are|is|were|was) [a-z ]+)$/.exec(
      text,
    );
  if (bare && sets.groups.length > 0) {
    const [, size = '', what = ''] = bare;
    const name = predicate(what);
    const base = sets.groups[0]?.amount;
    return name === null || !base
      ? null
      : add(sets, name, 0, /[/%]/.test(size) ? product(part(size), base) : number(size), verbOf(what));
  }
  const others = new RegExp(
    `^(?:the (?:rest|others|remaining ones)|all (?:the )?others|the remaining(?: [a-z]+)?) ${PRED}$`,
  ).exec(text);
  const name = others && predicate(others[1] ?? '');
  const value = name ? rest(sets, sets.last, verbOf(others?.[1] ?? '')) : null;
  return name && value ? add(sets, name, sets.last, value, verbOf(others?.[1] ?? '')) : null;
};

const JOINT = /,? (?:and|among which|of which|while|but) |, /g;
const applyStatements = (sets: Sets, text: string, depth = 0): Sets | null => {
  spend(STATEMENT_COST);
  if ((text.match(JOINT)?.length ?? 0) > MOST_JOINTS) return null;
  const found = applyStatement(sets, text);
  if (found || depth > 5) return found;
  for (const joint of text.matchAll(JOINT)) {
    const left = text.slice(0, joint.index);
    const first = applyStatements(sets, left, depth + 1);
    const right = text.slice(joint.index + joint[0].length);
    // '20% are unripe, 10% green'
    const verb = new RegExp(`(are|is|were) `).exec(left)?.[1];
    const second =
      first &&
      (applyStatements(first, right, depth + 1) ??
        (verb
          ? applyStatements(first, right.replace(/^(\S+)( of them)? /, `$1$2 ${verb} `), depth + 1)
          : null));
    if (second) return second;
  }
  return null;
};

/** The requested group, or the rest of its whole. */
const requestedGroup = (sets: Sets, question: string): Expr | null => {
  const there = /^how many ([a-z ]+?) (?:are|were) (?:there|in the [a-z ]+|at that [a-z ]+)(?: .*)?$/.exec(
    question,
  );
  const body = there ? null : /^how many ([a-z]+(?: [a-z]+)??) (.+)$/.exec(question);
  if (body) {
    const isNot = /^(?:are|were|do|did|does|is) not |^(?:aren't|weren't|don't|didn't) /.test(body[2] ?? '');
    const text = (body[2] ?? '').replace(
      /^(?:(?:are|were|do|did|does|is) not |(?:aren't|weren't|don't|didn't) |do |did )/,
      '',
    );
    const name = predicate(text);
    const at = name === null ? -1 : sets.groups.findIndex((group) => group.name === name && group.of >= 0);
    const group = sets.groups[at];
    const whole = group && sets.groups[group.of];
    if (group && whole) {
      const subject = thingOf(body[1] ?? '');
      if (isNot && subject !== whole.name && whole.name.split(' ').at(-1) !== subject) return null;
      return isNot ? sum(whole.amount, negative(group.amount)) : group.amount;
    }
  }
  const what = there?.[1] ?? /^how many ([a-z ]+?) (?:do|does|did) [a-z ]+ have$/.exec(question)?.[1] ?? '';
  if (what === '') return null;
  const name = thingOf(what);
  const plain = sets.groups.find((group) => group.name === name);
  if (plain) return plain.amount;
  // 'Spanish books': the books of that kind, 'girl Pomeranians' as well.
  const found = sets.groups.filter(({ name: own, of }) => {
    const wholeName = sets.groups[of]?.name ?? '';
    return of >= 0 && (name === `${own} ${wholeName}` || name === `${wholeName} ${own}`);
  });
  return found.length === 1 ? (found[0]?.amount ?? null) : null;
};

/** Parts of a whole by their properties: 'half of the books are old, the rest are new'. */
export const readSets = ({
  statements,
  question,
}: WordProblemParts): (RequestedAmount & { readonly facts: readonly Expr[] }) | null => {
  let sets: Sets | null = { groups: [], facts: [], last: -1 };
  for (const statement of statements) {
    // '6 Pomeranian girls' after their parts were given: the number of the last part.
    const now = /^there (?:are|were) (\d+) ([a-z]+) ([a-z]+)$/.exec(statement);
    const last: Group | undefined = sets?.groups.at(-1);
    const lastWhole: Group | undefined = last && sets?.groups[last.of];
    if (
      sets &&
      now &&
      last &&
      lastWhole &&
      sets.groups.length > 1 &&
      singular(now[3] ?? '') === last.name &&
      singular(now[2] ?? '') === lastWhole.name
    ) {
      sets = { ...sets, facts: [...sets.facts, relation('=', last.amount, number(now[1] ?? ''))] };
    } else sets = sets && applyStatements(sets, statement);
  }
  if (!sets || sets.groups.length < 2) return null;
  const expression = requestedGroup(sets, question.replace(/ (?:in total|altogether|now)$/, ''));
  return expression ? { expression, facts: sets.facts, isWhole: true } : null;
};
