import { type Domain, type Statement } from '../../roles/grammar.js';
import { single, type Table } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { NAME } from '../phrases.js';

/** How many there were, what came and went, how many there are: one of these is asked for. */
const WHO = `(?<who>he|she|they|i|we|it|(?:the|an?|my) (?!(?:number|rest)\\b)[a-z]+|${NAME})`;
const OTHER = `(?:(?:to|from|for|with|on|in|at|by) (?:(?:his|her|my|the|an?|some|their) )?(?!(?:each|every|half|both|all)\\b)[a-z]+(?: (?:store|shop|friend|party|cake|cakes|breakfast|lunch|market))?)`;
const TO = `(?: ${OTHER})?`;
const ITEM =
  '(?: (?<thing>(?!(?:more|away|left|to|from|for|of|times|dollars|percent|each|on|off|in|out|and|were|are|have|has|had|back|broke|flew|get|got)\\b)[a-z]+))?';
const OUT =
  '(?:gives?(?: away)?|gave(?: away)?|giving(?: away)?|sells?|sold|eats?|ate|loses?|lost|uses?|used|breaks|broke|threw away|throws away|donates?|donated|drops?|returns|returned|spends?|spent|hands? out|handed out|lends?|lent)';
const IN =
  '(?:gets?|got|buys?|bought|finds?|found|receives?|received|picks?|picked|collects?|collected|wins?|won|makes?|made|bakes?|baked|adds?|added|is given|was given|earns?|earned|borrows?|borrowed)';
const GO =
  '(?:broke|flew away|fell(?: off| down)?|left|got off|get off|ran away|died|melted|went home|walk(?:ed)? away|were (?:eaten|sold|used|lost|broken|given away)|got lost|drive(?:s)? away|drove away|swam away|popped|burst)';
const COME =
  '(?:came(?: in| back)?|come in|got on|get on|joined|arrived|landed|were (?:added|bought|found|made)|moved in)';

const FACTS = {
  out: [`(?:after )?(?:${WHO} )?(?:then )?${OUT}(?: (?:[A-Za-z]+|his [a-z]+|her [a-z]+|away))?? {n:out}${ITEM}(?: away)?${TO}`, `{n:out}${ITEM}(?: of them)? ${GO}${TO}`],
  in: [`(?:after )?(?:${WHO} )?(?:then )?${IN} {n:in}(?: (?:more|new|another))?${ITEM}(?: more)?${TO}`, `{n:in}(?: more)?${ITEM} ${COME}`],
  someOut: [`(?:after |${WHO} |then )*${OUT}(?: away)? (?:some|a few)(?: (?:of (?:them|his|her) ?)?(?<thing>(?!to\\b|away\\b)[a-z]+)?)?(?: away)?${TO}`, `some(?: of them| (?<thing>[a-z]+))? ${GO}`],
  someIn: [`(?:${WHO} )?(?:then )?${IN} (?:some|a few)(?: more)?(?: (?<thing>[a-z]+))?${TO}`, `some(?: more)?(?: (?<thing>[a-z]+))? ${COME}`],
  end: [`(?:now )?(?:${WHO} )?(?:has|have|had) {n:end}${ITEM}(?: (?:left|now|left over))?`, `(?:now )?(?:there (?:are|were) )?{n:end}${ITEM} (?:are|were|is|remain|remained)?(?: ?(?:left|now|left over))?`],
  start: [`(?:(?:at first|in the beginning|yesterday|there (?:were|are)) )?(?:${WHO} (?:has|had|have|starts? with|started with|baked|picked|collected|bought|made) )?(?:there (?:were|are) )?{n:start} (?<thing>(?!(?:more|times|dollars|percent)\\b)[a-z]+)(?: (?:in|on) (?:an?|the|his|her) [a-z]+)?(?: (?:at first|to start with))?`],
} as const; // prettier-ignore
const THING = '(?<thing>[a-z]+)';

export const STOCK: Domain = {
  hint: /^(?!.*\bdollars\b)(?!.*\btimes as\b)(?!.*\b(?:each|every|per)\b)/,
  hasPeople: true,
  facts: FACTS,
  asks: {
    end: [
      `how many(?: ${THING})?(?: of them)? (?:does|do|did|will) ${WHO} (?:still )?have(?: (?:left(?: over)?|now|in all|altogether|at the end))*`,
      `how many(?: ${THING})?(?: of them)? (?:has|have) (?:he|she|they|i|we|${NAME})(?: (?:left|now|got))+`,
      `how many(?: ${THING})?(?: of them)? (?:are|were|is|remain)(?: (?:left(?: over)?|there|now|still there|in all|(?:in|on) the [a-z]+))+`,
      `how many(?: ${THING})? remain`,
    ],
    out: [`how many(?: ${THING})? (?:did|has|have|were) ?(?:${WHO} )?(?:used|eaten|sold|give(?:n)?(?: away)?|gave|sell|sold|eat(?:en)?|lose|lost|used?|break|broken?|fly away|flew away)(?: (?!left|away)[a-z]+)?${TO}(?: away)?`, `how many(?: ${THING})? ${GO}`],
    in: [`how many(?: more| new)?(?: ${THING})? (?:did|were|has) ?(?:${WHO} )?(?:get|gotten|buy|bought|find|found|receive|pick|collect|win|make|bake|come|came|added)${TO}`, `how many(?: ${THING})? ${COME}`],
    start: [`how many(?: ${THING})? (?:did|were|had) ?(?:${WHO} )?(?:have|there)?(?: (?:in|on) the [a-z]+)? (?:at first|at the start|in the beginning|to start with|before|originally|to begin with)`],
  },
  table: (facts, asked) => tableOf(facts, asked),
}; // prettier-ignore

const PRONOUN = /^(?:he|she|they|it|i|we)$/;
const tableOf = (said: readonly Statement[], { role, slots }: Statement): Table | null => {
  const [opening] = said;
  const facts = (opening?.role === 'end' || opening?.role === 'in') && !said.some((fact) => fact.role === 'start') && role !== 'start' && said.length > 1
    ? [{ ...opening, role: 'start', slots: { ...opening.slots, start: opening.slots[opening.role] ?? '' } }, ...said.slice(1)] : said;
  const of = (kind: string): readonly Statement[] => facts.filter((fact) => fact.role === kind);
  const pick = (statement: Statement, start: string): string[] => Object.entries(statement.slots).filter(([name]) => name.startsWith(start)).map(([, value]) => value);
  const all = [...facts, { role, slots, place: 0 }];
  // One person: who else takes or gives is no subject of the story.
  const people = new Set(all.flatMap((one) => pick(one, 'who')).filter((who) => !PRONOUN.test(who)).map(single));
  const things = new Set(all.flatMap((one) => pick(one, 'thing')).map(single));
  const [starts, ends] = [of('start'), of('end')];
  // Who returns books to a shelf adds to those on it: such verbs are read only of one's own things.
  const isPlace = starts.some((fact) => pick(fact, 'who').length === 0);
  if (isPlace && facts.some((fact) => fact.role !== 'start' && pick(fact, 'who').length > 0)) return null;
  if (people.size > 1 || things.size > 1 || starts.length > 1 || ends.length > 1) return null;
  const steps = facts.filter((fact) => fact.role === 'out' || fact.role === 'in');
  const some = [...of('someOut'), ...of('someIn')];
  const [start, end] = [starts[0]?.slots['start'], ends[0]?.slots['end']];
  const lines = steps.map((fact, k) => `${fact.role === 'in' ? 'added' : 'gone'}${steps.length > 1 ? ` ${k + 1}` : ''} = ${fact.slots[fact.role] ?? ''}`);
  const change = (isBack: boolean): string => steps.map((fact, k) => ` ${(fact.role === 'in') === isBack ? '-' : '+'} ${lines[k]?.split(' = ')[0] ?? ''}`).join('');
  const whole = { isWhole: true };
  if (role === 'end') return start !== undefined && end === undefined && some.length === 0 && steps.length > 0 && facts[0]?.role === 'start' ? tabled([`at first = ${start}`, ...lines].join('; '), `at first${change(false)}`, whole)({}) : null;
  if (role === 'start') return end !== undefined && start === undefined && some.length === 0 && steps.length > 0 ? tabled([`at the end = ${end}`, ...lines].join('; '), `at the end${change(true)}`, whole)({}) : null;
  const isOut = role === 'out';
  if (start === undefined || end === undefined || some.length > 1 || (some[0] && (some[0].role === 'someOut') !== isOut) || (some.length === 0 && steps.some((fact) => fact.role === role))) return null;
  return tabled([`at first = ${start}`, `at the end = ${end}`, ...lines].join('; '), isOut ? `at first${change(false)} - at the end` : `at the end - at first${change(true)}`, whole)({});
}; // prettier-ignore
