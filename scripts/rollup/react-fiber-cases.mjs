// What fibers are never made of in the script-tag bundles, by React's numbers: portal, profiler, Suspense, lazy component,
// dehydrated fragment, SuspenseList, offscreen, hidden tree, tracing marker, hoisted resource, <html>, <head> or <body>,
// view transition and Activity. Their cases in every `switch (fiber.tag)` go, and with them what only they reach. Were
// such a fiber made after all, React would throw 'unknown unit of work' (its error 156) when it begins it.
const NEVER_MADE = new Set([4, 12, 13, 16, 18, 19, 22, 23, 25, 26, 27, 30, 31]);

const LEAVING = new Set(['ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement']);
const isNeverMade = ({ test }) => test?.type === 'Literal' && NEVER_MADE.has(test.value);
const isFunction = ({ type }) => type.includes('Function');

/** Whether control may run from the end of these statements into the next case; when in doubt it may. */
function runsOn(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return runsOn(last.body);
  return !last || !LEAVING.has(last.type);
}

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

/** Names of a function's variables that are declared within `node`. */
const declaredIn = (node) => {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...children(node).flatMap(declaredIn)];
};

/** The cases of one switch that go: whole ones, or the label alone where a case above runs into it. */
function dropped(cases) {
  const edits = [];
  const names = [];
  let isEntered = false;
  for (const each of cases) {
    const { start, end, consequent } = each;
    const goes = isNeverMade(each);
    if (goes && (consequent.length === 0 || !isEntered)) {
      edits.push({ start, end, text: '' });
      names.push(...consequent.flatMap(declaredIn));
      continue;
    }
    if (goes) edits.push({ start, end: consequent[0].start, text: '' });
    isEntered = consequent.length === 0 || runsOn(consequent);
  }
  return { edits, names };
}

/**
 * Edits that take the cases out of every function of the program but the `skipped` ones. A variable that was declared
 * in a case that goes is declared at the head of its function instead, because others may use it.
 */
export function dropNeverMadeFibers(ast, skipped) {
  const edits = [];
  const visit = (node, owner) => {
    if (node.type === 'FunctionDeclaration' && skipped.has(node.id.name)) return;
    const isSwitch = node.type === 'SwitchStatement' && node.discriminant.property?.name === 'tag';
    const found = isSwitch && owner ? dropped(node.cases) : { edits: [], names: [] };
    edits.push(...found.edits);
    if (found.names.length > 0) {
      const start = owner.body.start + 1;
      edits.push({ start, end: start, text: `var ${[...new Set(found.names)].join(', ')};` });
    }
    const isGone = ({ start, end }) => found.edits.some((edit) => edit.start <= start && end <= edit.end);
    for (const child of isSwitch ? [node.discriminant, ...node.cases] : children(node))
      if (!isGone(child)) visit(child, isFunction(node) ? node : owner);
  };
  visit(ast, null);
  return edits;
}
