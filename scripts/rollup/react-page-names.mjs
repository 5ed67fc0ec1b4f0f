// React asks `document` for what it needs, and a page may have given that name to an element of its own: with an
// `<img name="defaultView">`, `document.defaultView` is that image. In the script-tag bundles React asks the prototypes,
// as sdk/adapters/page-document.ts does; its trees are all in the one window that the bundle runs in.

/** What is written otherwise, how often it is there, and how it is written then. */
const EDITS = [
  [/(?<![\w.])(ownerDocument|document)\.(createElement(?:NS)?)\(/g, 11, 'Document.prototype.$2.call($1, '],
  [/getOwnerDocumentFromRootContainer\(current\)\.createTextNode\(/g, 1, 'new Text('],
  [
    /targetContainer\.addEventListener\(/g,
    4,
    'EventTarget.prototype.addEventListener.call(targetContainer, ',
  ],
  [
    /containerInfo =\s+null != containerInfo &&\s+null != containerInfo\.ownerDocument &&\s+null != containerInfo\.ownerDocument\.defaultView\s+\? containerInfo\.ownerDocument\.defaultView\s+: window;/g,
    1,
    'containerInfo = window;',
  ],
  [
    /\(\(JSCompiler_temp = root\.ownerDocument\) &&\s+JSCompiler_temp\.defaultView\) \|\|\s+window/g,
    1,
    'window',
  ],
  [/\(doc && doc\.defaultView\) \|\| window/g, 1, 'window'],
  [
    /return doc\.activeElement \|\| doc\.body;/g,
    1,
    'return Reflect.get(Document.prototype, "activeElement", doc);',
  ],
];

export const pastPageNames = (code, fail) =>
  EDITS.reduce((text, [pattern, count, written]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== count) fail(`${pattern} is there ${found} times, not ${count}`);
    return text.replace(pattern, written);
  }, code);
