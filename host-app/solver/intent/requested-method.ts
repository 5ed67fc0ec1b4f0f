import type { Method } from '../solution.js';
import { english } from '../texts/en.js';

const REQUEST = /\b(?:by|using|with|via|use)(?: the)?(?: method of)? ([^.,;:=]+)/gi;
/** 'Factorization' and 'completes the square' begin like the names of their methods. */
const SAME_LETTERS = 5;

/** Of several methods, the one that the question names comes first: `solve x^2 + 6x + 5 = 0 by completing the square`. */
export const requestedFirst = (question: string, methods: readonly Method[]): readonly Method[] => {
  const requests = [...question.matchAll(REQUEST)].map(([, words = '']) => words.toLowerCase());
  const isRequested = ({ nameKey }: Method): boolean => {
    const start = english(nameKey).toLowerCase().slice(0, SAME_LETTERS);
    return requests.some((words) => words.startsWith(start));
  };
  return [...methods.filter(isRequested), ...methods.filter((method) => !isRequested(method))];
};
