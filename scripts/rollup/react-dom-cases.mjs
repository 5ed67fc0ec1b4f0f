// What React's client build knows about HTML, cut down to what the trees in the script-tag bundles are made of: no other
// tag than an <input> is treated in a way of its own, and no attribute has another name in SVG. A prop or a tag that was
// taken out is written as a plain attribute or element; test/repo/react-cuts.test.ts holds our trees to what is left.

/** Tags whose values React would keep, or whose own events it would listen to. */
export const PLAIN_TAGS =
  `select textarea option dialog iframe object embed video audio image details link`.split(' ');

/** Props that React would not write as they are. `action` and `formAction` may be functions elsewhere. */
export const PLAIN_PROPS =
  `data action formAction dangerouslySetInnerHTML multiple muted suppressContentEditableWarning suppressHydrationWarning
  innerHTML xlinkHref autoReverse externalResourcesRequired preserveAlpha allowFullScreen async autoPlay controls default
  defer disablePictureInPicture disableRemotePlayback formNoValidate loop noModule playsInline reversed scoped seamless
  itemScope capture download cols rows size span rowSpan start popover xlinkActuate xlinkArcrole xlinkRole xlinkShow
  xlinkTitle xlinkType xmlBase xmlLang xmlSpace is innerText textContent`
    .trim()
    .split(/\s+/);

/** Props whose attribute has another name, as far as they are used. */
export const RENAMED_PROPS = { htmlFor: 'for' };

const CASES = {
  setProp: PLAIN_PROPS,
  setPropOnCustomElement: PLAIN_PROPS,
  setInitialProperties: PLAIN_TAGS,
  updateProperties: PLAIN_TAGS,
  restoreStateOfTarget: PLAIN_TAGS,
};

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');

const firstSwitch = (node) =>
  node.type === 'SwitchStatement'
    ? node
    : children(node).reduce((found, child) => found ?? firstSwitch(child), undefined);

/** A run of cases ends with the first that has statements; only runs that go as a whole take their statements along. */
function runsOf(cases) {
  const runs = [];
  let run = [];
  for (const each of cases) {
    run.push(each);
    if (each.consequent.length === 0) continue;
    runs.push(run);
    run = [];
  }
  return runs;
}

const declarations = (node) => [
  ...(node.type === 'VariableDeclarator' ? [node.id.name] : []),
  ...children(node).flatMap(declarations),
];

function withoutCases(body, names) {
  const goes = ({ test }) => test?.type === 'Literal' && names.includes(test.value);
  const edits = [];
  const lost = [];
  for (const run of runsOf(firstSwitch(body).cases)) {
    const isWhole = run.every(goes);
    for (const each of run) {
      const isLabel = each.consequent.length === 0;
      if (goes(each) && (isWhole || isLabel)) edits.push({ start: each.start, end: each.end, text: '' });
      // The last of a run that stays loses its label only.
      else if (goes(each)) edits.push({ start: each.start, end: each.consequent[0].start, text: '' });
    }
    if (isWhole) lost.push(...run.flatMap(declarations));
  }
  const start = body.start + 1;
  if (lost.length > 0) edits.push({ start, end: start, text: `var ${[...new Set(lost)].join(', ')};` });
  return edits;
}

/** Edits to the program of react-dom's client build. */
export function dropUnusedHtml(ast, fail) {
  const edits = [];
  const missing = new Set([...Object.keys(CASES), 'aliases']);
  for (const node of ast.body) {
    const name = node.type === 'FunctionDeclaration' ? node.id.name : '';
    if (Object.hasOwn(CASES, name)) {
      edits.push(...withoutCases(node.body, CASES[name]));
      missing.delete(name);
    }
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : []) {
      if (id.name !== 'aliases') continue;
      edits.push({
        start: init.start,
        end: init.end,
        text: `new Map(${JSON.stringify(Object.entries(RENAMED_PROPS))})`,
      });
      missing.delete('aliases');
    }
  }
  if (missing.size > 0) fail(`there is no ${[...missing].join(', ')}`);
  return edits;
}
