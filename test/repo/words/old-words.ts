import ts from 'typescript';
import type { SourceFile } from '../../support/source-tree';

/** Old word to the word that replaced it. */
export type OldWords = Readonly<Record<string, string>>;

/** A list may name an identifier (`sell`), a call of it (`sell(`), a string (`'sold'`) or a file without its ending. */
interface Search {
  readonly identifiers: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
  readonly strings: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

function searchFor(words: OldWords): Search {
  const all = Object.keys(words);
  return {
    identifiers: new Set(all.filter((word) => /^[\w$]+$/.test(word))),
    calls: new Set(all.filter((word) => word.endsWith('(')).map((word) => word.slice(0, -1))),
    strings: new Set(all.filter((word) => word.startsWith("'")).map((word) => word.slice(1, -1))),
    files: new Set(all.filter((word) => /^[\w$.-]+$/.test(word))),
  };
}

/** The folders of a path, and the name of its file with and without what follows each dot. */
function namesIn(path: string): string[] {
  const folders = path.split('/');
  const parts = (folders.pop() ?? '').split('.');
  return [...folders, ...parts.map((_, index) => parts.slice(0, index + 1).join('.'))];
}

/** Adds each old word below a node to `found`. */
function findInCode(node: ts.Node, search: Search, found: Set<string>): void {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
    const name = node.text.replace(/^#/, '');
    if (search.identifiers.has(name)) found.add(name);
    const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
    const isDeclared = ts.isFunctionDeclaration(node.parent) && node.parent.name === node;
    if (search.calls.has(name) && (isCalled || isDeclared)) found.add(`${name}(`);
  } else if (ts.isStringLiteralLike(node) && search.strings.has(node.text)) {
    found.add(`'${node.text}'`);
  }
  ts.forEachChild(node, (child) => findInCode(child, search, found));
}

/** Each old word that is still a file name or an identifier, with the file. Comments may use it. */
export function oldWordsIn(files: readonly SourceFile[], words: OldWords): string[] {
  const search = searchFor(words);
  const inCode = new RegExp(
    `(?<![\\w$])(?:${[...search.identifiers, ...search.calls, ...search.strings]
      .map((word) => word.replace(/[$.*+?()[\]{}|^\\]/g, String.raw`\$&`))
      .join('|')})(?![\\w$])`,
  );
  return files.flatMap(({ path, text }) => {
    const found = new Set(namesIn(path).filter((name) => search.files.has(name)));
    // Most files contain none of the words and need not be parsed.
    if (inCode.test(text))
      findInCode(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), search, found);
    return [...found].map((word) => `${path}: ${word}, now ${words[word] ?? ''}`);
  });
}
