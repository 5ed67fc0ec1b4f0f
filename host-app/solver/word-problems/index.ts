import { planWordProblem } from '../plan/word-problem.js';
import type { Problem } from '../solution.js';
import { isInt, list, type Expr } from '../tree/expr.js';
import { simpleUnit } from '../sentences/units.js';
import { normal } from '../sentences/language/normal.js';
import { withDoubleMoney } from './answer-unit.js';
import { hasStrangePronoun } from './people.js';
import { COMPARISONS } from './comparison-rules.js';
import { readClause } from './grammar.js';
import { isOneUnit } from './rates/one-unit.js';
import { COMPARED, readQuestion, type RequestedAmount } from './questions.js';
import { readRateSum } from './rate-sums/index.js';
import { readQuantities } from './quantities/index.js';
import { storyOf } from './schemas/schema.js';
import { readSchemas } from './schemas/index.js';
import {
  asksOtherAct,
  BEFORE_IT,
  isAboutTheFacts,
  isInDoubt,
  splitWordProblem,
  type WordProblemParts,
} from './split-sentences.js';
import { isScenery } from './schemas/vocabulary.js';
import { START, type ReadingState } from './state.js';

const wordProblem = (facts: readonly Expr[], requested: RequestedAmount): Problem => ({
  kind: 'story',
  expression: list('system', facts),
  variable: '',
  options: { items: [requested.expression], operation: requested.isWhole ? 'whole' : 'positive' },
});

const KIN =
  '(?:brother|sister|cousin|friend|boyfriend|girlfriend|husband|wife|son|daughter|uncle|aunt|neighbor|roommate|classmate)';
/** Words that join sentences, and 'his younger sister, Martha,' for Martha. */
const joined = (text: string): string =>
  text
    .replace(/,? (?:on the other hand|however|meanwhile|therefore),?(?= )/g, '')
    .replace(
      new RegExp(
        `\\b(?:his|her|their) (?:(?:younger|older|little|big|best|twin) )?${KIN}, ([a-z]+)(?:,(?= (?!and )))?`,
        'g',
      ),
      '$1',
    )
    // 'Ned has 18 marbles. Ola has 7 fewer.'
    .replace(
      /\b([a-z]+) has (\d+) ([a-z]+)\. (?!he |she |it )([a-z]+) has (\d+) (more|fewer|less)(?=\.)/,
      '$1 has $2 $3. $4 has $5 $6 $3 than $1',
    )
    .replace(/(?:after|in) (?=how many (?:days|weeks|months|years|hours|minutes) )/, '')
    .replace(/\bwhat's\b/, 'what is')
    .replace(/^how much, in dollars, /, 'how much ')
    .replace(/ have more than (?=[a-z]+\?$)/, ' have than ')
    .replace(/([.?!] )how much, in dollars, /, '$1how much ');
const PLAIN = /\b(?:also|only|just|exactly|currently|already|simply)\b ?/g;
const plain = (clause: string): string => clause.replace(PLAIN, '').trim();

/** 'three times more' is sometimes understood as four times as many: that becomes a question of its own. */
const withOther = (problem: Problem, isTwofold: boolean, text: string): Problem => {
  if (!isTwofold) return problem;
  const other = normal(text)
    .replace(/(\d+) times older than/g, (_, n: string) => `${Number(n) + 1} times as old as`)
    .replace(
      /(\d+) times more((?: [a-z]+){0,3}) than/g,
      (_, n: string, what: string) => `${Number(n) + 1} times as many${what} as`,
    );
  const target = readWordProblem(other);
  return target
    ? {
        ...problem,
        options: { ...problem.options, otherwise: { text: other, expression: target.expression } },
      }
    : problem;
};

const readComparisons = ({ statements, question }: WordProblemParts, text: string): Problem | null => {
  if (!isOneUnit([...statements, question])) return null;
  let state: ReadingState | null = { ...START, names: namesIn(text) };
  for (const statement of statements) state = state && readClause(COMPARISONS, state, plain(statement));
  if (!state || state.facts.length === 0) return null;
  const requested = readQuestion(COMPARED, state, plain(question));
  return requested && withOther(wordProblem(state.facts, requested), state.isTwofold, text);
};

/** Two prices per kilogram belong to two things. */
const TWO_PRICES = /\d dollars per ([a-z]+)\b.*\bof [a-z]+ (?:at|for) \d+(?:\.\d+)? dollars per \1\b/;
/** 'A pen costs 2 dollars. Each pen costs 3 dollars.' */
const PRICED_TWICE =
  /\b([a-z]{3,}?)e?s? costs? [\d.]+ dollars\b.*\b(?:\1e?s?|each(?: (?:one|1))?|one|1|they) (?:each )?costs? [\d.]+ dollars\b/;
/** '4 friends each pay 12 dollars and 5 dollars': both are paid by each. */
const EACH_OF_BOTH = /\d [a-z]+ each [a-z]+ [\d.]+ ([a-z]+)\b[^.;]* and [\d.]+ \1\b/;
const readRateSums = ({ statements, question }: WordProblemParts): Problem | null => {
  const said = statements.join('. ');
  if ([TWO_PRICES, PRICED_TWICE, EACH_OF_BOTH].some((pattern) => pattern.test(said))) return null;
  const requested = readRateSum({ statements: statements.map(plain), question: plain(question) });
  return requested && wordProblem(requested.facts, requested);
};

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<![.?!] )(?<=[a-z,'’0-9] )[A-Z][a-z'-]+/g)].map(([name]) => name.toLowerCase()),
  );

/** 'He will eat 3': the current amount differs from the amount after that. */
const isYetToCome = ({ statements, question }: WordProblemParts): boolean =>
  statements.some((text) =>
    /\b(?:will|would|could|can|might|tomorrow|(?:needs?|has|have|wants?|plans?|decides?) to)\b(?! (?:hold|fit|be|have)\b)/.test(
      text,
    ),
  ) &&
  /\bnow\b|\bcurrently\b|^how (?:many|much)[a-z ]* (?:does|do) [a-z ]+ have(?: left)?$/.test(
    question.replace(/\?$/, ''),
  );

/** Several sentences that end in a question; null where any part was not understood. */
export const readWordProblem = (text: string): Problem | null => {
  const read = isReadable(text) ? readOnce(text) : null;
  if (!read || !COUNTS.test(text)) return read?.problem ?? null;
  // Twice the money for everything: the number of apples stays the same.
  const doubled = withDoubleMoney(text);
  return doubled === text || readOnce(doubled)?.answer.key === read.answer.key ? read.problem : null;
};
/** The question counts things or is about a time or a way; coins have a value that does not double. */
const COUNTS =
  /^(?!.*\b(?:quarters?|dimes?|nickels?|penn(?:y|ies)|coins?|bills?|notes?|stamps?)\b).*\bhow (?:long|far|many (?!dollars|cents|euros|pounds)|much (?:milk|water|flour|gas|rice|sugar|juice|oil|paint|fuel|time))\b[^.]*$/is;
const readOnce = (text: string): { readonly problem: Problem; readonly answer: Expr } | null => {
  const planned = [...readSchemas(text), ...readClauses(text)]
    .map((problem) => ({ problem, answer: plannedAnswer(problem) }))
    .flatMap(({ problem, answer }) => (answer ? [{ problem, answer }] : []));
  // Where one reading counts things, another that gives a part of a thing has misread the question.
  const isCounted = planned.some(({ problem }) => problem.options.operation === 'whole');
  const found = planned.filter(({ answer }) => !isCounted || isInt(answer));
  // All readings of the text must give the same answer.
  const answers = new Set(found.map(({ answer }) => answer.key));
  return answers.size === 1 ? (found[0] ?? null) : null;
};
const PERSON =
  /\b(?!(?:The|An?|In|On|At|It|There|If|Each|Every|They|After|Then|When)\b)[A-Z][a-z]+(?= [a-z]+(?:s|ed|ght|ve|d)? |'s )|\b(?:he|she)\b/;
/** 'I buy 2 books. How much does she pay?' */
const asksHer = (statements: string, asked: string): boolean =>
  /\b(?:I|[Ww]e)\b/.test(statements) &&
  /\b(?:does|did|will|is|can|has) s?he\b/.test(asked) &&
  !/\b(?:s?he|her|him|his|[a-z] [A-Z][a-z]+|(?:[Mm]y|[Aa]n?|[Tt]he) [a-z]+)\b/.test(
    statements.replace(/\b(?:an?|the) [a-z]+ costs?\b/gi, ''),
  );
/** 'How far does a bike go?' where all that is known is about a car. */
const asksThing = (statements: string, asked: string): boolean => {
  const [, thing] = /\bhow (?:far|fast) (?:does|can|will|would) an? ([a-z]+) /i.exec(asked) ?? [];
  return thing !== undefined && /\d/.test(statements) && !statements.toLowerCase().includes(thing);
};
/** 'How long does it take Tom?' where all that is known is about Ben. */
const asksAnother = (statements: string, asked: string): boolean =>
  asksThing(statements, asked) ||
  asksHer(statements, asked) ||
  [...asked.matchAll(/\b(?:your|his|her) (?:new |old )?([a-z]+)/g)].some(([, thing = '']) =>
    new RegExp(`\\bmy ${thing}\\b`, 'i').test(statements),
  ) ||
  (PERSON.test(statements) &&
    !/ if s?he\b/.test(asked) &&
    (asked.match(/(?<=(?:take|does|did|will|can|would|has|have|is) )[A-Z][a-z]+(?= )/g) ?? []).some(
      (name) => !statements.includes(name),
    ));

const unitOf = (word: string): string | undefined => {
  const [kind, size] = simpleUnit(word) ?? [];
  return word === 'cents' ? word : size && `${kind} ${size.n}/${size.d}`;
};
/** A form of the answer, which no reader of stories knows. */
const FORM =
  /\bto the nearest\b|\bround(?:ed)?\b(?! trip)|\bdecimal places?\b|\bsignificant\b|\bas an? (?:percent(?:age)?|decimal|ratio|mixed number)$/;
/** The answer is asked for in a unit that is not the unit of the story, in another measure of it, or rounded. */
const asksOtherwise = (statements: string, asked: string): boolean => {
  const [, named = ''] = /\bin ([a-z]+)$/.exec(asked) ?? [];
  const unit = unitOf(named);
  return (
    FORM.test(asked) ||
    (unit !== undefined &&
      !`${statements} ${asked.slice(0, -named.length)}`
        .split(/ in |[^a-z]+/)
        .some((word) => unitOf(word) === unit)) ||
    /(?<!compounded )\b(?:squared|cubed|tomorrow|(?:dai|hour|week|month|year)ly|annually|cost an? (?:day|week|month|year))$/.test(
      asked,
    )
  );
};
/** What is said of an amount that no reader counts: 'up to 5', 'never', pairs where the things are asked for. */
const UNREAD =
  /(?<!\badds? )\bup to \$?\d|(?:and|but) \$[\d.]+(?: [a-z]+){0,3} on (?:weekends|[a-z]+days)\b|\b(?:school|work|working) day.*\b(?:week|month|year)s?\b|\$.*\breturn(?:s|ed)? (?:an?|the|one|two|\d+) |\bnever\b|\bpairs of\b.*\bhow many (?!pairs)|\d [a-z]+(?: of [a-z]+)? or \d+ [a-z]+\b(?!.*\?.)|\d [a-z]+ (?:with|of|at|holding|containing) \$?[\d.]+(?: [a-z]+)? (?:in all|in total|altogether|together)\b|\bsome\b.*\b(?:left|now)\b.*\bhow (?:many|much)[a-z ]* did [a-z]+ have\??$/i;
/** 'With 20% off it costs $80', '$54, including a tip': what is paid, or the price before it. */
const REDUCED =
  /(?:\d ?% (?:sales )?(?:off|discount|tax|tip)|(?:down|reduced|discounted)(?: by)? \d+ ?%)(?:(?! (?:that|which|when|if|where|original|normal|regular|usual|and (?:an?|the|my))|[.;] )[^?!])*? (?:costs?|sells? for|sold for|is|was) (?:only |now )?\$\d|\$[\d.]+,? (?:including|at (?:an? )?\d+ ?% (?:off|discount))/i;
/** 'Half of A farm has …': what comes before the first sentence asks for another amount. */
const HAS_PREFIX = /^[a-z][a-z ]* (?:A|An|The|If|What|How|Two|You)\b/;
/** 'Mary does not have $50.' */
const DENIED = /\b(?:does|do|did|is|are|was|were|has|have|will)(?: not\b|n['’]t\b)/i;
const isReadable = (text: string): boolean => {
  const sentences = text.trim().split(/(?<=[.?!])\s+/);
  const asked = (sentences.pop() ?? '').replace(/[.?!\s]+$/, '');
  const statements = sentences.join(' ');
  return (
    !UNREAD.test(text) &&
    (!REDUCED.test(text) || BEFORE_IT.test(asked)) &&
    !isInDoubt(text, statements, asked) &&
    !hasStrangePronoun(text) &&
    !HAS_PREFIX.test(text) &&
    !DENIED.test(statements) &&
    !asksAnother(statements, asked) &&
    !asksOtherAct(statements.toLowerCase(), asked.toLowerCase()) &&
    !asksOtherwise(statements.toLowerCase(), asked.toLowerCase())
  );
};
const readClauses = (text: string): Problem[] => {
  const whole = splitWordProblem(joined(normal(text)).replace(/,? in dollars(?=[?.]?$)/, ''));
  if (!whole || isYetToCome(whole) || !isAboutTheFacts(whole)) return [];
  const parts = { ...whole, statements: whole.statements.filter((one) => !isScenery(one)) };
  const quantities = readQuantities(text);
  return [readComparisons(parts, text), readRateSums(parts), quantities && storyOf(quantities)].filter(
    (problem) => problem !== null,
  );
};
const plannedAnswer = (problem: Problem): Expr | null => {
  // Several amounts: no other reading gives the same.
  if (problem.kind === 'system') return problem.expression;
  const answer = planWordProblem(problem)?.answer;
  return answer?.kind === 'value' ? answer.exact : null;
};
