import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { list, sym } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, firstFit, formulaOf, numberIn, of, tidyQuestion, whole } from '../formula.js';

const PLACE = String.raw`\(? ?(?<NAME>[^()=]+?) ?\)?`;
const place = (name: string): string => PLACE.replace('NAME', name);
const NUMBER = String.raw`-?[\w√π]+(?:[./][\w√π]+)*(?:\(\d+\))?`;
const GIVEN = String.raw`(?:if |given(?: that)? |suppose(?: that)? |let )?(?:(?<y>[fgy])'(?:\((?<x>[a-z])\))?|d(?<y2>[a-z])/d(?<x2>[a-z])) ?= ?(?<slope>[^=,;]+?)`;
const AND = '(?:,? and |[,;] ?|,? with |,? where )(?:that )?';
const KNOWN = String.raw`(?:(?<name>[fgy])\(${place('a').replace('\\(? ?', '').replace(' ?\\)?', '')}\) ?= ?(?<b>${NUMBER})|(?<name2>[a-z]) ?= ?(?<b2>${NUMBER}) (?:when|at|if) (?<at>[a-z]) ?= ?(?<a2>${NUMBER}))`;
const ASKED = String.raw`(?:(?<asked>[fgy])\((?<c>[^()=]+?)\)|(?:the value of )?(?<asked2>[a-z]) (?:when|at|if) (?<at2>[a-z]) ?= ?(?<c2>${NUMBER}))`;
const FIND = '(?:find|what is|determine|calculate|compute|evaluate)(?: the value of)?';
const PATTERNS = [
  `${GIVEN}${AND}${KNOWN}[,.;]? (?:then )?${FIND} ${ASKED}`,
  `${FIND} ${ASKED} (?:if|when|given(?: that)?|where) ${GIVEN.replace('(?:if |given(?: that)? |suppose(?: that)? |let )?', '')}${AND}${KNOWN}`,
].map(whole);

/** A slope, a point of the curve, and another place. */
export const readNetChange = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  if (!found) return null;
  const slope = formulaOf(found['slope'] ?? '');
  const name = found['y'] ?? found['y2'] ?? '';
  const names = ['name', 'name2', 'asked', 'asked2'].flatMap((key) => found[key] ?? []);
  const letters = slope ? variablesOf(slope) : [];
  const letter = found['x'] ?? found['x2'] ?? letters[0] ?? 'x';
  const places = ['at', 'at2'].flatMap((key) => found[key] ?? []);
  const [a, b, c] = [found['a'] ?? found['a2'], found['b'] ?? found['b2'], found['c'] ?? found['c2']].map((one) => numberIn(one ?? ''));
  const isWhole = found['c'] === letter;
  const target = isWhole ? sym(letter) : c;
  const isOne = names.every((one) => one === name) && places.every((one) => one === letter) && letters.every((one) => one === letter);
  if (!slope || !a || !b || !target || !isOne || name === letter) return null;
  const question = list('system', [equals(of(`${name}'`, sym(letter)), slope), equals(of(name, a), b), equals(of(name, target), sym('?'))]);
  return problem('applied', question, letter, { operation: 'net-change' });
}; // prettier-ignore
