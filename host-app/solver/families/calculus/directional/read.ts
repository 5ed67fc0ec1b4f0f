import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { list, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, FIND, firstFit, formulaOf, numberIn, of, tidyQuestion, whole } from '../formula.js';

const F = String.raw`(?:the )?(?:function )?(?:[fgzw](?: ?\( ?[a-z](?: ?, ?[a-z])+ ?\))? ?= ?)?(?<f>[^=]+?)`;
const AT = String.raw`at (?:the )?(?:point )?(?:[PQ] ?=? ?)?\((?<point>[^()]+(?:\([^()]*\)[^()]*)*)\)`;
const VECTOR = String.raw`(?:[uvab] ?= ?)?(?:[<⟨(](?<v>[^<>⟨⟩()]+)[>⟩)]|(?<sum>[-+\d.\s/*ijk]+))`;
const TO = `(?:in (?:the )?direction(?: of| towards?)?|along|in) (?:the )?(?:unit )?(?:vector )?${VECTOR}`;
const PATTERNS = [
  `${FIND}?(?:the )?directional derivative of ${F},? ${AT},? ${TO}`,
  `${FIND}?(?:the )?directional derivative of ${F},? ${TO},? ${AT}`,
].map(whole);

/** 3i − 4j as its components. */
const fromSum = (text: string): readonly (Expr | null)[] => {
  const plain = text.replace(/\s/g, '');
  const part = (letter: string): Expr | null => {
    const found = new RegExp(`([-+]?[\\d./]*)\\*?${letter}`).exec(plain)?.[1];
    if (found === undefined) return ZERO;
    return numberIn(/\d/.test(found) ? found.replace(/^\+/, '') : `${found.replace('+', '')}1`);
  };
  if (!/^(?:[-+]?[\d./]*\*?[ijk])+$/.test(plain)) return [null];
  return [part('i'), part('j'), ...(plain.includes('k') ? [part('k')] : [])];
};

export const readDirectional = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const f = found && formulaOf(found['f'] ?? '');
  if (!found || !f) return null;
  const point = (found['point'] ?? '').split(',').map(numberIn);
  const direction = found['sum'] ? fromSum(found['sum']) : (found['v'] ?? '').split(',').map(numberIn);
  const letters = point.length === 3 ? ['x', 'y', 'z'] : ['x', 'y'];
  const isKnown = [...point, ...direction].every((one) => one !== null) && point.length === letters.length && direction.length === letters.length;
  if (!isKnown || !variablesOf(f).every((name) => letters.includes(name)) || direction.every((one) => one?.key === '0')) return null;
  const lines = [
    equals(of('f', ...letters.map(sym)), f),
    ...letters.map((name, k) => equals(sym(name), point[k] ?? ZERO)),
    ...letters.map((_, k) => equals(sym(`v_${k + 1}`), direction[k] ?? ZERO)),
  ];
  return problem('applied', list('system', lines), '', { operation: 'directional' });
}; // prettier-ignore
