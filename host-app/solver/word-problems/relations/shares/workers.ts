import { single, type Schema, type Slots } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';
import { FINAL } from '../ways.js';

const WORKERS =
  '(?:identical |equal |such |of these |of them )?(?<WHO>workers?|men|man|people|persons?|painters?|builders?|machines?|pumps?|pipes?|taps?|hoses?|students?|gardeners?|tractors?|printers?|cooks?|robots?|trucks?|farmers?|cleaners?|bricklayers?|carpenters?|volunteers?|women|boys|girls|friends|horses|cows|animals|chickens|hens|guests|children|kids|campers|soldiers|sailors|ants|harvesters?|combines?|excavators?)';
const who = (name: string): string => WORKERS.replace('WHO', name);
const TIME = '(?<UNIT>hours?|days?|minutes?|weeks?|months?)';
const time = (name: string): string => TIME.replace('UNIT', name);
const DOES =
  '(?:can |could |will |would )?(?:finish(?:es)?|builds?|built|paints?|painted|drains?|drained|empt(?:y|ies)|emptied|fills?|filled|plough|plows?|harvests?|digs?|dug|cleans?|do(?:es)?|did|completes?|completed|mows?|harvested|complete|repairs?|lays?|plants?|picks?|unloads?|loads?|pave|finished|ploughed|plowed|need|needs|takes?|took)';
const WORK = '(?: (?:an?|the|this|that|one|1|it|its)? ?(?:whole )?(?:swimming )?[a-z]+(?: [a-z]+)?)?';
/** The workers and the time of one job: the more workers, the less time. */
const SAID = [
  `{n:workers} ${who('who')} ${DOES}${WORK}(?: (?:to (?:finish|build|paint|drain|empty|fill|do|complete|clean|dig|harvest|mow|repair|plough|plow|pick)${WORK}))? ?(?:in|within)? {n:time} ${time('unit')}(?: (?:to [a-z]+${WORK}))?`,
  `(?:takes?|took|needs?) {n:workers} ${who('who')} {n:time} ${time('unit')}(?: to [a-z]+${WORK})?`,
  `(?:takes?|took) {n:time} ${time('unit')} for {n:workers} ${who('who')}(?: to [a-z]+${WORK})?`,
  `(?:is|was|can be|are) (?:ploughed|plowed|built|painted|drained|emptied|filled|done|finished|completed|cleaned|dug|harvested|mowed|repaired) by {n:workers} ${who('who')} in {n:time} ${time('unit')}`,
  `(?:food|water|hay|feed|supplies|provisions|bread|rice|fodder) (?:(?:that )?(?:lasts?|for|is enough for|enough for|will last) )+{n:workers} ${who('who')}(?: for)? {n:time} ${time('unit')}`,
];
const SO_MANY = `{n:more} (?:${who('who2')}|of them)`;
const END = `(?: (?:at the same (?:rate|speed|pace)|to (?:do|finish|build|paint|drain|empty|fill|complete|clean|dig|harvest|mow|repair) (?:it|the (?:same )?[a-z]+|the (?:same )?job)|for the (?:same )?(?:job|work|task)|if they (?:work|all work) at the same (?:rate|speed)|last|for (?:it|this)))*${FINAL}`;
const same = (s: Slots): boolean =>
  s['who2'] === undefined ||
  single(s['who2']) === single(s['who'] ?? '') ||
  /^(?:men|man|people|person)s?$/.test(s['who2']);
const WORDS =
  'if a an the it takes to for in at can camp farm has have enough of they by same rate speed pace job work how long would is identical food lasts all together working';
const unitOf = (s: Slots): string => `${(s['unit'] ?? '').replace(/s$/, '')}s`;
export const INVERSE: readonly Schema[] = [
  {
    asks: [
      `(?:how long|(?:in )?how many (?<asked>hours|days|minutes|weeks|months)) (?:does|do|will|would|did|can|is|are|should|must)? ?(?:it |the (?:food|water|hay|feed|job|work) |this )?(?:take|takes|last|needed|required|be enough|need)? ?(?:for |with |by )?${SO_MANY}(?: (?:take|need|finish|do|build|paint|drain|empty|fill|complete|clean|dig|harvest|require|work|plough|plow))?(?: (?:it|the (?:same )?[a-z]+))?${END}`,
      `(?:how long|(?:in )?how many (?<asked>hours|days|minutes|weeks|months)) (?:does|will|would|is) it (?:take|be) (?:with|if there (?:are|were)|for|if) ${SO_MANY}(?: (?:work|help|work on it))?${END}`,
      `(?:how long|for how many (?<asked>days|weeks|months)) (?:does|will|would) (?:it|the (?:food|water|hay|feed)|they) last (?:for |if there are |with )?${SO_MANY}${END}`,
    ],
    says: [SAID],
    words: WORDS,
    nouns: 3,
    heads: 2,
    isOnlyAboutNamed: true,
    table: (s) => (same(s) && (s['asked'] === undefined || single(s['asked']) === single(s['unit'] ?? '')) ? tabled('work for one alone = workers * time', 'work for one alone / more', { unit: unitOf(s) })(s) : null),
  },
  {
    asks: [
      `how many ${who('who2')} (?:are|would|will|do|does|must|should|is|can)? ?(?:be )?(?:needed|required|necessary|you need|we need|it take|take|need|work|have to work)? ?(?:for )?(?:to (?:do|finish|build|paint|drain|empty|fill|complete|clean|dig|harvest|mow|repair|get|have) (?:it|the (?:same )?[a-z]+)(?: done| finished)? )?(?:in|within) (?:only )?{n:more} ${time('unit2')}${FINAL}`,
      `how many ${who('who2')} (?:can |would |will )?(?:finish|build|paint|drain|empty|fill|complete|do|dig) (?:it|the (?:same )?[a-z]+) in {n:more} ${time('unit2')}${FINAL}`,
    ],
    says: [SAID],
    words: WORDS,
    nouns: 3,
    heads: 2,
    isOnlyAboutNamed: true,
    table: (s) => (same(s) && single(s['unit2'] ?? '') === single(s['unit'] ?? '') ? tabled('work for one alone = workers * time', 'work for one alone / more', { isWhole: true })(s) : null),
  },
]; // prettier-ignore
