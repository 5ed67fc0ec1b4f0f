import { single, type Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

/** Things that hold the same number of other things. */
const THING = '(?!each\\b|in\\b|are\\b|is\\b)[a-z]+';
const isWhole = true;

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
const boxed: Schema['table'] = (s) => {
  const [box, inside] = [one(s['box']), one(s['in'])];
  return box === inside || (isTrip(s['box']) && /^(?:elevator|lift|boat|ferry|van|bu|bus|car)$/.test(inside))
    ? tabled('number = all; in each = each', 'ceil(number / in each)', {
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
  { asks: [`how many ${BOX} ${NEED}(?=\\?|$| if)`], says: [EACH, ALL], words: PACKING, nouns: 0, same: [['again', 'what'], ['again2', 'what']], table: (s) => (s['thing'] === undefined || (ARE_PEOPLE.test(s['thing']) && FOLK.test(s['what'] ?? '')) || single(s['thing'] ?? '') === single(s['what'] ?? s['thing'] ?? '') ? boxed(s) : null) },
]; // prettier-ignore
