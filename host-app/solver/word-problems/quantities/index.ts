import { normal } from '../../sentences/language/normal.js';
import { num } from '../../tree/expr.js';
import { Reader } from '../noun-reader.js';
import type { Table } from '../schemas/schema.js';
import { isScenery } from '../schemas/vocabulary.js';
import { splitWordProblem } from '../split-sentences.js';
import { answerTo } from './questions/answer.js';
import { readAsk } from './questions/read-ask.js';
import { START, type Fact } from './facts.js';
import { isTimeUnit } from './lexicon.js';
import { readSentence } from './clauses/sentence.js';
import { record } from './record.js';
import { emptyModel, isOf, number, ownerOf, usesAll } from './model.js';

/** Amounts that need not be whole. */
const MEASURED =
  /^(?:dollar|second|minute|hour|day|week|month|year|kilometer|mile|meter|centimeter|millimeter|foot|inch|yard|liter|milliliter|gallon|cup|kilogram|gram|pound|ounce|length|time|measure|water|milk|juice|flour|sugar|rice)$/;

/** 'Maria is saving for a bike.' */
const PURPOSE =
  /^([a-z]+) (?:collects|sells|bakes|loves|likes|makes|runs|owns|is|was|works (?:at|in)) (?:an? |the |his |her )?(?!\d)(?:[a-z]+ )?(?!not |old |empty|full|half|all|none|no |free|closed|away|over)[a-z]+(?:s|ing|er|or|ist|ian|shop|store|cafe)$|^([a-z]+) (?:is|was) (?:saving(?: up)?|reading|planning|baking|collecting|making|shopping)(?: for)?(?: an?| the| his| her)?(?: [a-z]+){0,2}$|^(?:an? )?([a-z]+) (?:goes shopping|went shopping|loves? (?:to [a-z]+ )?(?!\d)[a-z]+)$/;
/** Whether a text counts such things anywhere: '9 boxes', 'how many boxes', 'per box'. */
const countedIn =
  (text: string) =>
  (unit: string): boolean =>
    new RegExp(`(?:\\d+(?: [a-z-]+)?|how many|per|each|every) ${unit.split(' ').at(-1)}(?:e?s)?\\b`).test(
      text,
    );

/** 'If he gets 5 more, he will have 12. How many does he have?': what is only supposed has not happened. */
const IS_SUPPOSED =
  /\b(?:if|when|once|after)\b[^.?!]*\b(?:will|would)\b.*[.!] [^.!]*\b(?:do|does|has|is|are)\b[^.!]*\?*$/;

/** How many persons and things have amounts of their own. */
const ownersIn = (facts: readonly Fact[]): number =>
  new Set(
    facts.flatMap((fact) =>
      'owner' in fact && !/^(?:|there|he|she|it|they|we|i|you)$/.test(fact.owner) ? [fact.owner] : [],
    ),
  ).size;
/** Longer texts are no stories. */
const LONGEST = 600;

/**
 * Who has how many of what, what changes it, and what is asked of it in the end. Null unless every word was read and
 * every number has its place in the answer.
 */
export const readQuantities = (text: string): Table | null => {
  if (text.length > LONGEST) return null;
  const parts = splitWordProblem(
    normal(text)
      .replace(/(?:after|in) (?=how many (?:days|weeks|months|years|hours|minutes) )/, '')
      .replace(/,? at (?:the same|this|that) (?:price|cost|rate) (?:per|for each|for an?) [a-z]+(?=\?)/, ''),
  );
  const read = parts && readAsk(parts.question);
  const plain = normal(text);
  const isBefore = IS_SUPPOSED.test(plain) && read?.mode === 'state';
  if (isBefore && parts?.statements.length !== 2) return null;
  const ask = isBefore ? { ...read, mode: 'first' as const } : read;
  // 'How much do 10 liters cost per liter?'
  if (ask?.numbers.some(({ unit }) => isOf(unit, ask.per))) return null;
  // '12 birds are on a tree. How many are on the ground?'
  if (!parts || !ask || !parts.statements.join(' ').includes(ask.place)) return null;
  const isPaced =
    isTimeUnit(ask.per) ||
    isTimeUnit(ask.unit) ||
    ask.unit === 'time' ||
    ask.numbers.some(({ unit }) => isTimeUnit(unit));
  const context = {
    ...START,
    isPaced,
    isChange: ask.mode === 'change',
    isCost: ask.mode === 'spend' && ask.numbers.length > 0,
    weighed: ask.verb === 'weigh' ? (ask.numbers[0]?.unit ?? '') : '',
    hasOther: /\bthe other\b/.test(plain),
    isCounted: countedIn(plain),
  };
  const model = emptyModel(parts.statements.join('. '));
  const all: (readonly [number, Fact])[] = [];
  for (const statement of parts.statements) {
    model.sentence += 1;
    const [, ...named] = PURPOSE.exec(statement) ?? [];
    const who = named.find((one: string | undefined) => one !== undefined);
    if (who !== undefined) ownerOf(model, who);
    if (
      isScenery(statement) ||
      who !== undefined ||
      (context.hasOther && /^2 [a-z]+ (?!have|cost|share)[a-z ]+$/.test(statement))
    )
      continue;
    const facts = readSentence(new Reader(statement), context);
    if (!facts) return null;
    all.push(...facts.map((fact) => [model.sentence, fact] as const));
  }
  model.isAboutOne = ownersIn(all.map(([, fact]) => fact)) < 2;
  for (const [sentence, fact] of all) {
    model.sentence = sentence;
    if (!record(model, fact)) return null;
  }
  // 'There are 20 rows. How many seats are in 5 rows?': the 5 are not added.
  if ((ask.mode === 'state' || isTimeUnit(ask.unit) || ask.unit === 'time' || (ask.mode === 'spend' && model.rates.some(({ effect }) => effect === 'cost'))) && ask.numbers.some(({ unit }) => !isTimeUnit(unit) && model.entries.some((one) => isOf(one.unit, unit)))) return null; // prettier-ignore
  for (const { value, unit, isOne } of ask.numbers) {
    const effect = isTimeUnit(unit) ? 'work' : ask.mode === 'spend' ? 'buy' : 'have';
    model.entries.push({
      effect,
      verb: 'last',
      owner: '',
      unit,
      label: '',
      amount: isOne ? value : number(model, `${unit}s in question`, value),
      isPart: false,
    });
  }
  if (ask.per !== '' && ask.per !== 'each' && !(ask.per === 'week' && model.isWeekly))
    model.entries.push({
      effect: 'work',
      verb: 'last',
      owner: '',
      unit: ask.per,
      label: '',
      amount: number(model, `one ${ask.per}`, num(1)),
      isPart: false,
    });
  // 'in 4 weeks after 3 days'
  if (ask.numbers.filter(({ unit }) => isTimeUnit(unit)).length > 1) return null;
  const requested = answerTo(model, ask);
  if (
    !requested ||
    !usesAll(model, requested, ask.unit, ask.isAll && ask.mode !== 'spend', ask.mode === 'spend')
  )
    return null;
  return {
    lines: model.lines,
    ...(model.equations.length > 0 && { equations: model.equations }),
    requested,
    isWhole: !MEASURED.test(ask.unit),
  };
};
