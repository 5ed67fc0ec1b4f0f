import type { Family } from '../family.js';
import { readDoubleQuestion } from './double-question.js';
import { readKink } from './kinks.js';
import { readEnclosed } from './area-question.js';

/** Questions whose problems the older kinds solve: they are only read here. */
export const READINGS: readonly Family[] = [
  { name: 'area-between', cue: /\barea\b.*[=|]|\barea\b.*\b(?:under|between)\b/i, read: readEnclosed, plan: () => null, check: () => null },
  { name: 'double', cue: /double integral|∬|∫∫|iint|volume.*\b(?:under|below|beneath|bounded)\b/i, read: readDoubleQuestion, plan: () => null, check: () => null },
  { name: 'kink', cue: /derivative of .*(?:\||abs)/i, read: readKink, plan: () => null, check: () => null },
]; // prettier-ignore
