import type { Pattern } from '../intent/text.js';
import { storyOf } from '../word-problems/schemas/schema.js';
import { tabled } from '../word-problems/schemas/table.js';

/**
 * 'amounts: side = 6; radius = side/2 => 4/3*pi*radius^3': the lines of `tabled`, and what is asked. Rows of
 * `intent/rows/` write what a text describes so, and the steps begin with these names.
 */
export const NAMED_AMOUNTS: Pattern = [
  /^amounts: (.+) => (.+)$/,
  ({ parts: [lines = '', requested = ''] }) => {
    const table = tabled(lines, requested)({});
    const story = table && storyOf(table);
    return story && { ...story, options: { ...story.options, operation: 'signed' } };
  },
];
