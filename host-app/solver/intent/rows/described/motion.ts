import { normal } from '../../../sentences/language/normal.js';
import { Phrases } from '../../../sentences/school/phrases.js';
import type { Form } from '../../forms.js';

const N = String.raw`(\d+(?:\.\d+)?)`;
const U = '(?: ?(?:cm|mm|km|m|ft|feet|foot|in|inch(?:es)?|yards?|met(?:er|re)s?|units?))';
const SILENT =
  "a|an|the|of|is|are|it|its|and|with|if|find|what|what's|does|do|that|to|from|on|in|at|by|so|for|which|can|calculate|determine|into|as|he|she|they|then|air|being|spherical|has|have|be|sheet|made|piece|rate|1|was|up|out|possible|one|side|metres|meters|m|seconds?|s|after|t|thrown|ball|stone|rocket|object|given|his|her";
const UNITS =
  /\d ?(?:cubic |square )?(cm|mm|km|m|ft|feet|foot|in|inch(?:es)?|(?:centi|milli|kilo)?met(?:er|re)s?)(?![a-z])/gi;
const SHORT: Readonly<Record<string, string>> = { feet: 'ft', foot: 'ft', meter: 'm', meters: 'm', metre: 'm', metres: 'm', centimeter: 'cm', centimeters: 'cm', centimetres: 'cm', inch: 'in', inches: 'in' }; // prettier-ignore
const words = (source: string): RegExp => new RegExp(`^((?=.*(?:${source}))[^]*)$`, 'i');
const scene = (cue: RegExp, build: (phrases: Phrases) => string | null, more = ''): Form => [
  cue,
  (text) => {
    const units = [...text.matchAll(UNITS)].map(([, unit = '']) =>
      unit.length > 2 ? (SHORT[unit.toLowerCase()] ?? unit.toLowerCase()) : unit.toLowerCase(),
    );
    if (new Set(units).size > 1) return '?';
    const phrases = new Phrases(normal(text).replace(/[?.!]+$/, '').replace(/³/g, '^3').replace(/²/g, '^2')); // prettier-ignore
    const made = build(phrases);
    return made !== null && phrases.isUsedUp(`${SILENT}${more}`) ? made : '?';
  },
];

/** For each figure: its one length, and what is made from it. */
const BODIES: Readonly<Record<string, readonly [lengths: string, letter: string, made: Readonly<Record<string, readonly [string, string]>>]>> = {
  'circle|circular [a-z]+|ripple|disk': ['radius', 'r', { area: ['A', 'pi*r^2'], circumference: ['C', '2*pi*r'] }],
  'sphere|balloon|ball|snowball|bubble': ['radius', 'r', { volume: ['V', '4/3*pi*r^3'], 'surface area': ['S', '4*pi*r^2'] }],
  'cube|ice cube': ['side|edge|side length|edge length', 'x', { volume: ['V', 'x^3'], 'surface area': ['S', '6*x^2'] }],
  square: ['side|side length', 'x', { area: ['A', 'x^2'], perimeter: ['P', '4*x'] }],
}; // prettier-ignore
const GROW = '(?:grows?|growing|increas(?:es?|ing)|expand(?:s|ing)?|ris(?:es?|ing))';
const SHRINK = '(?:shrinks?|shrinking|decreas(?:es?|ing)|melts?|melting|falls?|falling)';
const PER = '(?: ?/ ?(?:s|sec|min|h|second|minute|hour)| per (?:second|minute|hour))';
const rates = (phrases: Phrases): string | null => {
  for (const [figure, [lengths, letter, made]] of Object.entries(BODIES)) {
    const what = `${lengths}|${Object.keys(made).sort((a, b) => b.length - a.length).join('|')}`; // prettier-ignore
    const of = `(?:(?:the |an? )?(?:spherical )?(?:${figure})(?:'s)? ?)`;
    const copy = phrases.copy();
    const pumped = copy.take(`(?:air|gas|helium|water) is (?:being )?(pumped|blown|let) (?:into|in) ${of}at (?:a (?:constant )?rate of )?${N}${U}\\^3${PER}`);
    const given = pumped ?? copy.take(`(?:${of})?(?:the )?(${what}) (?:of (?:each side of )?${of})?(?:is )?(?:(${GROW})|${SHRINK}) (?:at |by )?(?:a (?:constant )?(?:rate|speed) of )?${N}${U}(?:\\^[23])?${PER}`);
    const asked = copy.take(`how fast (?:is|does|do) (?:the|its) (${what}) (?:of ${of})?(?:${GROW}|change|changing)|rate (?:of change of|at which) (?:the|its) (${what})(?: of ${of})?(?: changes| ${GROW})?`);
    const at = copy.take(`(?:when|at the moment when|if) (?:the |its )?(?:${lengths}|${letter}) (?:is|=|equals) ${N}${U}?`);
    if (!given || !asked || !at || !copy.isUsedUp(SILENT)) continue;
    phrases.assign(copy);
    const [known, rate] = pumped ? ['volume', pumped[1]] : [given[0] ?? '', `${given[1] ? '' : '-'}${given[2]}`];
    const wanted = asked[0] || asked[1] || '';
    const size = (name: string): string => made[name]?.[0] ?? letter;
    const line = made[known] ?? made[wanted];
    if (!line || size(known) === size(wanted) || (made[known] && made[wanted])) return null;
    return `If ${line[0]} = ${line[1]} and d${size(known)}/dt = ${rate}, find d${size(wanted)}/dt when ${letter} = ${at[0]}`;
  }
  return null;
}; // prettier-ignore

const MOST = '(?:largest|greatest|maximum|biggest|highest)(?: possible)?';
const fence = (phrases: Phrases): string | null => {
  const fenced = phrases.take(`${N}${U} of (?:fence|fencing|wire|wire netting)`);
  const perimeter = fenced ? null : phrases.take(`perimeter(?: of| is)? ${N}${U}?`);
  const open = phrases.take('(?:along|beside|against|next to|by) (?:a|the) (?:straight |long )?(?:river|wall|barn|house|lake|stream|road)');
  const none = phrases.take('(?:the )?(?:(?:river|wall|barn|fourth|that) )?side (?:(?:along|by|next to|at) the (?:river|wall|barn|house) )?(?:needs|requires) no fenc(?:e|ing)|no fenc(?:e|ing) is (?:needed|required)(?: (?:along|on|at|for) (?:the|that) (?:river|wall|side|barn|house))?');
  const parted = phrases.take('divided (?:in|into) (?:2|half|halves)(?: (?:equal )?(?:parts|pens|halves))? by a fence (?:that is )?parallel to (?:a|1) side');
  const asked = phrases.take(`${MOST} (?:rectangular )?area(?: (?:of|for) the (?:field|pen|garden|rectangle))?(?: (?:that )?(?:he|she|they|you|it) can (?:enclose|fence|have))?(?: that can be enclosed)?`);
  phrases.take('(?:rectangle|rectangular (?:field|pen|garden|enclosure|plot|area))');
  phrases.take('farmer|gardener');
  phrases.take('builds|fences|makes|wants to (?:build|make|fence)|encloses|uses');
  if ((!fenced && !perimeter) || !asked || (none && !open) || (open && parted) || (open && perimeter)) return null;
  return `maximize x*y subject to ${open ? '2x + y' : parted ? '2x + 3y' : '2x + 2y'} = ${fenced?.[0] ?? perimeter?.[0]}`;
}; // prettier-ignore
const box = (phrases: Phrases): string | null => {
  const size = phrases.take(`${N}${U}?(?: by| x) ${N}${U} (?:rectangular |square )?(?:sheet|piece)(?: of (?:cardboard|metal|paper|tin|card))?`);
  const cut = phrases.take('cutting (?:out )?(?:equal |congruent |identical )?squares (?:from|out of|off) (?:each of )?(?:the|its|all) (?:4 )?corners|(?:equal |congruent |identical )?squares are cut (?:out )?(?:from|out of|off) (?:each of )?(?:the|its) (?:4 )?corners');
  const fold = phrases.take('fold(?:ing|ed)? (?:up )?(?:the )?(?:sides|flaps|edges)?(?: up)?|the (?:sides|flaps|edges) are folded(?: up)?');
  const asked = phrases.take(`${MOST} volume(?: of the box| possible)?`);
  phrases.take('(?:an? )?(?:open )?box(?: without a lid| with no lid| with an open top)?');
  if (!size || !cut || !fold || !asked) return null;
  const [a, b] = [size[0], size[1]];
  return `maximize x*(${a} - 2x)*(${b} - 2x) for 0 < x < ${Math.min(Number(a), Number(b)) / 2}`;
}; // prettier-ignore
const pair = (phrases: Phrases): string | null => {
  const added = phrases.take(`2 (?:positive )?numbers (?:add up to|have (?:a|the) sum(?: of)?|sum to|have sum) ${N}|sum of 2 (?:positive )?numbers is ${N}`); // prettier-ignore
  const asked = phrases.take(
    `(?:their )?${MOST} (?:value of their )?product(?: of the 2(?: numbers)?)?|(?:their )?product be at most`,
  );
  phrases.take('their');
  return added && asked ? `maximize x*y subject to x + y = ${added[0] || added[1]}` : null;
};

/** The numbers of a t² + b t + c; null for other formulas. */
const quadratic = (text: string): readonly [a: number, b: number, c: number] | null => {
  const plain = text.replace(/[\s*]/g, '').replace(/²/g, '^2');
  const parts = plain.match(/[-+]?[^-+]+/g) ?? [];
  const found = [0, 0, 0];
  for (const part of parts) {
    const [, sign = '', digits = '', power = ''] = /^([-+]?)(\d*(?:\.\d+)?)(t\^2|t|)$/.exec(part) ?? [
      '',
      '',
      'x',
    ];
    const at = power === 't^2' ? 0 : power === 't' ? 1 : 2;
    if (digits === 'x' || (digits === '' && power === '') || found[at] !== 0) return null;
    found[at] = (sign === '-' ? -1 : 1) * Number(digits === '' ? 1 : digits);
  }
  return found[0] === 0 || parts.length === 0 ? null : [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0];
};
const thrown = (phrases: Phrases): string | null => {
  const formula = phrases.take("(?:(?:its |the |whose )?height (?:in met(?:er|re)s )?(?:after t seconds |at time t )?(?:is |is given by )?)?(?<![a-z])[hfsy](?: ?\\(t\\))? ?= ?([-+\\d. *t^()]*?t[-+\\d. *t^()]*?)(?: ?(?:m|met(?:er|re)s|ft|feet))?(?= ?(?:[.,;]|$| when| what| find|how))");
  const [a, b, c] = quadratic(formula?.[0] ?? '') ?? [0, 0, 0];
  const top = phrases.take(`when does (?:it|the [a-z]+) reach (?:its|the) (?:${MOST} height|highest point)`);
  const ground = phrases.take('(?:when|after how many seconds) does (?:it|the [a-z]+) (?:hit|reach|strike|return to) the ground');
  const high = phrases.take(`(?:its )?${MOST} height(?: (?:of|that) (?:it|the [a-z]+)(?: reaches)?)?|how high does (?:it|the [a-z]+) (?:go|get|rise)`);
  phrases.take("(?:a |an |the )?(?:ball|stone|rocket|object|arrow|projectile)(?:'s)? (?:height )?(?:is )?(?:thrown|launched|shot|kicked|hit)?(?: (?:straight )?(?:up|upwards?))?(?: at \\d+ m/s)?");
  phrases.take("(?:stone|ball|rocket)'s height is");
  if (!formula || a >= 0 || [top, ground, high].filter((one) => one !== null).length !== 1) return null;
  if (ground) {
    if (c < 0 || (c === 0 && b <= 0)) return null;
    return `find the larger solution of ${a}t^2${b === 0 ? '' : ` + (${b})t`}${c === 0 ? '' : ` + ${c}`} = 0`;
  }
  if (b <= 0) return null;
  return top ? `amounts: speed at the start = ${b}; loss of speed in one second = 2*${-a} => speed at the start/loss of speed in one second` : `find the maximum of ${formula[0]}`;
}; // prettier-ignore
const growth = (phrases: Phrases): string | null => {
  const law = phrases.take('(?:population|culture|number of bacteria|colony) grows (?:exponentially|at a rate proportional to its size|proportionally to its size)');
  const said = phrases.take(`${N} (?:at first|at the start|initially|in the beginning|at the beginning) and ${N} after ${N} (hours?|days?|years?|minutes?|weeks?)`);
  const asked = phrases.take(`how (?:big|large) (?:is|will) it(?: be)? after ${N} (hours?|days?|years?|minutes?|weeks?)|(?:population|size|number)(?: be)? after ${N} (hours?|days?|years?|minutes?|weeks?)`);
  if (!law || !said || !asked || (asked[1] || asked[3] || '').replace(/s$/, '') !== (said[3] ?? '').replace(/s$/, '')) return null;
  return `amounts: start = ${said[0]}; growth factor = ${said[1]}/${said[0]}; number of periods = ${asked[0] || asked[2]}/${said[2]} => start*growth factor^number of periods`;
}; // prettier-ignore
const dropped = (phrases: Phrases): string | null => {
  const from = phrases.take(`(?:(?:object|stone|ball|rock) )?(?:is )?dropped from (?:a height of )?${N} (?:m|meters|metres)`);
  const g = phrases.take('\\(? ?(?:use |take |with )?g ?= ?(\\d+(?:\\.\\d+)?)(?: ?m/s\\^2)? ?\\)?');
  const asked = phrases.take('how long (?:until|does it take until|before) it hits the ground|when does it hit the ground|how long does it take to (?:hit|reach) the ground');
  return from && g && asked ? `amounts: height = ${from[0]}; acceleration = ${g[0]} => sqrt(2*height/acceleration)` : null;
}; // prettier-ignore

/** Amounts that change with each other or with the time, told in sentences: in the letters of a reader. */
export const MOTION_ROWS: readonly Form[] = [
  scene(words('how fast|rate of change|rate at which'), rates),
  scene(words('fence|fencing|perimeter'), fence),
  scene(words('corners'), box),
  scene(words('product'), pair),
  scene(words('= ?[^=]*t'), thrown, '|height'),
  scene(words('grows'), growth, '|population|culture|colony|big'),
  scene(words('dropped'), dropped),
];
