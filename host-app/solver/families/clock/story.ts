import type { Problem } from '../../solution.js';
import { arg, isNode } from '../../tree/expr.js';

/** The story that tells how long it takes, where a question has one. */
export const storyBefore = ({ options }: Problem): Problem | null => {
  const [, , stated] = options.items ?? [];
  return stated && isNode(stated)
    ? {
        kind: 'story',
        expression: arg(stated, 1),
        variable: '',
        options: { items: [arg(stated, 0)], operation: 'positive', hasTable: true },
      }
    : null;
};
