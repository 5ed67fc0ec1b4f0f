import { single, type Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

/** Rows, boxes, shelves: things that hold the same number of other things. */
const HOLDER =
  '(rows?|box(es)?|packs?|packets?|packages?|bags?|baskets?|shelves|shelf|tables?|trays?|cartons?|crates?|teams?|groups?|bunch(es)?|jars?|cases?|pages?|bottles?|class(es)?|buses|vans?|boats?|cages?|vases?|drawers?|lines?|columns?|plates?|piles?|stacks?|tanks?|nests?|trees?|bushes|floors?|rooms?|houses)';
const THING = '(?!each\\b|in\\b|are\\b|is\\b)[a-z]+';
const GROUPS = [
  `{n:a} ${HOLDER}( of (?<kind>${THING}))? (of|with|containing|holding|that (hold|have|contain)|which (hold|have|contain)) {n:b} (?<thing>${THING})( (in )?each)?( ${HOLDER})?(?= |[.,?]|$)(?! (each|in each) )`,
  `{n:a} ${HOLDER}( of (?<kind>${THING}))?[.,]?( and)? (there are|it has|they have|each( ${HOLDER})?( (has|holds|contains|seats|of them has))?|every ${HOLDER} (has|holds|contains)) {n:b} (?<thing>${THING})( (in|on) each( ${HOLDER})?)?`,
];
const TAKEN =
  '(eaten|sold|broken|borrowed|taken|used|missing|rotten|gone|lost|given away|thrown away|occupied|damaged|cracked|bad|removed|checked out|spoiled|wilted|torn|reserved|empty)';
const TOOK =
  '(eats?|ate|sells?|sold|breaks?|broke|uses?|used|takes?|took|loses?|lost|gives? away|gave away|throws? away|threw away|removes?|removed|drops? and breaks?|gives?|gave)';
/** What is no longer there, or can't be counted: its noun is that of the things. */
const GONE = [
  `{n:c}( of (them|(the |these |those )?(?<gone>${THING})))?( (?<gone2>(?!are|were|is|was|have|of|get|got)[a-z]+))? (are|were|is|was|have been|get|got) (?<how>${TAKEN})`,
  `(and )?${TOOK} {n:c}( of (them|(the |these |those )?(?<gone>${THING})))?( (?<gone2>(?!each|every|more|and|boxes|bags|packs|rows|per)[a-z]+))?(?=[.,]| to )`,
];
const WHERE = `(in|on|at) (@the|each) ([a-z]+ )?[a-z]+`;
const SAME: Schema['same'] = [
  ['thing', 'asked'],
  ['thing', 'gone'],
  ['thing', 'gone2'],
];
const LEFT = [
  `how many( (?<asked>${THING}))? (are|is|were|will be|does @who have|do @who have|has @who( got)?)( still)? (left|free|empty|good|whole|remaining|not (?<no>${TAKEN})|available|still there)( over)?( ${WHERE})?(?=\\?|$)`,
  `how many( (?<asked>${THING}))? (remain|does @who (still )?have( left)?|do @who (still )?have( left)?|are there now|are in (the|them) [a-z]+ now)(?=\\?|$)`,
];
const TOTAL = [
  `how many (?<asked>${THING}) (is (that|this|it)|are there|are that|@can (@who|@the [a-z]+) (have|get|buy|need|order)|(is|are) (that|there))( ${WHERE})?( (in all|in total|altogether|all together|total|in the [a-z]+))?(?=\\?|$)`,
];
const SCENE = `picked picks baked bakes made makes collected collects gathered there are is has have had contains in on the it he she they buys bought orders ordered comes each farmer school class theater theatre cinema hall room stadium garden kitchen library teacher still left`;
const isWhole = true;

export const GROUPS_OF_THINGS: readonly Schema[] = [
  {
    asks: LEFT,
    says: [GROUPS, GONE],
    words: SCENE,
    nouns: 1,
    same: SAME,
    table: (s) =>
      (s['no'] === undefined || s['no'] === s['how']) &&
      (s['kind'] === undefined ||
        [s['asked'], s['gone'], s['gone2']].every(
          (one) => one === undefined || one === s['thing'] || one === s['kind'],
        ))
        ? tabled(
            'groups = a; in each = b; taken = c; all of them = groups * in each',
            'all of them - taken',
            { isWhole },
          )(s)
        : null,
  },
  {
    asks: [
      `how many (?<box3>${HOLDER}) (are|is|does @who have|do @who have|will be) (still )?left( over)?(?=\\?|$)`,
      `how many (?<box3>${HOLDER}) (does|do) @who (still )?have( left)?(?=\\?|$)`,
    ],
    says: [
      [
        `{n:a} (?<thing>${THING}) and (packs|packed|puts?|pack) (them )?(in|into) (?<box>${HOLDER}) (of|with) {n:b}( (each|(?<thing2>${THING})))?`,
        `(packs|packed|puts?|pack) {n:a} (?<thing>${THING}) (in|into) (?<box>${HOLDER}) (of|with) {n:b}( each)?`,
      ],
      [`${TOOK} {n:c} (?<box2>${HOLDER})`, `{n:c} (?<box2>${HOLDER}) (are|were|is) ${TAKEN}`],
    ],
    words: SCENE,
    nouns: 1,
    same: [
      ['box', 'box2'],
      ['box', 'box3'],
      ['thing', 'thing2'],
    ],
    table: (s) =>
      Number(s['a']) % Number(s['b']) === 0
        ? tabled('things = a; in each = b; groups = things / in each; taken = c', 'groups - taken', {
            isWhole,
          })(s)
        : null,
  },
  {
    asks: TOTAL,
    says: [GROUPS],
    words: SCENE,
    nouns: 1,
    same: [['thing', 'asked']],
    table: tabled('groups = a; in each = b', 'groups * in each', { isWhole }),
  },
];

const GO =
  '(holds?|can (hold|take|carry|seat|fit)|takes?|carr(y|ies)|seats?|fits?|has room for|have room for|is for|are for|has)';
const BOX =
  '(?<box>bus|buses|box|boxes|van|vans|car|cars|elevator|lift|boat|boats|table|tables|bag|bags|tray|trays|crate|crates|carton|cartons|pack|packs|page|pages|shelf|shelves|tent|tents|cabin|cabins|ferry|minibus|minibuses|bench|benches|room|rooms|basket|baskets|jar|jars|bottle|bottles|case|cases|album pages|trips|trip|times|teams|groups)';
const EACH = [
  `(an?|each|every|one|1|the) ${BOX.replace('?<box>', '?<in>')} ${GO} (up to )?{n:each} (?<thing>${THING})`,
  `(({n:all} )?(?<again2>${THING}) (are|is|come) (packed |put |sold )?in )?(?<in>boxes|bags|packs|trays|crates|cartons|jars|cases|baskets|buses|vans|teams|groups|tables|rows) ((of|with) |that (hold|have) |holding ){n:each}( (?<thing>${THING})( each)?)?(?=[ .,?])`,
  `{n:each} (?<thing>${THING}) (fit|can sit|sit|go|can fit|can stand|can sleep|are put|are packed|belong)( (at|in|on|into|around))? (one|1|an?|each|every) ${BOX.replace('?<box>', '?<in>')}`,
  `(puts?|packs?|packed|put) {n:each}( (?<thing>${THING}))? (in|into|on|per) (each|every|one|1|an?) ${BOX.replace('?<box>', '?<in>')}`,
];
const ALL = [`{n:all} (?<what>${THING})(?! each)`];
const one = (word = ''): string =>
  word
    .replace(/(?<=[sx]|ch)es$/, '')
    .replace(/ves$/, 'f')
    .replace(/s$/, '');
const isTrip = (word = ''): boolean => /^(?:trips?|times)$/.test(word);
/** 'If 8 people fit at a table', guests are people. */
const ARE_PEOPLE = /^(?:people|persons|passengers)$/;
const FOLK =
  /^(?:people|persons|guests|students|children|kids|passengers|visitors|players|members|pupils|employees|tourists|fans|campers|scouts|adults|girls|boys|workers|soldiers)$/;
const boxed =
  (round: 'ceil' | 'floor'): Schema['table'] =>
  (s) => {
    const [box, inside] = [one(s['box']), one(s['in'])];
    return box === inside ||
      (isTrip(s['box']) && /^(?:elevator|lift|boat|ferry|van|bu|bus|car)$/.test(inside))
      ? tabled('number = all; in each = each', `${round}(number / in each)`, {
          isWhole,
          where: 'all is whole; each is whole; each > 0',
        })(s)
      : null;
  };
const NEED =
  '(are needed|are necessary|@can (@who|@the [a-z]+) need|need|is needed|must (be ordered|(@who|@the [a-z]+) (make|order|take|buy))|must it make|does it have to make|do @who have to (order|rent|buy))( for {n:all} (?<what>[a-z]+)| for (them|all of them|everyone|everybody|all( (the|these) [a-z]+)?)| to (carry|take|transport|hold|seat|pack|bring) (them( all)?|all of them|everyone|everybody|(all )?(the )?(?<again>[a-z]+)))?';
const PACKING =
  'teacher baker farmer florist coach company shop club hotel trip packed packs pack put puts into in are is there guests eggs people students at to need go goes we want wants trip school class all baked made has have picked collected going drive take party chairs must be it each';
export const CONTAINERS: readonly Schema[] = [
  { asks: [`how many ${BOX} ${NEED}(?=\\?|$| if)`], says: [EACH, ALL], words: PACKING, nouns: 0, same: [['again', 'what'], ['again2', 'what']], table: (s) => (s['thing'] === undefined || (ARE_PEOPLE.test(s['thing']) && FOLK.test(s['what'] ?? '')) || single(s['thing'] ?? '') === single(s['what'] ?? s['thing'] ?? '') ? boxed('ceil')(s) : null) },
  { asks: [`how many (full )?${BOX} (can|could|will|does|do|did) (@who|@the [a-z]+) (fill|make|pack|form)( completely)?(?=\\?|$)`, `how many full ${BOX} are there(?=\\?|$)`], says: [EACH, ALL], words: PACKING, nouns: 0, same: [['thing', 'what']], table: boxed('floor') },
  {
    asks: [`how many (?<asked>${THING}) (are|will be|is) (left( over)?|without an? [a-z]+|not in a [a-z]+)(?=\\?|$)`],
    says: [
      [`(?<in>teams|groups|boxes|bags|packs|rows|pairs) of {n:each}(?=[ .,?])`, 'among {n:each} [a-z]+', `into {n:each} (equal )?(?<in>teams|groups|boxes|bags)`],
      ALL,
    ],
    words: `${PACKING} make makes form teams groups equally shared divided equal our split we`,
    nouns: 0,
    same: [['asked', 'what']],
    table: (s) => tabled('full groups = floor(all / each); in them = full groups * each', 'all - in them', { isWhole, where: 'all is whole; each is whole; each > 0' })(s),
  },
  {
    asks: [`how many (?<asked>${THING}) (are|did @who put|does @who put|go|will be|fit) (in|into|on) (each|every) (?<box>[a-z]+)(?=\\?|$)`, `how many (?<asked>${THING}) (does|do|did|will) each( (?<box>[a-z]+))? (get|have|receive|hold)(?=\\?|$)`],
    says: [
      [`(in|into|among|between|on) {n:each} (?<in>[a-z]+)( (equally|evenly))?`],
      [`{n:all} (?<what>${THING})`],
    ],
    words: `${PACKING} equally evenly shares shared divides divided them equal parts`,
    nouns: 0,
    same: [['asked', 'what'], ['box', 'in']],
    table: (s) => (/^\d+$/.test(s['all'] ?? '') && Number(s['all']) % Number(s['each']) === 0 ? tabled('all; number of parts = each', 'all / number of parts', { isWhole })(s) : null),
  },
]; // prettier-ignore
