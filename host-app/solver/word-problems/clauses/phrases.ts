/** Phrases from which the stories of several kinds are put together. */
export const LENGTH = '(?:miles?|km|meters?|feet|yards?|cm|mm|inch(?:es)?)';
export const TIME = '(?:seconds?|minutes?|hours?|days?|weeks?)';
const PER = '(?<pt>hour|minute|second)';
/** '60 km per hour', with its units. */
export const speed = (slot: string): string => `{n:${slot}} (?<pl>${LENGTH}) per ${PER}`;
export const length = (slot: string): string => `{n:${slot}} (?<ul>${LENGTH})(?! per\\b)`;
export const time = (slot: string): string => `{n:${slot}} (?<ut>${TIME})`;
/** A name of a person or a thing: no word that could change an amount. */
export const NAME =
  '(?!(?:the|an?|my|his|her|its|their|our|your|in|at|on|of|and|or|then|to|for|from|with|by|how|what|when|it|he|she|they|i|we|you|is|are|was|were|not|no|never|only|half|twice|double|each|every|both|all|some|any|other|another|first|second|third|more|less|fewer|than|that|this|these|those|which|who|if|as|but|except|without|until|before|after|again|back|left|total|about|almost|nearly|one|same|there|does|do|did|will|would|can|has|have|had|takes?|took|needs?|long|far|fast|many|much|once|later|earlier|also|so|per|times|apart|towards?|together|alone|hours?|minutes?|seconds?|days?|weeks?|miles?|km|meters?)\\b)[a-z]{2,}';
export const VEHICLE =
  '(?:passenger trains?|freight trains?|express trains?|trains?|cars?|buses|bus|trucks?|lorry|lorries|vans?|motorcycles?|motorcyclists?|cyclists?|bikers?|bicycles?|bikes?|runners?|joggers?|walkers?|hikers?|planes?|airplanes?|jets?|boats?|ships?|ferry|ferries|scooters?|drivers?|people|persons|friends|boys|girls|students|skaters?|swimmers?|ants?|snails?|turtles?|dogs?|rabbits?|foxes|fox|thief|policeman|police car|officer|cheetah|lion|cat|mouse|hare|horse|horses|rider|riders|vehicles?|ones?)';
export const MOVE =
  '(?:does|did|drives?|drove|driving|walks?|walked|walking|runs?|ran|running|jogs?|jogged|jogging|rides?|rode|riding|cycles?|cycled|cycling|bikes?|biked|biking|travels?|travell?ed|travell?ing|flies|fly|flew|flying|goes|go|went|going|covers?|covered|hikes?|hiked|hiking|swims?|swam|swimming|moves?|moved|moving|sails?|sailed|sailing|skates?|skated|skating|chases?|chasing|heads?|headed|heading|rows?|rowed|rowing|paddles?|paddled|paddling)';
export const START =
  '(?:leaves?|left|leaving|starts?|started|starting|sets? off|sets? out|departs?|departed|begins?|drives? off)';
export const PLACE =
  '(?:place|point|spot|town|city|station|house|home|village|port|harbor|harbour|airport|school|corner|park|intersection|crossing|parking lot|depot|rest stop|gas station|start|line|camp|beach)';

/** Sizes of units, by what they measure. */
const SIZES: Readonly<Record<string, readonly [string, number]>> = {
  mm: ['metric', 1], cm: ['metric', 10], meter: ['metric', 1000], km: ['metric', 1_000_000],
  inch: ['feet', 1], feet: ['feet', 12], foot: ['feet', 12], yard: ['feet', 36], mile: ['feet', 63_360],
  second: ['time', 1], minute: ['time', 60], hour: ['time', 3600], day: ['time', 86_400], week: ['time', 604_800],
  ml: ['volume', 1], milliliter: ['volume', 1], liter: ['volume', 1000],
  gram: ['mass', 1], g: ['mass', 1], kg: ['mass', 1000],
}; // prettier-ignore
export const one = (unit: string): string =>
  unit === 'inches' ? 'inch' : unit.replace(/(?<=[a-z]{2})s$/, '');
/** '45 / 60' for 45 minutes in hours; null for units of two systems. */
export const inUnit = (amount: string, from: string, to: string): string | null => {
  const [a, b] = [SIZES[one(from)], SIZES[one(to)]];
  if (!a || !b || a[0] !== b[0]) return null;
  if (a[1] === b[1]) return amount;
  return a[1] > b[1] ? `${amount} * ${a[1] / b[1]}` : `${amount} / ${b[1] / a[1]}`;
};

/** The units in which a story is worked out. */
export interface Base {
  readonly length: string;
  readonly time: string;
}
export const speedIn = (n: string, length: string, time: string, base: Base): string | null => {
  const far = inUnit(n, length, base.length);
  const [a, b] = [SIZES[one(time)], SIZES[one(base.time)]];
  if (far === null || !a || !b) return null;
  if (a[1] === b[1]) return far;
  return a[1] > b[1] ? `${far} / ${a[1] / b[1]}` : `${far} * ${b[1] / a[1]}`;
};
const PLURALS: Readonly<Record<string, string>> = { inch: 'inches', feet: 'feet', foot: 'feet', cm: 'cm', mm: 'mm', km: 'km', ml: 'ml', kg: 'kg', g: 'g' }; // prettier-ignore
export const plural = (unit: string): string => PLURALS[one(unit)] ?? `${one(unit)}s`;
export const perUnit = ({ length, time }: Base): string => `${plural(length)}/${one(time)}`;
/** The one unit among several mentions; null where there are none or several. */
export const only = (units: readonly (string | undefined)[]): string | null => {
  const found = new Set(units.filter((unit) => unit !== undefined && unit !== '').map((unit) => one(unit ?? '')));
  const [first = null] = found;
  return found.size === 1 ? first : null;
}; // prettier-ignore
