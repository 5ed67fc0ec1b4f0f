import type { Problem } from '../../solution.js';
import { arg, isNode } from '../../tree/expr.js';

/** The story that tells how long it takes, where a question has one. */
export const storyBefore = ({ options }: Problem): Problem | null => {
  const [, , lines] = options.items ?? [];
  return lines && isNode(lines)
    ? {
        kind: 'story',
        expression: arg(lines, 1),
        variable: '',
        options: { items: [arg(lines, 0)], operation: 'positive', hasTable: true },
      }
    : null;
};
