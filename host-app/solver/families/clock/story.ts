import type { Problem } from '../../solution.js';
import { arg, isNode } from '../../tree/expr.js';

/** The story that tells how long it takes, where a question has one. */
export const storyBefore = ({ options }: Problem): Problem | null => {
  const [, , told] = options.items ?? [];
  return told && isNode(told)
    ? {
        kind: 'story',
        expression: arg(told, 1),
        variable: '',
        options: { items: [arg(told, 0)], operation: 'positive', hasTable: true },
      }
    : null;
};
