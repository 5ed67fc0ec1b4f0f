import { sum, product, num, quotient, sym, type Expr } from '../../tree/expr.js';
import { splitWordProblem } from '../split-sentences.js';
import { value } from '../../sentences/language/number.js';
import { minus, single, type Table } from './schema.js';
import {
  START,
  LOSS,
  GAIN,
  GIVEN,
  ITEM,
  OF_OWN,
  PART,
  REST,
  STOP,
  USED,
  UNCERTAIN,
  AT_FIRST,
  NOW,
  KEPT,
  SAME,
} from './event-patterns.js';
import { isScenery } from './vocabulary.js';

const MONEY = /\b(?:money|dollars?|cents?|euros?|pounds?|pence|coins?)$/;
const PERSON = /^(?:i|he|she|they|we|(?!(?:the|a|an|our|this) )[a-z]+)$/;
/** The name of what there is before anything comes or goes. */
const FIRST = 'amount at first';

/** What a story has counted so far: an amount, and the parts that were taken from it. */
interface Account {
  readonly owner: string;
  readonly things: string;
  readonly lines: Readonly<Record<string, Expr>>;
  /** The name of the newest amount. */
  readonly now: string;
  /** A part of the whole was taken: a further part must say of what. */
  readonly isParted: boolean;
  /** What the rest is or does: 'the rest are good'. */
  readonly rest?: string;
  /** What the parts are or do. */
  readonly parts: readonly string[];
}

const named = (account: Account, line: (now: Expr) => Expr, isParted: boolean): Account => {
  const before = account.now === FIRST ? 0 : Number(account.now.split(' ').at(-1));
  const name = `amount after change ${before + 1}`;
  return { ...account, lines: { ...account.lines, [name]: line(sym(account.now)) }, now: name, isParted };
};
const isOfAccount = (account: Account, words: string | undefined): boolean => {
  const [last = '', kind] = (words ?? '').split(' ').reverse();
  const [thing = '', known] = account.things.split(' ').reverse();
  // 5 blue pens are no red pens.
  const isKind = kind === undefined || known === undefined || kind === known;
  return words === undefined || (single(last) === single(thing) && isKind) || last === 'more';
};

/** An amount, or a share of what there is; null where it is not said of what. */
const amountOf = (
  account: Account,
  { n = '', of, what }: Partial<Record<string, string>>,
): ((now: Expr) => Expr) | null => {
  const share = n.endsWith('%') ? quotient(value(n.slice(0, -1)), num(100)) : value(n);
  if (!isOfAccount(account, what)) return null;
  if (!/[%/]/.test(n))
    return of === undefined || /^(?:them|those|(?:the|his|her|their) (?!rem))/.test(of) ? () => share : null;
  const isOfRest = of !== undefined && /rest$|remaining/.test(of);
  const ofWhat = of?.replace(/^(?:the|his|her|their) (?:remaining ?)?/, '') ?? '';
  if (of === undefined || (!isOfRest && account.isParted)) return null;
  if (!isOfRest && !/^(?:them|it|class|money)$/.test(ofWhat) && !isOfAccount(account, ofWhat)) return null;
  if (isOfRest && !/^(?:rest|money|)$/.test(ofWhat.replace('the ', '')) && !isOfAccount(account, ofWhat))
    return null;
  return (now) => product(share, now);
};

const listed = (account: Account, list: string, sign: 1 | -1): Account | null => {
  let next: Account | null = account;
  for (const part of list.split(/(?:,? and then|, and|,| and) (?=\d|another |an (?:additional|extra) )/)) {
    const item = ITEM.exec(part.trim())?.groups;
    const amount: ((now: Expr) => Expr) | null = next && item ? amountOf(next, item) : null;
    const isShare = /[%/]/.test(item?.['n'] ?? '');
    next =
      next && amount
        ? named(
            next,
            (now) => (sign > 0 ? sum(now, amount(now)) : minus(now, amount(now))),
            isShare || next.isParted,
          )
        : null;
  }
  return next;
};

/** One clause of the story; null where it says something else. */
const after = (account: Account, clause: string): Account | null => {
  const rest = REST.exec(clause)?.groups?.['rest'];
  if (rest !== undefined) return account.rest === undefined ? { ...account, rest } : null;
  if (account.rest !== undefined) return null;
  const part = PART.exec(clause)?.groups;
  if (part) {
    const isWhole = part['of'] === undefined || !/rest$|remaining/.test(part['of']);
    const whole = sym(FIRST);
    const amount = amountOf({ ...account, isParted: false }, { ...part, of: part['of'] ?? 'them' });
    const next = { ...account, parts: [...account.parts, clause] };
    return amount && named(next, (now) => minus(now, amount(isWhole ? whole : now)), true);
  }
  if (KEPT.test(clause)) return account;
  // 'Half of them are red.' says nothing of what comes and goes.
  if (account.parts.length > 0) return null;
  const [stop, used] = [STOP, USED].map((pattern) => pattern.exec(clause)?.groups);
  const moved = stop ?? used;
  // What a person has does not come by itself, and money does not leave: '3 more come' are people.
  if (stop && (MONEY.test(account.things) || (stop['comes'] !== undefined && PERSON.test(account.owner))))
    return null;
  if (moved && isOfAccount(account, moved['what']))
    return named(
      account,
      (now) => (stop?.['comes'] !== undefined ? sum(now, value(moved['n'])) : minus(now, value(moved['n']))),
      account.isParted,
    );
  const [given, gain, loss] = [GIVEN, GAIN, LOSS].map((pattern) => pattern.exec(clause)?.groups);
  const isOwner = (who: string | undefined): boolean =>
    who !== undefined && (SAME.has(who) || who === account.owner);
  const [, n, base] = OF_OWN.exec(given?.['list'] ?? '') ?? [];
  if (given && isOwner(given['who']) && n !== undefined && account.things === 'money') {
    const share = n.endsWith('%') ? quotient(value(n.slice(0, -1)), num(100)) : value(n);
    return named(account, (now) => sum(now, product(share, value(base))), account.isParted);
  }
  if (given && isOwner(given['who'])) return listed(account, given['list'] ?? '', 1);
  // '5 more' that are bought are no money.
  if (account.things === 'money' && / (?:bought|buys|buy|baked?|bakes|picks|picked) /.test(clause))
    return null;
  if (gain && isOwner(gain['who'])) return listed(account, gain['list'] ?? '', 1);
  return loss && isOwner(loss['who']) ? listed(account, loss['list'] ?? '', -1) : null;
};

const asksForIt = (account: Account, question: string, where: string | undefined): boolean => {
  const asked = / (?:on|in|at) (?:the|his|her|its) ([a-z]+)(?: now)?$/.exec(question)?.[1];
  if (asked !== undefined && where !== undefined && asked !== where.split(' ').at(-1)) return false;
  const [, what = '', tail = ''] =
    /^how (?:many|much) ((?!more |fewer |less )[a-z]+(?: [a-z]+)??)((?: (?:are|is|do|does|did|will|like|likes|have|were)\b.*)?)$/.exec(
      question,
    ) ?? [];
  const isLike = (one: string, other: string): boolean =>
    single(one.split(' ').at(-1) ?? '') === single(other.split(' ').at(-1) ?? '-');
  const [only, ...more] = account.parts;
  if (
    only !== undefined &&
    more.length === 0 &&
    account.rest === undefined &&
    /^ (?:are|is|do|does) not /.test(tail)
  )
    return isOfAccount(account, what) && isLike(tail, only);
  if (account.rest !== undefined && /^ are there$/.test(tail)) {
    const [kind = '', noun] = what.split(' ');
    return noun !== undefined && isOfAccount(account, noun) && isLike(kind, account.rest);
  }
  if (account.rest !== undefined)
    return (
      isOfAccount(account, what) &&
      single(tail.split(' ').at(-1) ?? '') === single(account.rest.split(' ').at(-1) ?? '-')
    );
  const owner =
    SAME.has(account.owner) || account.owner === '' ? '[a-z]+' : `(?:he|she|they|it|${account.owner})`;
  return (
    account.parts.length === 0 &&
    isOfAccount(account, what) &&
    // 'How many red birds', where the story speaks of birds.
    account.things.endsWith(what.includes(' ') ? what : '') &&
    new RegExp(
      `^ (?:(?:are|is|were) (?:there )?(?:left|now|(?:on|in) (?:the|his|her) [a-z]+)(?: (?:over|now|for [a-z]+))?|(?:do|does|did|will) ${owner} (?:have|keep|has)(?: (?:left(?: over)?|now|in all))?)$`,
    ).test(tail)
  );
};

/** Things that come and go, and parts of a whole: what is left. */
export const readEvents = (text: string): Table | null => {
  const parts = splitWordProblem(
    text
      .replace(/^in (an?|the) ([a-z]+) there are (\d+ [a-z]+)(?=[.,])/, 'there are $3 in the $2')
      .replace(
        /(?<=[.] )(?:in the (?:morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at noon|at lunch|after school|later that day|during the day),? (?=(?:he|she|they|[a-z]+) )/g,
        '',
      )
      .replace(/ and in the (?:afternoon|evening) (?=(?:he|she|they) )/g, ', and ')
      .replace(/(\d+(?:\.\d+)?) dollars/g, '$1 money')
      .replace(
        /\bhow (?:much money|much(?=,? (?:in dollars,? )?(?:does|do|did|is|will)\b)|many dollars)(?:, in dollars,)?/,
        'how many money',
      )
      .replace(/ (?:that )?(?:he|she|they) (?:didn't|did not|doesn't) [a-z]+(?: anymore)?(?= and|[.,])/g, ''),
  );
  const [first = '', ...others] = (parts?.statements ?? [])
    .filter((one) => !isScenery(one))
    .flatMap((statement) =>
      statement.split(
        / and (?=(?:lost|gave|ate|sold|spent|used|found|got|bought|received|downloaded|loses|gives|eats|sells|spends|uses|finds|gets|buys) \d)| among which |; |,? but |, and (?=(?:he|she|they|it|the rest)\b)| and (?=(?:he|she|they|the rest) )|,? and (?=\d[\d/%]* in\b)| and (?=another \d)|,? and (?=\d+ (?:more )?(?:[a-z]+ )?(?:get|got|come|came|fly|flew|join|joined|arrived?|leave|left|walked|ran|swam|went) ?)|,? and (?=at the next stop)| and (?=[a-z]+ gave (?:him|her|them)\b)|, (?=\d[\d/%]* (?:is|are)\b)/,
      ),
    );
  // 'He' and 'she' are two persons.
  if (/\bhe\b/.test(text) && /\bshe\b/.test(text)) return null;
  if (!parts || [first, ...others, parts.question].some((clause) => UNCERTAIN.test(clause))) return null;
  const start = START.exec(first)?.groups;
  const asked = AT_FIRST.exec(parts.question)?.groups;
  const end = asked && NOW.exec(others.at(-1) ?? '')?.groups;
  if (others.length === 0 || (!start && !end)) return null;
  const things = start ? (start['what'] ?? start['which'] ?? '') : (asked?.['what'] ?? '');
  let account: Account | null = {
    owner: start?.['owner'] ?? end?.['who'] ?? '',
    things,
    lines: start ? { [FIRST]: value(start['n'] ?? start['m']) } : {},
    now: FIRST,
    isParted: false,
    parts: [],
  };
  for (const clause of start ? others : [first, ...others.slice(0, -1)])
    account =
      account &&
      after(
        account,
        clause
          .replace(/^(?:then|later|after that|next|however|finally),? /, '')
          .replace(/\b(?:also|then|later) /, '')
          .replace(
            /^(?=(?:lost|gave|ate|sold|spent|used|found|got|bought|received|downloaded|loses|gives|eats|sells|spends|uses|finds|gets|buys) )/,
            'he ',
          ),
      );
  const isWhole = things !== 'money';
  if (!account) return null;
  if (start)
    return asksForIt(
      account,
      parts.question
        .replace(/\?$/, '')
        .replace(/^how many (?=(?:does|do|did|are|is|will) )/, `how many ${things.split(' ').at(-1) ?? ''} `),
      start['where'] ?? start['there'],
    )
      ? { lines: account.lines, requested: sym(account.now), isWhole }
      : null;
  return end &&
    isOfAccount(account, end['what']) &&
    [end['who'], 'he', 'she', 'they'].includes(asked?.['who'])
    ? {
        lines: account.lines,
        equations: [[sym(account.now), value(end['n'])]],
        requested: sym(FIRST),
        isWhole,
      }
    : null;
};
