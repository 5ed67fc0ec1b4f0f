import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { list, negative, num, sum, sym, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, FIND, formulaOf, letterOf, NAMED, numberIn, of, tidyQuestion, whole } from '../formula.js';

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
};
const START = String.raw`,? ?(?:(?:starting|start|beginning|begin|use|using|and|given|where|if|taking|let) )*(?:(?:at|with|from|the|an?) )*(?:(?:initial|first|starting) )?(?:(?:guess|value|approximation|estimate|point)(?: of| is)? ?)?(?:\(?(?<first>[a-z]_?\{?[01₀₁]\}?) ?(?:=|as|is) ?)?(?<start>-?\d+(?:\.\d+)?(?:/\d+)?)\)?`;
const COUNT = String.raw`(?:(?<n>\d|one|two|three|four|five) (?:iterations?|steps?|times|applications?|rounds?)|(?<times>once|twice))`;
const LAST = String.raw`(?:find|compute|calculate|determine|to find) [a-z]_?\{?(?<index>\d)\}?(?: and [a-z]_?\{?(?<more>\d)\}?)?`;
const ENDS = [
  `${START}[,.;]? ?(?:and |for |do |perform |after |with |use |carry out )*${COUNT}(?: of (?:newton'?s'? method|the method))?`,
  `[,.;]? ?(?:and |for |do |perform |after |with |use |using )*${COUNT},?${START}`,
  `${START}[,.;]? ?(?:and |then )*${LAST}`,
].map((one) => new RegExp(`${one}$`, 'i'));
const F = String.raw`(?<f>.+?)`;
const WHAT = [
  `(?:use|apply|using|perform|by) newton'?s'?(?:[- ]raphson)? method (?:to (?:approximate|find|estimate|solve|compute)|for|on|to|with) (?:(?:the |a |an )?(?:approximate |real |positive )*(?:root|zero|solution)s? (?:of|to|for) )?${NAMED}${F}`,
  `newton'?s'?(?:[- ]raphson)? method (?:for|on|of|to) (?:(?:the |a )?(?:root|zero|solution)s? (?:of|to) )?${NAMED}${F}`,
  `(?:${FIND}|approximate |estimate )(?:the |a )?(?:root|zero|solution) (?:of|to) ${NAMED}${F},? (?:by|using|with) newton'?s'?(?:[- ]raphson)? method`,
].map(whole);

/** 'x^3 = 2' is x³ − 2. */
const bodyOf = (text: string): Expr | null => {
  const [left = '', right, more] = text.replace(/^the equation /i, '').split('=');
  const [a, b] = [left, right ?? '0'].map(formulaOf);
  if (!a || !b || more !== undefined) return null;
  return b.key === '0' ? a : sum(a, negative(b));
};

export const readNewton = (text: string): Problem | null => {
  const plain = tidyQuestion(text).replace(/newton['’]?s/gi, "newton's").replace(/([a-z]) ?_? ?([₀₁₂₃])/g, (_, x: string, k: string) => `${x}_${'₀₁₂₃'.indexOf(k)}`);
  for (const end of ENDS) {
    const tail = end.exec(plain);
    const { first = '', start = '', n, times, index, more } = tail?.groups ?? {};
    const body = tail && plain.slice(0, tail.index).replace(/[,.;: ]+$/, '');
    const found = body ? WHAT.flatMap((one) => one.exec(body)?.groups?.['f'] ?? [])[0] : undefined;
    const f = found === undefined ? null : bodyOf(found);
    const letter = f && letterOf(f);
    const begin = numberIn(start);
    if (!f || !letter || !begin || variablesOf(f).length !== 1 || (first !== '' && !first.startsWith(letter))) continue;
    const isFrom1 = /1/.test(first);
    const count = index === undefined ? (WORDS[(n ?? times ?? '').toLowerCase()] ?? Number(n)) : Number(more ?? index) - (isFrom1 ? 1 : 0);
    if (!(count >= 1 && count <= 5)) return null;
    const x0 = sym(`${letter}_${isFrom1 ? 1 : 0}`);
    const question = list('system', [equals(of('f', sym(letter)), f), equals(x0, begin), equals(sym('n'), num(count))]);
    return problem('applied', question, letter, { operation: 'newton' });
  }
  return null;
}; // prettier-ignore
