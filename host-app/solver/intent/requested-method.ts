import type { Method } from '../solution.js';
import type { TextKey } from '../texts/en.js';

/** The names of methods, as a question has them after 'by' or 'using'. */
const NAMES: readonly (readonly [RegExp, TextKey])[] = [
  [/factori?[sz]?/, 'method.factoring'],
  [/quadratic formula/, 'method.formula'],
  [/complet(?:ing|e) the square/, 'method.square'],
  [/(?:taking )?(?:square )?roots?/, 'method.roots'],
  [/substitut/, 'method.substitution'],
  [/eliminat|addition method/, 'method.elimination'],
  [/gauss|row reduc/, 'method.gauss'],
  [/cofactors?|minors/, 'method.cofactors'],
  [/row operations/, 'method.rows'],
  [/l['’]?h[oô]pital/, 'method.lhopital'],
  [/(?:the )?euclid/, 'method.euclid'],
  [/prime factor/, 'method.primes'],
];
const REQUEST = /\b(?:by|using|with|via|use)(?: the)?(?: method of)? ([^.,;:=]+)/gi;

/** Of several methods, the one that the question names comes first: `solve x^2 + 6x + 5 = 0 by completing the square`. */
export const requestedFirst = (question: string, methods: readonly Method[]): readonly Method[] => {
  if (methods.length < 2) return methods;
  const requests = [...question.matchAll(REQUEST)].map(([, words = '']) => words.toLowerCase());
  const keys = NAMES.filter(([name]) =>
    requests.some((words) => new RegExp(`^${name.source}`).test(words)),
  ).map(([, key]) => key);
  const isRequested = ({ nameKey }: Method): boolean => keys.includes(nameKey);
  return [...methods.filter(isRequested), ...methods.filter((method) => !isRequested(method))];
};
