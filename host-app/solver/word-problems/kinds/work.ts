import { type Schema, type Slots } from '../schemas/schema.js';
import { tabled } from '../schemas/table.js';

const TOGETHER =
  '@long @can (it take|they need|they take|both pipes take)( (for )?(them|both pipes|the (2|two) pipes))?';
const job = (sign: '+' | '-'): Schema['table'] =>
  tabled(
    `part in one unit, first = 1 / a; part in one unit, second = 1 / b; part in one unit, together = part in one unit, first ${sign} part in one unit, second`,
    '1 / part in one unit, together',
    sign === '-' ? { where: 'b > a' } : {},
  );
const TANK = '(tank|pool|bathtub|tub|cistern|sink)';

/** The fewest containers that hold everything, or the most that are full. */
const containers = (rounded: 'ceil' | 'floor'): Schema['table'] =>
  tabled('number = all; in each = each', `${rounded}(number / in each)`, {
    where: 'all is whole; each is whole; all > 0; each > 0',
    isWhole: true,
  });
const HOLD = '(holds?|seats?|carries|carry|fits?|can hold|can seat|can carry|can fit|takes)';

const PIPES = 'water open pipe pipes tank pool';
const DO =
  '(paint|mow|clean|build|dig|finish|complete|do|fill|plow|type|weed|rake|shovel|wash|assemble|pick|harvest|cut)';
const done = (slot: string): string => `${DO}s? (it|@the (same )?(?<${slot}>[a-z]+))`;
/** What is done is the same for both. */
const alike = (s: Slots): boolean =>
  new Set(
    [s['what'], s['same'], s['asked']].filter((one) => one !== undefined && one !== 'job' && one !== 'work'),
  ).size < 2;
const BOX =
  '(an? )?{n:a}[ -](?<u>foot|feet|meter|meters|yard|yards)( long)? by {n:b}[ -](foot|feet|meters?|yards?)( wide)?( by| [a-z]+ that is)? {n:c}[ -](foot|feet|meters?|yards?)( deep| high| tall)?';
export const WORK: readonly Schema[] = [
  {
    asks: [
      'how (much|long) (does|will|would) it (cost|take)( @who)?( to (fill|dig|empty)( (it|the [a-z]+))?)?',
    ],
    says: [
      [BOX],
      [
        '{m:each} per cubic (?<v>feet|foot|meter|yard)( to fill)?',
        '{n:each} (seconds|minutes|hours) to (shovel|dig) an? cubic (?<v>feet|foot|meter|yard)( of [a-z]+)?',
      ],
    ],
    words: 'fills fill dig cost costs takes take it him her hole pool',
    things: 1,
    same: [['v', 'u']],
    table: tabled('volume = a * b * c; for each = each', 'volume * for each'),
  },
  {
    asks: [
      'how many (?<box>packs|boxes|bags|bottles|cans|packages)( of (?<what>[a-z]+))? (does|will|would|must) @who need( to last (him|her|them))?( for)? {n:days} days',
    ],
    says: [
      ['(uses?|eats?|drinks?|chews?|takes?) {n:daily} ([a-z]+ of )?(?<which>[a-z]+) (per|a|each|every) day'],
      [
        'an? (?<boxes>pack|box|bag|bottle|can|package)( of [a-z]+)? (has|holds|contains) {n:each} ([a-z]+ of )?([a-z]+ing )?(?<item>[a-z]+)( per pack)?',
      ],
    ],
    same: [
      ['box', 'boxes'],
      ['which', 'item'],
      ['what', 'item'],
    ],
    table: tabled('needed in all = daily * days; in each = each', 'ceil(needed in all / in each)', {
      isWhole: true,
    }),
  },
  {
    asks: [
      `@long (@can it take )?(((if they are |when )?working|if they work) )?together`,
      `${TOGETHER}( to ${done('asked')})?( (together|with both pipes( open)?|if both (pipes )?are open|if they work together|working together))?`,
    ],
    says: [
      [
        `(?<x>[a-z]+ [a-z]) fills an? (?<what>[a-z]+) in {t:a}`,
        `1 pipe (can )?fills? an? (?<what>[a-z]+) in {t:a}`,
        `pipe can fill an? (?<what>[a-z]+) in {t:a}`,
        `(?<x>[a-z]+) (can ${DO}|${DO}s) @the (?<what>[a-z]+) in {t:a}(?=[.,]| and| while| but)`,
      ],
      [
        `(?<y>[a-z]+ [a-z]) fills (it|the (?<same>tank|pool)) in {t:b}`,
        `another (pipe )?(can )?fills? (it|the (?<same>tank|pool)) in {t:b}`,
        `(his|her|the) ([a-z]+ )?(?<y>[a-z]+) can ${done('same')} in {t:b}`,
        `(?<y>[a-z]+) can ${done('same')} in {t:b}`,
        `(and|,|while) (it takes )?(?<y>(pipe|hose|tap|pump|machine) [a-z]|(?!it\\b|drains|empties|leaks|then|finishes)[a-z]+)( alone)? in {t:b}`,
      ],
    ],
    words: `${PIPES} together both working work sister brother and it`,
    table: (s) => (alike(s) ? job('+')(s) : null),
  },
  {
    asks: [`@long @can (it take )?(?<who>[a-z]+)( (take|need))?( to ${done('asked')})?( working)? alone`],
    says: [
      [`(?<x>[a-z]+) can ${DO} @the (?<what>[a-z]+)( alone)? in {t:b}`],
      [
        `(working )?together,? (?<p>[a-z]+) and (?<q>[a-z]+) can ${done('same')} in {t:a}`,
        `(?<p>[a-z]+) and (?<q>[a-z]+) can ${done('same')} (together )?in {t:a}`,
        `with (?<q>[a-z]+) helping,? it takes {t:a}`,
        `(working )?together,? (they|he and (?<q>[a-z]+)|she and (?<q2>[a-z]+)) can ${done('same')} in {t:a}`,
      ],
    ],
    words: 'together working',
    isOnlyAboutNamed: true,
    table: (s) =>
      alike(s) &&
      s['who'] !== s['x'] &&
      s['p'] !== s['q'] &&
      (s['p'] === undefined || [s['p'], s['q']].includes(s['x'])) &&
      (s['q'] === undefined || [s['p'], s['q']].includes(s['who']))
        ? job('-')(s)
        : null,
  },
  {
    asks: [`${TOGETHER} to fill (the ${TANK}|it) (with both (pipes )?open|if both (pipes )?are open)`],
    says: [['filled by 1 pipe in {t:a}'], ['emptied by another( pipe)? in {t:b}']],
    words: PIPES,
    table: job('-'),
  },
  {
    asks: [
      '@long (do|will|would|does it take|(will|would) it take) {n:more} (?<who>[a-z]+)( need| take)?( to (build|dig|paint|do|finish|complete) (it|the (same )?(?<same>[a-z]+)))?',
    ],
    says: [
      [
        '{n:some} (?<whom>workers|men|painters|people|machines|farmers|carpenters|printers|pumps) (take|need) {t:time}( to (build|dig|paint|plow|finish|complete|do) an? (?<job>[a-z]+))?',
        '{n:some} (?<whom>workers|men|painters|people|machines|farmers|carpenters|printers|pumps) (can )?(build|dig|paint|plow|finish|complete|do|need for) an? (?<job>[a-z]+) in {t:time}',
      ],
    ],
    same: [['who', 'whom']],
    table: (s) =>
      s['same'] !== undefined && s['same'] !== s['job'] && s['same'] !== 'job' && s['same'] !== 'work'
        ? null
        : tabled('time for one = some * time', 'time for one / more')(s),
  },
  {
    asks: [
      'how many (?<box>[a-z]+) (are|is|will be|do (they|we)) need(ed)? (for|to (carry|take|hold|transport|pack|seat|fit)) (all )?{n:all} (?<what>[a-z]+)(?! (and|or)\\b)',
      'how many (?<box>[a-z]+) (are|will be) needed(?! for| to)',
      'how many (?<box>[a-z]+) (do|does|will|must) (they|we|he|she|the [a-z]+) (need|use)(?! for| to)',
    ],
    says: [
      [
        '{n:all} (?<what>[a-z]+)(?= (go|are going|travel|must|want|have to|need))',
        '(needs|wants|has) to (transport|carry|take|seat|move) {n:all} (?<what>[a-z]+)',
        '(has|have|made|makes|bakes|baked) {n:all} (?<what>[a-z]+)(?= to (put|pack|place))',
      ],
      [
        `(an?|each|every|1) (?<boxes>[a-z]+) (can )?${HOLD} {n:each} (?<which>[a-z]+)(?! and)`,
        `(an?|each|every|1) (?<boxes>[a-z]+) (can )?${HOLD} {n:each}(?=[.?,]|$)`,
        `(?<boxes>[a-z]+) (that|which) (each )?hold {n:each} (?<which>[a-z]+)( each)?(?! and)`,
      ],
    ],
    words: 'go going trip travel school put pack place each baker teacher farmer florist coach',
    same: [
      ['box', 'boxes'],
      ['what', 'which'],
    ],
    table: containers('ceil'),
  },
  {
    asks: [
      'how many (?<box>[a-z]+) must (@who|an? [a-z]+) buy to (have|get) (at least )?{n:all} (?<what>[a-z]+)',
      'how many (?<box>[a-z]+) (are|is|will be) needed (for|to (pack|hold)) {n:all} ((?<units>meters|feet|yards|cm) of )?(?<what>[a-z]+)(?! (and|or)\\b)',
    ],
    says: [
      [
        '(?<which>[a-z]+) (are|is) (packed|sold|put|placed) in (?<boxes>[a-z]+) of {n:each}',
        '(?<which>[a-z]+) come in (?<boxes>[a-z]+) of {n:each}',
        '(?<which>[a-z]+) (is|are) sold in (?<boxes>[a-z]+) of {n:each}( (?<unit>meters|feet|yards|cm))?',
      ],
    ],
    same: [
      ['box', 'boxes'],
      ['what', 'which'],
      ['unit', 'units'],
    ],
    table: (s) => ((s['unit'] === undefined) === (s['units'] === undefined) ? containers('ceil')(s) : null),
  },
  {
    asks: [
      'how many full (?<box>[a-z]+) of {n:each} can (be (made|filled|packed)|[a-z]+ (make|fill|pack)) (with|from) {n:all} [a-z]+(?! (and|or)\\b)',
    ],
    says: [],
    table: containers('floor'),
  },
  {
    asks: [
      'how many days (does|will|would|do) (it take|you need|it need)( [a-z]+)? to read (an? )?{n:all}[ -](?<what>pages?)( book)? (at|reading) {n:each} (pages )?per day',
      'how many days (for|to read) {n:all} (?<what>pages) at {n:each} (pages )?per day',
    ],
    says: [],
    table: containers('ceil'),
  },
];
