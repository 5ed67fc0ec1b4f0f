import type { Problem } from '../../solution.js';
import { normal } from '../language/normal.js';
import { readNumbers } from './numbers.js';
import { readOrders } from './orders.js';
import { readSelection } from './selection.js';

const CUE =
  /\bhow many\b|\bnumber of (?:ways|arrangements|permutations|committees|words)\b|\barrangements of\b/i;

/** Choices, arrangements and numbers from digits, with their restrictions wherever they are said. */
export const readCounting = (typed: string): Problem | null => {
  if (!CUE.test(typed) || typed.length > 300) return null;
  const plain = normal(typed)
    .replace(/[?.!]+$/, '')
    .replace(/\b(\d+)[- ](?=(?:digit|letter)s?\b)/g, '$1-');
  return readSelection(plain) ?? readNumbers(plain) ?? readOrders(plain, typed);
};
