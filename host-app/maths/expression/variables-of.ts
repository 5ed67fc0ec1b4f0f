import type { Tree } from './tree';

const partsOf = (tree: Tree): readonly Tree[] => {
  switch (tree.kind) {
    case 'number':
    case 'constant':
    case 'name':
      return [];
    case 'negate':
    case 'percent':
    case 'factorial':
      return [tree.of];
    case 'binary':
      return [tree.left, tree.right];
    case 'call':
      return tree.of;
    case 'binder':
      return [tree.body, ...tree.bounds];
  }
};

const collect = (tree: Tree, bound: readonly string[], into: Set<string>): void => {
  if (tree.kind === 'name' && !bound.includes(tree.name)) into.add(tree.name);
  if (tree.kind !== 'binder') for (const part of partsOf(tree)) collect(part, bound, into);
  else {
    collect(tree.body, [...bound, tree.variable], into);
    for (const bound_ of tree.bounds) collect(bound_, bound, into);
  }
};

/**
 * The names that need a value, in the order of their first use. The bound variable of a sum( … n … ) is not
 * among them.
 */
export const variablesOf = (tree: Tree): string[] => {
  const names = new Set<string>();
  collect(tree, [], names);
  return [...names];
};
