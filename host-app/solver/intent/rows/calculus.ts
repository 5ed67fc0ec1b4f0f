import { at } from '../text.js';
import { ASK, N, type Form } from '../forms.js';

const IS = String.raw`(?:if |given |where |when |with |for )?(?:s|x|h|f|d|y|p)(?: ?\(t\))? ?= ?(.*t.*?)`;
const MOVES = String.raw`(?![^=]*(?:velocity|speed|acceleration))(?:the |an? )?(?:particle|object|ball|car|body|point|position)?[a-z ]*?(?:moves? |moving |is given by |has position |position |according to |with |by |so that |along [a-z -]+)*(?:s|x|h|f|d|p)(?: ?\(t\))? ?= ?([^,;]*t[^,;]*?)`;
const WHEN_ZERO = String.raw`(?:when|at what times?|for what values of t) (?:is|does) (?:(?:its|the) )?(?:velocity (?:equal )?(?:zero|0)|(?:it|the (?:particle|object|body|ball)) (?:at rest|stop|stationary|momentarily at rest))`;
const FROM_TO = String.raw`(-?[\w./]+) ?(?:<=?|≤) ?x ?(?:<=?|≤) ?(-?[\w./]+)`;
const INT = String.raw`(?:∫|\\int) ?_ ?\{?(-?[\w./\\]+?)\}? ?\^ ?(?:\{([^{}]+)\}|(\S+?))`;
/** The terms of a short sum or product, with their numbers put in. */
export const written =
  (sign: string) =>
  (k: string, from: string, to: string, body: string): string => {
    const [a, b] = [Number(from), Number(to)];
    if (!Number.isInteger(a) || !Number.isInteger(b) || b <= a || b - a > 11) return '?';
    const letter = new RegExp(`(?<![a-z\\\\])${k}(?![a-z])`, 'gi');
    if (!letter.test(body)) return '?';
    const terms = Array.from(
      { length: b - a + 1 },
      (_, i) => `(${body.trim().replace(letter, `(${a + i})`)})`,
    );
    return `evaluate ${terms.join(sign)}`;
  };
const UNDER = String.raw`_ ?\{? ?([a-z]) ?= ?(-?\d+) ?\}? ?\^ ?\{?(\d+)\}? ?(.+)`;
const TRIG = '(?:sin|cos|tan|sec|csc|cot)';
/** The acute angle between the arm and the horizontal axis. */
const reference = (angle: string): string => {
  const rest = ((Number(angle) % 360) + 360) % 360;
  const turned = rest === Number(angle) ? `${rest}` : `(${angle} - ${Number(angle) - rest})`;
  if (rest % 90 === 0) return '?';
  if (rest < 90) return `evaluate ${turned}`;
  return `evaluate ${rest < 180 ? `180 - ${turned}` : rest < 270 ? `${turned} - 180` : `360 - ${turned}`}`;
};
const ROOTS: Readonly<Record<string, string>> = { square: '2', cube: '3', cubic: '3', fourth: '4', fifth: '5', sixth: '6', eighth: '8' }; // prettier-ignore

/** Commands that only set type. */
const plainLatex = (text: string): string =>
  text
    .replace(/\\(?:displaystyle|textstyle|scriptstyle|limits|nolimits)(?![a-z])/gi, ' ')
    .replace(/\\(?:mathrm|mathit|operatorname|rm)\*?\{([a-z]+)\}/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim();

export const CALCULUS_ROWS: readonly Form[] = [
  [at(String.raw`(.*\\(?:displaystyle|textstyle|mathrm|mathit|operatorname|limits).*)`), plainLatex],
  [at('(.*derivative.*|differentiate .+?),? (?:from|by|using) (?:first principles|(?:the )?(?:limit )?definition(?: of (?:the|a) derivative)?)'), '$1'],
  [at(`${ASK}velocity (?:at|when|after) t ?= ?(${N})(?: seconds?)? ${IS}`), 'derivative of $2 at t = $1'],
  [at(`${IS},? ${ASK}velocity (?:at|when|after) t ?= ?(${N})`), 'derivative of $1 at t = $2'],
  [at(`${ASK}acceleration (?:at|when|after) t ?= ?(${N})(?: seconds?)? ${IS}`), 'second derivative of $2 at t = $1'],
  [at(`${IS},? ${ASK}acceleration (?:at|when|after) t ?= ?(${N})`), 'second derivative of $1 at t = $2'],
  [at(`${MOVES}[.,;] ${WHEN_ZERO}`), 'critical points of f(t) = $1'],
  [at(`${MOVES}[.,;] ${ASK}velocity (?:at|when|after) t ?= ?(${N})`), 'derivative of $1 at t = $2'],
  [
    at(`${ASK}volume (?:of the solid (?:formed |obtained |generated )?)?(?:when|if|obtained when|of revolution when) (?:the curve )?(?:y|f\\(x\\)) ?= ?(.+?),? (?:for |on |from )?${FROM_TO},? is (?:rotated|revolved|turned) (?:about|around) the x-? ?axis`),
    'volume of $1 rotated about the x-axis from $2 to $3',
  ],
  [
    at(`${INT} ?${INT} ?(.+?) ?d([a-z]) ?d([a-z])`),
    (a, b1, b2, c, d1, d2, body, y, x) => `double integral of ${body} for ${y} from ${c} to ${d1 || d2} and ${x} from ${a} to ${b1 || b2}`,
  ],
  [at(`derivative (?:of )?(.+?)(?: at|,| when)? ?x ?= ?(${N})`), 'derivative of $1 at x = $2'],
  [at('what (?:value )?does (.+?) (?:approach|tend to|converge to|go to) as ([a-z]) (?:goes to|approaches|tends to|->|→|gets close to|gets closer to) (.+)'), 'limit of $1 as $2 -> $3'],
  [at(String.raw`${ASK}sum to infinity of ((?:-?[\d./]+ ?\+ ?){2,}(?:-?[\d./]+))(?: ?\+ ?(?:\.{2,}|…))?`), '$1 + …'],
  [at(String.raw`${ASK}product of (.+?) (?:from|for) ([a-z]) ?= ?(-?\d+) to (\d+)`), (body, k, from, to) => written('*')(k, from, to, body)],
  [at(String.raw`(?:\\prod|∏|Π) ?(?:\\limits)?${UNDER}`), written('*')],
  [
    at(String.raw`(?:if |given (?:that )?)?(${TRIG}) ?\(?(θ|theta|\\theta|[a-z])\)? ?= ?(\S+?),? (?:and |where |with )?(?:\2|it) (?:is )?(?:an? )?(acute|obtuse)(?: angle)?,? (?:find|what is|determine) (${TRIG}) ?\(?(?:\2)\)?`),
    'if $1 A = $3 and A is $4, find $5 A',
  ],
  [at(String.raw`${ASK}reference angle (?:of|for) (-?\d+(?:\.\d+)?) ?(?:°|degrees?)`), reference],
  [
    at(`(?:find |list |give |what are )?(?:all )?(?:of )?(?:the )?(?:complex )?(square|cube|cubic|fourth|fifth|sixth|eighth) roots of (?:the complex number )?(.*i.*|unity|-?\\d+)`),
    (which, body) => `solve z^${ROOTS[which.toLowerCase()]} = ${/^unity$/i.test(body) ? '1' : body} over the complex numbers`,
  ],
]; // prettier-ignore
