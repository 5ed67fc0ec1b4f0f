import { canon } from '../../../kernel/canonical.js';
import { parse, parsedOrNull } from '../../../parse/index.js';
import { derive } from '../../../plan/calculus/derivatives/derivative.js';
import { plain } from '../../../print/plain.js';
import { variablesOf } from '../../../tree/walk.js';
import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

const U = '(?: ?(?:cm|mm|km|m|ft|feet|foot|in|inches|yards?|meters?|metres?|units?))?';
const P = String.raw`\((-?[\w./]+), ?(-?[\w./]+)\)`;
const EQUATION = String.raw`([^=,.;]*?)= ?(${N})`;
const BOOK = String.raw`(?:the )?(?:curves?|lines?|graphs?|region|parabola)? ?`;
/** The radius squared of a circle that is written with its centre. */
const circle = (what: string, left: string, right: string): string => {
  const plain = left.replace(/\s|\{|\}/g, '').replace(/²/g, '^2');
  const isCircle = /^(?:x\^2|\(x[-+][\d./]+\)\^2)\+(?:y\^2|\(y[-+][\d./]+\)\^2)$/.test(plain);
  if (!isCircle || !(Number(right) > 0)) return '?';
  const start = `amounts: square of the radius = ${right} => `;
  return /diam/i.test(what) ? `${start}2*sqrt(square of the radius)` : /area/i.test(what) ? `${start}pi*square of the radius` : `${start}2*pi*sqrt(square of the radius)`; // prettier-ignore
};
const ANGLES: Readonly<Record<string, number>> = { triangle: 180, quadrilateral: 360, pentagon: 540 };
const ratio = (figure: string, parts: string, asked: string): string => {
  const all = parts.split(':').map(Number);
  const total = ANGLES[figure.toLowerCase()] ?? 0;
  const sum = all.join(' + ');
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const sides = { 180: 3, 360: 4, 540: 5 }[total];
  if (sides !== all.length) return '?';
  if (/difference/i.test(asked))
    return `amounts: sum of the angles = ${total}; one part = sum of the angles/(${sum}) => (${high} - ${low})*one part`;
  const one = /largest|biggest|greatest/i.test(asked) ? high : low;
  return /radians/i.test(asked)
    ? `amounts: sum of the angles = ${total}; one part = sum of the angles/(${sum}) => ${one}*one part*pi/180`
    : `amounts: sum of the angles = ${total}; one part = sum of the angles/(${sum}) => ${one}*one part`;
};
const TIMES: Readonly<Record<string, number>> = { twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, half: 0.5 }; // prettier-ignore
const words = (text: string): number =>
  TIMES[text.toLowerCase().split(' ')[0] ?? ''] ?? Number.parseFloat(text);
const right = (kind: string): number => (/^c/i.test(kind) ? 90 : 180);
const clock = (hours: string, minutes: string): string => {
  const [h, m] = [Number(hours) % 12, Number(minutes)];
  if (Number(hours) > 12 || m > 59) return '?';
  const gap = Math.abs(30 * h - 5.5 * m);
  return `amounts: hour hand in degrees = 30*${h} + ${m}/2; minute hand in degrees = 6*${m} => ${gap > 180 ? '360 - ' : ''}abs(hour hand in degrees - minute hand in degrees)`;
};
/** Mean, variance or deviation of a variable whose values and probabilities are listed. */
const moment = (text: string, ...asked: readonly string[]): string => {
  const pairs = [...text.matchAll(/P\(X ?= ?(-?[\d.]+)\) ?= ?([\d./]+)/gi)].map(([, x = '', p = '']) => [x, p] as const);
  const share = (p: string): number => Number(p.split('/')[0]) / Number(p.split('/')[1] ?? 1);
  const total = pairs.reduce((all, [, p]) => all + share(p), 0);
  if (pairs.length < 2 || Math.abs(total - 1) > 1e-9) return '?';
  const given = pairs.map(([x, p], k) => `value ${k + 1} = ${x}; probability ${k + 1} = ${p}`).join('; ');
  const mean = pairs.map((_, k) => `value ${k + 1}*probability ${k + 1}`).join(' + ');
  const what = asked.join('');
  if (!/var|dev|sd/i.test(what)) return `amounts: ${given} => ${mean}`;
  const spread = pairs.map((_, k) => `(value ${k + 1} - mean)^2*probability ${k + 1}`).join(' + ');
  return `amounts: ${given}; mean = ${mean} => ${/var/i.test(what) ? spread : `sqrt(${spread})`}`;
}; // prettier-ignore
const frequencies = (text: string): string => {
  const pairs = [...text.matchAll(/(-?[\d.]+) (?:occurs|appears|comes) (\d+) times?/gi)].map(([, x = '', n = '']) => `${x} with weight ${n}`); // prettier-ignore
  return pairs.length > 1 ? `weighted mean of ${pairs.join(', ')}` : '?';
};
/** The middle of five values, four of which are known. */
const middle = (list: string, median: string): string => {
  const all = list.split(/,? and |, ?/).map(Number).sort((a, b) => a - b); // prettier-ignore
  const m = Number(median);
  return all.length === 4 && (all[1] ?? m) < m && m < (all[2] ?? m)
    ? `amounts: middle of the five numbers = ${median} => middle of the five numbers`
    : '?';
};
const lines = (a: string, b: string): string => {
  const slope = (text: string): readonly [string, string] | null => {
    const [, m = '', sign = '+', c = '0'] = /^y ?= ?(-?[\d./]*)\*?x(?: ?([-+]) ?([\d./]+))?$/i.exec(text.trim()) ?? [];
    return /x/.test(text) ? [m === '' ? '1' : m === '-' ? '-1' : m, `${sign}${c}`] : null;
  };
  const [p, q] = [slope(a), slope(b)];
  return p && q && p[0] === q[0] ? `amounts: slope = ${p[0]}; first intercept = ${p[1].replace('+', '')}; second intercept = ${q[1].replace('+', '')} => abs(second intercept - first intercept)/sqrt(slope^2 + 1)` : '?';
}; // prettier-ignore

/** Figures, data and angles in the short words of a school book. */
export const SCHOOL_ROWS: readonly Form[] = [
  [at(`${ASK}(diameter|area|circumference|perimeter) of (?:the )?(?:circle )?${EQUATION}`), circle],
  [at(String.raw`${ASK}area of (?:the )?ellipse x\^?[²2] ?/ ?(${N}) ?\+ ?y\^?[²2] ?/ ?(${N}) ?= ?1`), 'amounts: square of one semi-axis = $1; square of the other = $2 => pi*sqrt(square of one semi-axis*square of the other)'],
  [at(String.raw`${ASK}length of (?:the )?(major|minor) axis of (?:the ellipse )?x\^?[²2] ?/ ?(\d+) ?\+ ?y\^?[²2] ?/ ?(\d+) ?= ?1`), (which, a, b) => `amounts: square of the semi-axis = ${/^ma/i.test(which) ? Math.max(Number(a), Number(b)) : Math.min(Number(a), Number(b))} => 2*sqrt(square of the semi-axis)`],
  [at(String.raw`${ASK}distance between (?:the )?(?:parallel )?(?:lines )?(-?\d*)x ?([-+]) ?(\d*)y ?= ?(${N}) and \1x ?\2 ?\3y ?= ?(${N})`), (a, _, b, c, d) => `amounts: coefficient of x = ${a === '' || a === '-' ? `${a}1` : a}; coefficient of y = ${b || '1'}; first right side = ${c}; second right side = ${d} => abs(first right side - second right side)/sqrt(coefficient of x^2 + coefficient of y^2)`],
  [at(`${ASK}distance between (?:the )?(?:parallel )?(?:lines )?(y ?= ?[^=]+?) and (y ?= ?[^=]+)`), lines],
  [at(`${ASK}([xy]) (?:if|when|so that|given that) the (?:slope|gradient) of the line (?:through|joining|passing through) ${P} and ${P} is (${N})`), (x, a, b, c, d, m) => lastCoordinate(x, [a, b, c, d], m)],
  [at(String.raw`${ASK}area of (?:an? |the )?(triangle|quadrilateral) (\(.+\))`), 'area of the $1 with vertices $2'],
  [at(`${ASK}area of (?:an?|the) parallelogram (?:spanned|formed|with sides|determined) by (?:the vectors )?${P} and ${P}`), 'amounts: x 1 = $1; y 1 = $2; x 2 = $3; y 2 = $4 => abs(x 1*y 2 - y 1*x 2)'],
  [at(`${ASK}(?:slope|gradient) of (?:a|the|any) line perpendicular to x ?= ?${N}`), 'amounts: slope of a horizontal line = 0 => slope of a horizontal line'],
  [at(`${ASK}sum of (?:the )?exterior angles of (?:an?|any) (?:(?:regular|convex) )?(?:triangle|quadrilateral|pentagon|hexagon|heptagon|octagon|nonagon|decagon|polygon|\\d+-gon)`), 'amounts: full turn = 360 => full turn'],
  [at(`${ASK}arc length (?:of|in|on) an? (?:arc of an? )?circle (?:with|of) diameter (${N})${U} and (?:an? )?(?:central )?angle (?:of )?(${N}) ?(?:°|degrees)`), 'amounts: diameter = $1; angle in degrees = $2 => angle in degrees/360*pi*diameter'],
  [at(`${ASK}arc length(?: of an? (?:arc|sector|circle))?,?(?: with| if| of)? radius (?:is |of )?(${N})${U},?(?: and)? (?:central )?angle (?:is |of )?(${N}) rad(?:ians)?`), 'amounts: radius = $1; angle = $2 => radius*angle'],
  [at(`${ASK}area of (?:a|the) segment of a circle (?:of|with) radius (${N})${U} and (?:an? )?(?:central )?angle (?:of )?(${N}) ?(?:°|degrees)`), 'amounts: radius = $1; angle in degrees = $2 => angle in degrees/360*pi*radius^2 - radius^2*sin(angle in degrees*pi/180)/2'],
  [at(`${ASK}area of (?:a|the) square inscribed in a circle (?:of|with) (?:a )?radius (?:of )?(${N})${U}`), 'amounts: radius = $1; diagonal of the inscribed figure = 2*radius => diagonal of the inscribed figure^2/2'],
  [at(`${ASK}(?:radius of (?:the )?(?:circle inscribed|inscribed circle|incircle)|inradius) (?:in|of)(?: a triangle)? (?:with sides|a triangle with sides) (${N})${U}, ?(${N})${U},? (?:and )?(${N})${U}`), (a, b, c) => incircle([a, b, c])],
  [at(`(?:a|if a) right triangle has legs (?:of )?(${N})${U} and (${N})${U}[.,;] ${ASK}(?:height|altitude) (?:to|on|onto) (?:the|its) hypotenuse`), 'amounts: leg 1 = $1; leg 2 = $2 => leg 1*leg 2/sqrt(leg 1^2 + leg 2^2)'],
  [at(`(?:a|if a) right triangle has legs (?:of )?(${N})${U} and (${N})${U}[.,;] ${ASK}(?:inradius|radius of (?:the|its) (?:inscribed circle|incircle))`), 'amounts: leg 1 = $1; leg 2 = $2 => (leg 1 + leg 2 - sqrt(leg 1^2 + leg 2^2))/2'],
  [at(`${ASK}volume of an? (?:conical )?frustum(?: of a cone)? with radii (${N})${U} and (${N})${U} and height (${N})${U}`), 'amounts: radius 1 = $1; radius 2 = $2; height = $3 => pi*height/3*(radius 1^2 + radius 1*radius 2 + radius 2^2)'],
  [at(`${ASK}(?:total )?surface area of an? (?:open )?cylinder (?:open at the top|without a (?:lid|top)|with no (?:lid|top)|that is open at the top) with radius (${N})${U} and height (${N})${U}`), 'amounts: radius = $1; height = $2 => 2*pi*radius*height + pi*radius^2'],
  [at(`${ASK}volume of an? square pyramid with base (${N})${U} and height (${N})${U}`), 'volume of a square pyramid with side $1 and height $2'],
  [at(`(?:a )?sphere is inscribed in a cube (?:of|with) side(?: length)? (${N})${U}[.,;] ${ASK}volume of the sphere`), 'amounts: side of the cube = $1; radius of the sphere = side of the cube/2 => 4/3*pi*radius of the sphere^3'],
  [at(`a cone and a cylinder have the same radius (?:of )?(${N})${U} and (?:the same )?height (?:of )?(${N})${U}[.,;] ${ASK}difference (?:of|between|in) their volumes?`), 'amounts: radius = $1; height = $2 => pi*radius^2*height - pi*radius^2*height/3'],
  [at(`a cone and a cylinder have the same radius and(?: the same)? height[.,;] the (cone|cylinder) (?:holds|has a volume of|contains) (${N}) ?(?:l|liters|litres|ml|cm\\^?3|cm³|m\\^?3|m³|cubic [a-z]+)[.,;] how much does the (cone|cylinder) (?:hold|contain)`), (one, size, other) => (one === other ? '?' : `amounts: volume of the ${one.toLowerCase()} = ${size}; cones that fill the cylinder = 3 => volume of the ${one.toLowerCase()}${one.toLowerCase() === 'cylinder' ? '/' : '*'}cones that fill the cylinder`)],
  [at(`a cube has (?:a )?volume (?:of )?(${N})${U}(?:\\^?3|³)?[.,;] ${ASK}total length of (?:all )?(?:its|the) edges`), 'amounts: volume = $1; number of edges = 12 => number of edges*volume^(1/3)'],
  [at(`a rectangle is (${N})${U} by (${N})${U}[.,;] each side is (doubled|tripled|halved)[.,;] ${ASK}new (area|perimeter)`), (a, b, how, what) => { const k = how === 'doubled' ? '2' : how === 'tripled' ? '3' : '1/2'; const start = `amounts: new length = ${k}*${a}; new width = ${k}*${b} => `; return what.toLowerCase() === 'area' ? `${start}new length*new width` : `${start}2*(new length + new width)`; }],
  [at(`(?:the )?ratio of (?:the )?sides of (?:2|two) similar [a-z]+ is (\\d+) ?: ?(\\d+)[.,;] the area of the (smaller|larger)(?: one| triangle)? is (${N})${U}[.,;] ${ASK}area of the (smaller|larger)(?: one| triangle)?`), (a, b, which, area, asked) => { const [low, high] = [Math.min(Number(a), Number(b)), Math.max(Number(a), Number(b))]; return which === asked || low === high ? '?' : `amounts: area that is known = ${area}; ratio of the sides = ${asked.toLowerCase() === 'larger' ? `${high}/${low}` : `${low}/${high}`} => area that is known*ratio of the sides^2`; }],
  [at(`similar triangles: sides (${N}) and (${N}),? the small(?:er)?(?: one)? has area (${N})[.,;] ${ASK}area of the (?:large|larger|big|bigger)(?: one)?`), (a, b, area) => (Number(a) < Number(b) ? `amounts: smaller area = ${area}; ratio of the sides = ${b}/${a} => smaller area*ratio of the sides^2` : '?')],
  // Angles.
  [at(String.raw`(?:if )?(?:the )?angles (?:of|in) a (triangle|quadrilateral|pentagon) are in (?:the )?ratio (?:of )?(\d+(?: ?: ?\d+)+)[.,;] ${ASK}((?:(?:largest|biggest|greatest|smallest|least)(?: angle)?(?: in radians)?)|difference between (?:the )?(?:largest|smallest)(?: angle)? and (?:the )?(?:largest|smallest)(?: angle)?)`), ratio],
  [at(String.raw`(?:two|2) angles of a triangle are in the ratio (\d+) ?: ?(\d+) and the third (?:angle )?is (${N}) ?(?:°|degrees)[.,;] ${ASK}(smallest|largest)(?: angle)?`), (a, b, third, which) => { const rest = 180 - Number(third); const parts = [Number(a), Number(b)].map((one) => (rest * one) / (Number(a) + Number(b))); const best = /^s/i.test(which) ? Math.min(...parts, Number(third)) : Math.max(...parts, Number(third)); return best === Number(third) ? '?' : `amounts: sum of both angles = 180 - ${third}; one part = sum of both angles/(${a} + ${b}) => ${best === parts[0] ? a : b}*one part`; }],
  [at(`(?:the )?(?:3 |three )?angles of a quadrilateral are (${N})°?, ?(${N})°? and (${N})(?:°| degrees)?[.,;] ${ASK}(?:fourth|other|remaining|missing|last) angle`), 'amounts: sum of the angles = 360; angle 1 = $1; angle 2 = $2; angle 3 = $3 => sum of the angles - angle 1 - angle 2 - angle 3'],
  [at(`(?:two|2) (supplementary|complementary) angles differ by (${N}) ?(?:°|degrees)[.,;] ${ASK}(smaller|larger|bigger)(?: (?:one|angle))?`), (kind, gap, which) => (Number(gap) < right(kind) ? `amounts: sum of the angles = ${right(kind)}; difference = ${gap} => (sum of the angles ${/^s/i.test(which) ? '-' : '+'} difference)/2` : '?')],
  [at(String.raw`an angle is (twice|half|(?:two|three|four|five|six|\d+) times) (?:as large as )?its (complement|supplement)[.,;] ${ASK}(?:measure of the |the )?angle`), (k, kind) => `amounts: sum of the angles = ${right(kind)}; factor = ${words(k)}; other angle = sum of the angles/(factor + 1) => factor*other angle`],
  [at(String.raw`(?:a )?clock shows (\d{1,2}):(\d\d)[.,;] ${ASK}(?:smaller )?angle between the (?:clock )?hands`), clock],
  // Data.
  [at('(?:find |what is |calculate )?(?:the )?(?:expected value|mean)((?!.*(?:variance|deviation)).*P\\(X ?=.*)'), (text) => moment(text)],
  [at('(.*P\\(X ?=.*?)[.,;:]? (?:find|what is|calculate|compute) (?:the )?(E\\(X\\)|Var\\(X\\)|SD\\(X\\)|expected value|mean|variance|standard deviation)(?: of X)?'), moment],
  [at('(?:find |what is |calculate )?(?:the )?(variance|standard deviation) of X (?:if|when|where|for) (.*P\\(X ?=.*)'), (what, text) => moment(text, what)],
  [at('(.*\\d (?:occurs|appears|comes) \\d+ times?.*)[.,;] (?:find|what is|calculate) the (?:mean|average)'), frequencies],
  [at(`${ASK}expected number of (?:heads|tails) in (\\d+) (?:coin )?(?:flips|tosses)(?: of a (?:fair )?coin)?`), 'amounts: flips = $1; share of one side = 1/2 => flips*share of one side'],
  [at(`${ASK}expected number of (?:ones|twos|threes|fours|fives|sixes|6s) in (\\d+) (?:rolls|throws)(?: of a (?:fair )?die)?`), 'amounts: rolls = $1; share of one side = 1/6 => rolls*share of one side'],
  [at(`${ASK}variance of (?:a |one |the )?(?:fair )?(?:6-sided )?(?:die|dice)(?: rolls?| throw)?`), 'population variance of 1, 2, 3, 4, 5, 6'],
  [at(`${ASK}(?:mean|expected value) of (?:a |one |the )?(?:fair )?(?:6-sided )?(?:die|dice)(?: rolls?| throw)?`), 'mean of 1, 2, 3, 4, 5, 6'],
  [at(`${ASK}variance of b(?:in|inomial)?\\((\\d+), ?(${N})\\)`), 'amounts: number of trials = $1; probability = $2 => number of trials*probability*(1 - probability)'],
  [at(`${ASK}(?:standard deviation|sd) of b(?:in|inomial)?\\((\\d+), ?(${N})\\)`), 'amounts: number of trials = $1; probability = $2 => sqrt(number of trials*probability*(1 - probability))'],
  [at(`${ASK}(?:standard deviation|sd) of (?:a )?poisson ?\\((${N})\\)`), 'amounts: variance, the same as the mean = $1 => sqrt(variance, the same as the mean)'],
  [at(`${ASK}(?:variance|mean|expected value) of (?:a )?poisson ?\\((${N})\\)`), 'amounts: mean and variance = $1 => mean and variance'],
  [at(`exponential (?:distribution )?with mean (${N})[:;,.] (?:find )?P\\(X ?(?:>|≥|>=) ?(${N})\\)`), 'amounts: mean = $1; limit = $2 => exp(-limit/mean)'],
  [at(`exponential (?:distribution )?with mean (${N})[:;,.] (?:find )?P\\(X ?(?:<|≤|<=) ?(${N})\\)`), 'amounts: mean = $1; limit = $2 => 1 - exp(-limit/mean)'],
  [at(`uniform (?:distribution )?on \\[?(${N}), ?(${N})\\]?[:;,.] (?:find )?P\\(X ?> ?(${N})\\)`), (a, b, x) => (Number(a) < Number(x) && Number(x) < Number(b) ? `amounts: length of the interval = ${b} - ${a}; length above the limit = ${b} - ${x} => length above the limit/length of the interval` : '?')],
  [at(`${ASK}z-score of (${N}) (?:if|when|with) (?:the )?mean (?:is )?(${N}) and (?:the )?variance (?:is )?(${N})`), 'amounts: value = $1; mean = $2; variance = $3 => (value - mean)/sqrt(variance)'],
  [at(`what (?:score|value) has (?:a )?z(?:-score)? ?(?:=|of) ?(${N}) (?:if|when|with) (?:the )?mean (?:is |= ?)?(${N}) and (?:the )?(?:sd|standard deviation) (?:is |= ?)?(${N})`), 'amounts: mean = $2; standard deviation = $3; z-score = $1 => mean + z-score*standard deviation'],
  [at(`the (?:marks|scores|numbers|values|ages)(?: of (?:\\d+|four|five|six) [a-z]+)? are ((?:[\\d.]+|x)(?:,? and |, ?)(?:(?:[\\d.]+|x)(?:,? and |, ?))*(?:[\\d.]+|x))[.,;] (?:the|their) mean is (${N})[.,;] (?:find|what is) x`), (list, m) => missing(list, m)],
  [at(`the (?:mean|average) of ((?:[\\d.]+|x)(?:,? and |, ?)(?:(?:[\\d.]+|x)(?:,? and |, ?))*(?:[\\d.]+|x)) is (${N})(?:[.,;] (?:find|what is) x)?`), (list, m) => missing(list, m)],
  [at(`the median of (${N}), ?(${N}), ?x(?:,| and|, and) ?(${N}) is (${N})(?: and the numbers are in order)?[.,;] (?:find|what is) x`), (a, b, c, m) => { const x = 2 * Number(m) - Number(b); return Number(a) <= Number(b) && Number(b) <= x && x <= Number(c) ? `amounts: median = ${m}; middle value that is known = ${b} => 2*median - middle value that is known` : '?'; }],
  [at(`the median of (?:five|5) numbers is (${N})[.,;] (?:four|4) of them are ([\\d., and]+)[.,;] ${ASK}(?:fifth|5th|other|last|missing) number`), (m, list) => middle(list, m)],
  [at('(?:what is the )?(?:probability|chance) (?:that|of) a (?:randomly chosen )?(non-)?leap year (?:has|having) 53 [a-z]+days'), (non) => `amounts: weekdays of the extra ${non ? 'day' : 'days'} = ${non ? 1 : 2}; all weekdays = 7 => weekdays of the extra ${non ? 'day' : 'days'}/all weekdays`],
  [at(`[a-z ]+ (?:gets|receives|has) on average (${N}) ([a-z]+) (?:an?|per|every|each) ([a-z]+)[.,;] ${ASK}probability of (?:exactly )?(\\d+) \\2 in (?:an?|one|1) \\3(?: \\(poisson\\))?`), (mean, _, __, k) => `X ~ Poisson(${mean}), P(X = ${k})`],
  // Calculus.
  [at(`${ASK}(?:slope|gradient) of (?:the )?normal(?: line)? to ${BOOK}(?:y|f\\(x\\)) ?= ?([^=]+?) (?:at|when|where) x ?= ?(${N})`), (f, x) => normalSlope(f, x)],
  [at(`(?:find |what is )?(?:y'|dy/dx) (?:when|if|at) xy ?= ?(${N}) and x ?= ?(${N})`), 'derivative of $1/x at x = $2'],
  [at(`${ASK}rate of change of ${BOOK}(?:the function )?(?:y|f\\(x\\)) ?= ?([^=]+?) (?:at|when|where) x ?= ?(${N})`), 'derivative of $1 at x = $2'],
  [at(`${ASK}rate of change of (?:the )?area of a circle with respect to (?:its|the) radius (?:when|at|if) (?:r|the radius) ?(?:=|is) ?(${N})`), 'derivative of pi*r^2 at r = $1'],
  [at(`${ASK}rate of change of (?:the )?volume of a sphere with respect to (?:its|the) radius (?:when|at|if) (?:r|the radius) ?(?:=|is) ?(${N})`), 'derivative of 4/3*pi*r^3 at r = $1'],
  [at(String.raw`a particle (?:moves with|has) velocity (?:v\(t\) ?= ?|v ?= ?)?([^=.,;]*t[^=,;]*?)(?: m/s| cm/s)?[.,;] ${ASK}(?:its |the )?displacement (?:from|between) t ?= ?(${N}) (?:to|and) t ?= ?(${N})`), 'integral of $1 from $2 to $3'],
  [at(String.raw`a particle (?:moves with|has) velocity (?:v\(t\) ?= ?|v ?= ?)?([^=.,;]*t[^=,;]*?)(?: m/s| cm/s)?[.,;] (?:${ASK}(?:total )?distance (?:travelled|traveled|it travels)|how far does it travel) (?:from|between) t ?= ?(${N}) (?:to|and) t ?= ?(${N})`), (v, a, b) => `area between y = ${v.replace(/t/g, 'x')} and y = 0 from ${a} to ${b}`],
  [at(`derivative of f\\(g\\(x\\)\\) at (${N}) if g\\(\\1\\) ?= ?(${N}), ?g'\\(\\1\\) ?= ?(${N}), ?f'\\(\\2\\) ?= ?(${N})`), 'evaluate $4*$3'],
  [at(`if f\\((${N})\\) ?= ?(${N}) and f'\\(\\1\\) ?= ?(${N}),? find the derivative of x ?\\*? ?f\\(x\\) at x ?= ?\\1`), 'evaluate $2 + $1*$3'],
  [at(String.raw`if ∫_(${N})\^(${N}) f(?:\(x\) ?dx)? ?= ?(${N}) and ∫_\2\^(${N}) f(?:\(x\) ?dx)? ?= ?(${N}),? find ∫_\1\^\4 f(?:\(x\) ?dx)?`), 'evaluate $3 + $5'],
  [at(String.raw`(?:∫|\\int) ?_ ?\{?(-?\d+)\}? ?\^ ?\{?(-?\d+)\}? ?(?:floor ?\(x\)|⌊x⌋|\[x\]) ?d ?x`), (a, b) => floors(Number(a), Number(b))],
  [at(String.raw`x ?= ?([^=,]*t[^=,]*?)(?:,| and) y ?= ?([^=,]*t[^=,]*?)[.,;] find dx/dy at t ?= ?(${N})`), 'x = $2, y = $1, find dy/dx at t = $3'],
]; // prettier-ignore

const normalSlope = (f: string, x: string): string => {
  const slope = parsedOrNull(() => derive(canon(parse(f)), 'x'));
  return slope && variablesOf(slope).every((name) => name === 'x') ? `evaluate -1/(${plain(slope).replace(/(?<![a-z])x(?![a-z])/g, `(${x})`)})` : '?';
}; // prettier-ignore
const incircle = (sides: readonly string[]): string => {
  const [a = 0, b = 0, c = 0] = sides.map(Number);
  const s = `(${sides.join(' + ')})/2`;
  return a + b > c && a + c > b && b + c > a ? `amounts: side 1 = ${a}; side 2 = ${b}; side 3 = ${c}; semiperimeter = ${s} => sqrt(semiperimeter*(semiperimeter - side 1)*(semiperimeter - side 2)*(semiperimeter - side 3))/semiperimeter` : '?';
}; // prettier-ignore
const missing = (list: string, m: string): string => {
  const all = list.split(/,? and |, ?/);
  return all.filter((one) => one === 'x').length === 1
    ? `solve (${all.join(' + ')})/${all.length} = ${m}`
    : '?';
};
/** The coordinate that is missing from a line through two points with this slope. */
const lastCoordinate = (name: string, points: readonly string[], m: string): string => {
  const [a = '', b = '', c = '', d = ''] = points;
  const at = points.indexOf(name);
  if (points.filter((one) => !/^-?[\d.]+$/.test(one)).length !== 1) return '?';
  if (at === 3)
    return `amounts: slope = ${m}; y 1 = ${b}; change of x = ${c} - (${a}) => y 1 + slope*change of x`;
  if (at === 1)
    return `amounts: slope = ${m}; y 2 = ${d}; change of x = ${c} - (${a}) => y 2 - slope*change of x`;
  if (Number(m) === 0 || at < 0) return '?';
  const change = `amounts: slope = ${m}; change of y = ${d} - (${b}); change of x = change of y/slope`;
  return at === 2
    ? `${change}; x 1 = ${a} => x 1 + change of x`
    : `${change}; x 2 = ${c} => x 2 - change of x`;
};
const floors = (a: number, b: number): string =>
  a < b && b - a < 30 ? `evaluate ${Array.from({ length: b - a }, (_, k) => `(${a + k})`).join(' + ')}` : '?';
