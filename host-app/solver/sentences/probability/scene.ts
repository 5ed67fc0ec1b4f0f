import { isZero, parseRational, rational, type Rational } from '../../../maths/rational.js';
import { singular } from '../language/words.js';
import { bag, children, coin, deck, faces, lettersOf, trials, type Stock } from './kinds.js';

/** What the sentences of a question have said so far. */
export interface Scene {
  stock: Stock | null;
  draws: number;
  /** Each draw is put back: null where nothing is said. */
  kept: boolean | null;
  counts: Map<string, number> | null;
  noun: string;
  readonly conditions: string[];
}
export const emptyScene = (): Scene => ({ stock: null, draws: 0, kept: null, counts: null, noun: '', conditions: [] }); // prettier-ignore

type Reader = (groups: readonly string[], scene: Scene) => boolean;
const BE = '(?:is|are|was|were|be|being)';
const TAKE =
  '(?:drawn|picked|chosen|selected|taken|pulled|rolled|thrown|tossed|flipped|dealt|spun|removed|taken out|picked out)';
const RANDOM = '(?:,? (?:at random|randomly|by chance|once|without looking))*';
const REPLACED =
  '(?:,? (with|without) (?:replacement|replacing (?:it|them|the [a-z]+)|putting (?:it|them) back)|,? (at once|at the same time|together|simultaneously|1 after (?:the other|another)))?';
const FAIR =
  '(?:fair |standard |regular |normal |ordinary |unbiased |single |well-shuffled |shuffled |full |usual )*';
const TIMES = '(?: (\\d+) times| once)?';
const CONTAINER = '(?:bag|box|jar|urn|basket|bowl|drawer|hat|sack|tin|container|purse|packet|pocket)';
const DECK = `(?:from|out of|in) (?:an? |the )${FAIR}(?:52[- ]card )?(?:deck|pack)(?: of (?:52 )?(?:playing )?(?:cards)?)?(?: of 52(?: playing)?(?: cards)?)?(?: with the ([a-z]+) (?:removed|taken out)| without (?:the )?(?!replac|putting)([a-z]+))?`;
const GROUP = '(?:class|group|team|choir|club|school|committee|herd|flock|zoo)';
const LIST = String.raw`((?:\d+|an?) [a-z]+(?: [a-z]+)?(?:(?:,? and |, )(?:\d+|an?) [a-z]+(?: [a-z]+)?)+)`;

const draw = (scene: Scene, count: number): boolean => {
  if (scene.draws > 0 || count < 1 || count > 12) return false;
  scene.draws = count;
  return true;
};
const put = (scene: Scene, stock: Stock | null): boolean => {
  if (!stock || scene.stock) return false;
  scene.stock = stock;
  return true;
};
const howKept = (scene: Scene, how: string): boolean => {
  if (how === '') return true;
  if (scene.kept !== null) return false;
  scene.kept = how === 'with';
  return true;
};
/** 4 red and 6 blue balls: all of one noun, each colour once. */
const fill = (scene: Scene, list: string): boolean => {
  const parts = [...list.matchAll(/(\d+|an?) ([a-z]+)(?: ([a-z]+))?/g)].map(([, n = '', colour = '', noun = '']) => [n, colour, noun === 'and' ? '' : noun] as const);
  const nouns = new Set(parts.map(([, , noun]) => singular(noun)).filter((noun) => noun !== ''));
  const counts = new Map(parts.map(([n, colour]) => [nouns.size === 0 ? singular(colour) : colour, /\d/.test(n) ? Number(n) : 1]));
  if (nouns.size > 1 || counts.size < parts.length || scene.counts || scene.stock) return false;
  scene.counts = counts;
  scene.noun = [...nouns][0] ?? '';
  return true;
}; // prettier-ignore
/** '2 red balls are added', 'a white ball is taken out' */
const change = (scene: Scene, by: string, colour: string, how: string): boolean => {
  const old = scene.counts?.get(colour);
  const size = /\d/.test(by) ? Number(by) : 1;
  if (old === undefined || scene.draws > 0) return false;
  const now = old + (/add|put/.test(how) ? size : -size);
  scene.counts?.set(colour, now);
  return now >= 0;
};
const chance = (text: string): Rational | null => {
  const share = parseRational(text.replace('%', ''));
  const p = share && text.endsWith('%') ? { n: share.n, d: share.d * 100n } : share;
  return p && p.n > 0n && p.n < p.d ? rational(p.n, p.d) : null;
};
const tries = (scene: Scene, p: string): boolean => {
  const share = chance(p);
  return share !== null && !isZero(share) && put(scene, trials(share));
};
const P = String.raw`((?:0|1)?\.\d+|\d+/\d+|\d+%)`;

const SAID: readonly (readonly [string, Reader])[] = [
  [`(?:an?|1|(\\d+)) ${FAIR}(?:(\\d+)-sided )?${FAIR}(?:dice|die)(?:(?: ${BE})? (?:each )?${TAKE})?${TIMES}${RANDOM}`, ([n = '', sides = '', times = ''], s) => put(s, faces(Number(sides || 6), 'numbers?|rolls?|dice|die|throws?|results?')) && (n === '' || times === '') && draw(s, Number(n || times || 1))],
  [`(\\d+) (?:rolls|throws) of an? ${FAIR}(?:dice|die)`, ([n = ''], s) => put(s, faces(6, 'numbers?|rolls?')) && draw(s, Number(n))],
  [`(?:an?|1|(\\d+)) ${FAIR}coins?(?: ${BE} ${TAKE})?${TIMES}${RANDOM}`, ([n = '', times = ''], s) => put(s, coin(rational(1, 2))) && (n === '' || times === '') && draw(s, Number(n || times || 1))],
  [`(\\d+) (?:coin )?(?:flips|tosses)(?: of an? ${FAIR}coin)?`, ([n = ''], s) => put(s, coin(rational(1, 2))) && draw(s, Number(n))],
  [`an? (?:biased |unfair |bent |weighted )?coin (?:with|has) (?:p ?\\((?:heads?|h)\\) ?(?:=|of) ?|(?:a )?(?:probability|chance) (?:of )?(?:heads )?)${P}(?: (?:of|for) (?:getting )?heads)? (?:is|and is) (?:tossed|flipped|thrown) (\\d+) times`, ([p = '', n = ''], s) => { const share = chance(p); return share !== null && put(s, coin(share)) && draw(s, Number(n)); }],
  [`(?:an?|1|(\\d+)) cards? ${BE} ${TAKE}${RANDOM} ${DECK}${RANDOM}${REPLACED}`, ([n = '', gone = '', lost = '', how = '', once = ''], s) => put(s, deck(singular(gone || lost))) && draw(s, Number(n || 1)) && howKept(s, how || once)],
  [DECK, ([gone = '', lost = ''], s) => put(s, deck(singular(gone || lost)))],
  [`(?:an?|the|1) (?:${CONTAINER}|${GROUP}) (?:contains|has|holds|with|containing|of)(?: exactly)? ${LIST}`, ([list = ''], s) => fill(s, list)],
  [`there are ${LIST} in (?:an?|the) (?:${CONTAINER}|${GROUP})`, ([list = ''], s) => fill(s, list)],
  [`(\\d+|an?) ([a-z]+) [a-z]+ (?:is|are) (added|put in|removed|taken out|taken away)(?: (?:to|from|of) (?:it|the ${CONTAINER}))?(?: and (?:kept|not put back))?`, ([by = '', colour = '', how = ''], s) => change(s, by, colour, how)],
  [`(?:the )?letters of (?:the word )?["'“]?([a-z]+)["'”]? are (?:put|placed) in an? ${CONTAINER}`, ([word = ''], s) => put(s, lettersOf(word))],
  [`(?:an?|1) letter (?:${BE} ${TAKE})?${RANDOM} ?from (?:the letters (?:of|in) )?(?:the word )["'“]?([a-z]+)["'”]?${RANDOM}`, ([word = ''], s) => put(s, lettersOf(word)) && draw(s, 1)],
  [`(?:an?|1) (?:whole )?(?:number|integer|card|ball|ticket)(?: ${BE} ${TAKE})?${RANDOM} (?:from|out of)(?: (?:cards|balls|tickets|(?:the )?(?:whole )?numbers|the integers|integers))?(?: numbered)?(?: from)? 1 (?:to|through) (\\d+)${RANDOM}`, ([n = ''], s) => Number(n) <= 200 && put(s, faces(Number(n), 'numbers?|cards?|balls?|tickets?', false)) && draw(s, 1)],
  [`(?:an?|1|1 [a-z]+|an? [a-z]+|(\\d+)(?: [a-z]+)?|the next)(?: ${BE})? ${TAKE}(?: out)?${RANDOM}(?: from (?:it|(?:the|this) ${CONTAINER}))?${RANDOM}${REPLACED}`, ([n = '', how = '', once = ''], s) => draw(s, Number(n || 1)) && howKept(s, how || once)],
  [`(?!it |that |there )[a-z]+ (?:takes?|draws?|picks?|pulls?|chooses?)(?: out)? (?:an?|(\\d+))(?: [a-z]+)?${RANDOM}(?: from (?:it|(?:the|this) ${CONTAINER}))?${RANDOM}${REPLACED}`, ([n = '', how = '', once = ''], s) => draw(s, Number(n || 1)) && howKept(s, how || once)],
  [`(?:in an? (?:lottery|raffle),? )?(\\d+) of (?:the )?(\\d+) (tickets|bulbs|students|people|eggs|parts|lamps|phones)(?: in an? (?:lottery|raffle|box))? (?:win|are (?:winning|broken|defective|faulty|bad|winners|rotten))`, ([n = '', all = '', noun = ''], s) => Number(n) < Number(all) && put(s, { ...trials(rational(Number(n), 1), rational(Number(all), 1)), areTrials: false, isRepeated: false, nouns: singular(noun) })],
  [`(?:an? )?(?:family|couple|mother) (?:has|have|with) (\\d+) children`, ([n = ''], s) => put(s, children) && draw(s, Number(n))],
  [`(\\d+) days`, ([n = ''], s) => s.stock?.areTrials === true && draw(s, Number(n))],
  [`(?:buying )?1 ticket`, (_, s) => s.stock !== null && draw(s, 1)],
  [`[a-z]+ (takes|eats|removes|loses|takes out)() (an?|\\d+) ([a-z]+) [a-z]+(?: out)?(?: and (?:keeps|eats) (?:it|them))?`, ([, , by = '', colour = ''], s) => change(s, by, colour, 'taken')],
  ['(with|without) replacement', ([how = ''], s) => howKept(s, how)],
  [`[a-z]+ (?:hits (?:the |a )?(?:target|bull's-eye)|scores|makes (?:a |his |her )?(?:free throws?|shots?|penalt(?:y|ies)|basket)) with (?:a )?probability (?:of )?${P}`, ([p = ''], s) => tries(s, p)],
  [`(?:he|she|they|[a-z]+) (?:shoots|tries|throws|takes|plays|has)(?: (\\d+) (?:times|shots|throws|free throws|penalties|tries))`, ([n = ''], s) => s.stock?.areTrials === true && draw(s, Number(n))],
  [`the (?:probability|chance) (?:of|that it)(?: will)? rains?(?: (?:on )?(?:each|every|any) day)? is ${P} (?:on )?(?:each|every|any) day|the (?:probability|chance) (?:of|that it)(?: will)? rains? on (?:each|every|any) day is ${P}`, ([p = '', q = ''], s) => tries(s, p || q)],
  [`(?:an? )?(?:multiple[- ]choice )?(?:quiz|test|exam) has (\\d+) (?:multiple[- ]choice )?questions(?: with|,? each with) (\\d+) (?:options|choices|answers|possible answers)(?: each)?`, ([n = '', m = ''], s) => Number(m) > 1 && put(s, trials(rational(1, Number(m)))) && draw(s, Number(n))],
  [`(?:an? )?(?:quiz|test|exam) has (\\d+) true(?:-|/| or )false questions`, ([n = ''], s) => put(s, trials(rational(1, 2))) && draw(s, Number(n))],
  [`(?:an? (?:basketball |football |soccer )?player|[a-z]+) (?:makes|hits|scores) ${P} of (?:his|her|their) (?:free throws|shots|penalties|throws)`, ([p = ''], s) => tries(s, p)],
  [`(?:an?|the|1) ${CONTAINER} (?:contains|has|holds) (\\d+)(?: [a-z]+)? ([a-z]+),? (\\d+) of (?:which|them) are ([a-z]+)`, ([all = '', noun = '', n = '', kind = ''], s) => Number(n) < Number(all) && !s.counts && !s.stock && Boolean(Object.assign(s, { counts: new Map([[kind, Number(n)], ['others', Number(all) - Number(n)]]), noun }))],
  [`(?:an?|the) (?:fair )?spinner (?:has|with|is divided into) (\\d+) equal (?:sections|parts|sectors|slices),? (?:numbered|labell?ed) (?:from )?1 (?:to|through) (\\d+)`, ([n = '', m = ''], s) => n === m && put(s, faces(Number(n), 'numbers?'))],
  [`(?:it|the spinner) is spun(?: (\\d+) times| once)?`, ([n = ''], s) => s.stock?.compared === 'face' && draw(s, Number(n || 1))],
  [`(?:(?:an?|the) student|[a-z]+) guess(?:es)?(?: (?:all|all of them|all (?:of )?the (?:answers|questions)|every answer|each 1|every 1|randomly|at random|on (?:all|every|each)(?: of)?(?: the)? questions?))*`, (_, s) => s.stock?.areTrials === true && s.draws > 1],
]; // prettier-ignore
const PATTERNS = SAID.map(([source, read]) => [new RegExp(`^(?:${source})$`), read] as const);

const PASSIVE: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:when|if|by|in|on|with|from|for|after) )+/, ''],
  [/^(?:you|we|i|he|she|they|someone|[a-z]+) (?:roll|throw|toss|flip|spin)s? (?=an? |1 |\d)/, ''],
  [/^(?:rolling|throwing|tossing|flipping) (?=an? |1 |\d)/, ''],
];
/** One clause, into the scene; false where it says something else. */
const said = (clause: string, scene: Scene): boolean => {
  const stripped = PASSIVE.reduce((text, [pattern, by]) => text.replace(pattern, by), clause);
  for (const text of [clause, stripped])
    for (const [pattern, read] of PATTERNS) {
      const found = pattern.exec(text);
      if (!found) continue;
      const trial = { ...scene, counts: scene.counts && new Map(scene.counts), conditions: scene.conditions };
      if (!read(found.slice(1).map((group: string | undefined) => group ?? ''), trial)) continue;
      Object.assign(scene, trial);
      return true;
    }
  return false;
}; // prettier-ignore
const CONDITION =
  /^(?:it (?:is|was) (?:known|given) that |given(?: that)? |(?:if )?(?=(?:it|the (?:first|second|sum|card|number|result)[a-z ]*) (?:is|was|shows) ))/;

/** A sentence, or two that are joined: facts of the scene, and what is known of the result. */
export const readFact = (sentence: string, scene: Scene): boolean => {
  const text = sentence
    .trim()
    .replace(/^(?:if|suppose|and|then|now) /, '')
    .replace(/[,;]$/, '');
  if (text === '' || said(text, scene)) return true;
  if (CONDITION.test(text) && (scene.draws > 0 || text.startsWith('given')) && !/ (?:drawn|rolled|tossed|flipped|chosen|picked)\b/.test(text)) {
    scene.conditions.push(text.replace(/^(?:it (?:is|was) (?:known|given) that |given(?: that)? |if )/, ''));
    return scene.conditions.length === 1;
  }
  for (const joint of [' and ', ', ', ' from ', ' then ']) {
    let at = text.indexOf(joint);
    for (; at > 0; at = text.indexOf(joint, at + 1)) {
      const rest = text.slice(at + joint.length);
      const tried = { ...scene, counts: scene.counts && new Map(scene.counts), conditions: [...scene.conditions] };
      if (said(text.slice(0, at), tried) && readFact(joint === ' from ' ? `from ${rest}` : rest, tried)) {
        Object.assign(scene, tried, { conditions: scene.conditions });
        scene.conditions.splice(0, scene.conditions.length, ...tried.conditions);
        return true;
      }
    }
  }
  return false;
}; // prettier-ignore

const CARDS = /\b(?:aces?|kings?|queens?|jacks?|hearts?|spades?|diamonds?|clubs?|face cards?|cards?)\b/;
/** What is drawn from, where the sentences have said enough. */
export const stockOf = (scene: Scene, event: string): Stock | null => {
  if (scene.counts && !scene.stock) return bag(scene.counts, scene.noun);
  if (!scene.stock && CARDS.test(event)) return deck('');
  if (!scene.stock && /\b(?:rolling|roll) (?:a )?doubles?$/.test(event)) {
    scene.draws ||= 2;
    return faces(6, 'numbers?');
  }
  return scene.stock;
};
