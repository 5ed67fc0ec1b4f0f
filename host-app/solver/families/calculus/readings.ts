import type { Family } from '../family.js';
import { readEnclosed } from './area-question.js';

/** Questions whose problems the older kinds solve: they are only read here. */
export const READINGS: readonly Family[] = [
  { name: 'area-between', cue: /\barea\b.*[=|]|\barea\b.*\b(?:under|between)\b/i, read: readEnclosed, plan: () => null, check: () => null },
]; // prettier-ignore
