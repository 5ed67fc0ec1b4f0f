import { maths, problem, type Match } from '../../../intent/text.js';
import { parsedOrNull } from '../../../parse/index.js';
import type { Problem } from '../../../solution.js';
import { list, relation, sym } from '../../../tree/expr.js';
import { variablesOfAll } from '../../../tree/walk.js';

const VERB = String.raw`(?:please )?(?:find|determine|calculate|compute|what is|give|work out)(?: the)? `;
const WHAT = String.raw`(?:(dy ?/ ?dx|\\frac\{dy\}\{dx\}|slope(?: of the (?:tangent(?: line)?|curve))?|(?:first )?derivative(?: dy/dx)?)|(d\^?\{?[2²]\}? ?y ?/ ?dx\^?\{?[2²]\}?|\\frac\{d\^\{?2\}? ?y\}\{dx\^\{?2\}?\}|second derivative(?: d\^2y/dx\^2)?))`;
const AT = String.raw`(?:,? ?(?:at|when|for|where) (?:the point (?:where )?)?(?:([a-zθ]|theta) ?= ?([^=,]+)))?`;
const CURVE = String.raw`(?:for |given |if |let |consider |that |the |a |parametric(?:ally)? |equations? |curve |given by |defined by |with |: ?)*x(?: ?\([a-zθ]\))? ?= ?([^=]+?) ?(?:[,;]|,? and) ?y(?: ?\([a-zθ]\))? ?= ?([^=]+?)`;
const FIRST = new RegExp(`^${CURVE}[,;.]? (?:then )?${VERB}${WHAT}${AT}$`, 'iu');
const LAST = new RegExp(
  `^(?:${VERB})?${WHAT}${AT}(?: of| for| if| when| where| given| given that|[:,])* ${CURVE}${AT}$`,
  'iu',
);

const built = (
  found: Match,
  [x = '', y = '', second = '', letter = '', place = '']: readonly (string | undefined)[],
): Problem | null => {
  const [a, b] = [maths(found, x), maths(found, y)];
  const names = variablesOfAll(a, b);
  const [t, ...others] = names;
  const named = letter === 'theta' ? 'θ' : letter;
  if (t === undefined || others.length > 0 || t === 'x' || t === 'y' || (named !== '' && named !== t))
    return null;
  if ([a, b].some((e) => e.kind === 'list' || e.kind === 'relation')) return null;
  const curve = list('and', [relation('=', sym('x'), a), relation('=', sym('y'), b)]);
  return problem('parametric', curve, t, {
    order: second === '' ? 1 : 2,
    ...(place === '' ? {} : { at: { [t]: maths(found, place) } }),
  });
};

/** x and y as functions of a third letter, and dy/dx or the second derivative. */
export const readParametric = (found: Match): Problem | null => {
  const text = found.text.replace(/[$]|\\[()[\]]|[?.\s]+$/g, '');
  return parsedOrNull(() => {
    const first = FIRST.exec(text);
    if (first) return built(found, [first[1], first[2], first[4], first[5], first[6]]);
    const last = LAST.exec(text);
    return last && built(found, [last[5], last[6], last[2], last[3] ?? last[7], last[4] ?? last[8]]);
  });
};
