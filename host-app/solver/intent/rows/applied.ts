import { at } from '../text.js';
import { ASK, N, type Form } from '../forms.js';

const UNIT = String.raw`(?: ?(?:cm|m|km|mm|in|ft|inches|feet|meters|units))?`;
const EDGE = String.raw`(?:<|≤|<=|>|≥|>=)`;
const largest = (angles: string, isLargest: boolean, sum: number): string => {
  const parts = angles.split(/ ?: ?/).map(Number);
  const own = isLargest ? Math.max(...parts) : Math.min(...parts);
  return `amounts: sum of the angles = ${sum}; parts in all = ${parts.join(' + ')}; degrees for one part = sum of the angles/parts in all; parts of the ${isLargest ? 'largest' : 'smallest'} angle = ${own} => parts of the ${isLargest ? 'largest' : 'smallest'} angle*degrees for one part`;
};
const uniform = (a: string, b: string, sign: string, x: string): string => {
  const [low, high, at] = [Number(a), Number(b), Number(x)];
  if (!(low <= at && at <= high && low < high)) return '?';
  const part = /[<≤]/.test(sign) ? `${x} - (${a})` : `${b} - (${x})`;
  return `amounts: length of the interval = ${b} - (${a}); length of the part that counts = ${part} => length of the part that counts/length of the interval`;
};
const exponential = (rate: string, sign: string, x: string): string =>
  Number(x) > 0
    ? `amounts: rate = ${rate}; bound = ${x} => ${/[<≤]/.test(sign) ? '1 - ' : ''}e^(-rate*bound)`
    : '?';
const binomial = (what: string, n: string, p: string): string => {
  const share = p.endsWith('%') ? `${Number(p.slice(0, -1))}/100` : p;
  const lines = `amounts: trials = ${n}; chance of success = ${share}`;
  if (!/variance|deviation/i.test(what)) return `${lines} => trials*chance of success`;
  const spread = `${lines}; chance of failure = 1 - chance of success; variance = trials*chance of success*chance of failure`;
  return `${spread} => ${/deviation/i.test(what) ? 'sqrt(variance)' : 'variance'}`;
};
const BINOMIAL = String.raw`(?:an? )?binomial(?: distribution| random variable| experiment)?(?: with| where| if|,)? n ?= ?(\d+)(?: and|,)? p ?= ?([\d./]+%?)`;
const THING = '[a-z]+';
const PERIOD = '(second|minute|hour|day|week|month|year)';
const PROB =
  '(?:(?:what is|find|calculate) )?(?:the )?probability (?:of|that)(?: there (?:are|will be)| it (?:gets|receives))?';

export const APPLIED_ROWS: readonly Form[] = [
  [at('the (.+)'), 'find the $1'],
  [at('finding (.+)'), 'find $1'],
  [at(`(?:${ASK})?volume of an? pyramid with (?:an? )?square base(?: of side(?: length)?)? (${N}${UNIT}) and height (${N}${UNIT})`), 'volume of a square pyramid with side $1 and height $2'],
  [
    at(`(?:the )?(?:two|2) sides of a triangle are (${N})${UNIT} and (${N})${UNIT},? and the angle between (?:them )?is (${N}) ?(?:°|degrees)[.,;] (?:find|what is|calculate) the (?:third|other|remaining) side`),
    'in triangle ABC, a = $1, b = $2, C = $3°, find c',
  ],
  [
    at(String.raw`(?:if )?the angles (?:of|in) a (triangle|quadrilateral) are in (?:the )?ratio (\d+ ?: ?\d+ ?: ?\d+(?: ?: ?\d+)?)[.,;] ${ASK}(largest|biggest|greatest|smallest|least)(?: angle)?`),
    (figure, angles, which) =>
      angles.split(':').length === (figure.toLowerCase() === 'triangle' ? 3 : 4) ? largest(angles, /^[lbg](?!east)/i.test(which), figure.toLowerCase() === 'triangle' ? 180 : 360) : '?',
  ],
  [at(`${ASK}arc length (?:of|in|on) an? (?:arc of an? )?circle (?:with|of) radius (${N}${UNIT}) and (?:an? )?(?:central )?angle (?:of )?(${N}) ?(?:°|degrees)`), 'arc length with radius $1 and angle $2 degrees'],
  [at(String.raw`${ASK}(?:length of the )?latus rectum (?:of|for)(?: the parabola)? (?:y\^?[²2] ?= ?-?(\d+(?:\.\d+)?) ?x|x\^?[²2] ?= ?-?(\d+(?:\.\d+)?) ?y)`), (a, b) => `amounts: number before the letter = ${a || b}; distance from the vertex to the focus = number before the letter/4 => 4*distance from the vertex to the focus`],
  [at(`${ASK}(mean|expected value|variance|standard deviation) of ${BINOMIAL}`), binomial],
  [at(`(?:X is |X ~ )?uniform(?:ly)?(?: distribution| distributed)? (?:on|over|between)(?: the interval)? \\[?(${N})(?:,| and) ?(${N})\\]?[,;.]? (?:find )?P\\(X ?(${EDGE}) ?(${N})\\)`), uniform],
  [at(`(?:find )?P\\(X ?(${EDGE}) ?(${N})\\) (?:for|if X is)(?: an?)? exponential(?: distribution| random variable)?(?: with)? (?:rate|λ|lambda)(?: =| of)? ?(${N})`), (sign, x, rate) => exponential(rate, sign, x)],
  [
    at(`(?:on average,? )(${N}) ${THING} (?:arrive|come|call|occur|happen|pass|are received|are made)(?: at ${THING} ${THING})? (?:per|every|each|an?|in an?) ${PERIOD}[.,;] ${PROB} exactly (\\d+) ${THING}(?: arrive| come| occur| call)? (?:in|during) (?:an?|one|1|the next) ${PERIOD}`),
    (mean, period, k, again) => (period.toLowerCase() === again.toLowerCase() ? `X ~ Poisson(${mean}), P(X = ${k})` : '?'),
  ],
  [at(`\\$?(${N}),? compounded (annually|yearly|monthly|quarterly|daily|semiannually|weekly) at (${N}) ?%(?: interest)? for (\\d+) years?`), 'Find the balance if $$1 is invested at $3% compounded $2 for $4 years.'],
  [at(`${ASK}(?:compound amount|future value|final amount|value|amount|balance) of \\$?(${N}) at (${N}) ?% simple interest (?:after|for|in) (\\d+) years?`), 'Find the balance if $$1 is invested at $2% simple interest for $3 years.'],
  [at(`(?:exchange|convert|change) (?:\\$?(${N})|(${N}) dollars?)(?: dollars?)?(?: to euros?| into euros?)? at (?:an? )?(?:exchange )?(?:rate of )?(${N}) euros? (?:per|to the|for a|for every) dollar`), (a, b, rate) => `amounts: dollars = ${a || b}; euros for one dollar = ${rate} => dollars*euros for one dollar`],
  [
    at(`(?:if )?(${N}) ?% of a number is (${N})[.,;] (?:what is|find) (${N}) ?% of (?:the|that|this) (?:same )?number`),
    'amounts: known part = $2; number = known part/($1/100) => $3/100*number',
  ],
  [
    at(`the temperature(?: (?:at|in|on) [a-z ]+?)? (?:was|is) (-?\\d+) ?(?:°|degrees)? ?[CF]?[.,;]? (?:by [a-z]+,? |then |and |and then |but )*(?:it |the temperature )?(?:had |has )?(fallen|fell|dropped|decreased|falls|drops|risen|rose|increased|rises) (?:by )?(\\d+) ?(?:°|degrees)? ?[CF]?[.,;] (?:what (?:was|is) (?:the )?(?:new |final )?(?:temperature|it)|what(?:'s| is) the temperature)(?: (?:at|in) [a-z]+| now| then)?`),
    (first, how, by) => (/^[ri]/i.test(how) ? `amounts: temperature before = ${first}; rise = ${by} => temperature before + rise` : `amounts: temperature before = ${first}; drop = ${by} => temperature before - drop`),
  ],
  [
    at(`(?:if )?([a-z]) is inversely proportional to ([a-z])[.,;]? (?:and )?(?:when |if )?\\2 ?= ?(${N}),? \\1 ?= ?(${N})[.,;]? (?:find|what is) \\1 (?:when|if) \\2 ?= ?(${N})`),
    'amounts: product of both values = $3*($4); new value = $5 => product of both values/new value',
  ],
  [
    at(`(?:if )?([a-z]) is inversely proportional to ([a-z])[.,;]? (?:and )?(?:when |if )?\\2 ?= ?(${N}),? \\1 ?= ?(${N})[.,;]? (?:find|what is) \\2 (?:when|if) \\1 ?= ?(${N})`),
    'amounts: product of both values = $3*($4); new value = $5 => product of both values/new value',
  ],
  [
    at(`(?:a map has (?:a )?scale (?:of )?|(?:the )?scale of a map is )1 ?: ?(\\d[\\d,]*)[.,;] how far (?:is|are|apart are) (${N}) ?cm (?:on the map )?(?:in (?:reality|real life) )?in (km|kilometers|m|meters)`),
    (scale, far, unit) => `convert ${Number(scale.replace(/,/g, '')) * Number(far)} cm to ${/^k/i.test(unit) ? 'km' : 'm'}`,
  ],
]; // prettier-ignore
