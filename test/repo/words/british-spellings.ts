import ts from 'typescript';
import type { SourceFile } from '../../support/source-tree';

/** Beginnings of words in British spelling that the study app's texts once had, or could have. */
const BRITISH =
  /(?<![\w./-])(?:maths|colour|favourit|cent(?:re|ring)|(?:kilo|centi|milli)?metre|(?:milli)?litre|practis|neighbour|labell|cancell(?:ed|ing)|licence|(?:recogn|summar|memor|rational|factor|amort|organ|real|normal|minim|maxim|general|standard|optim|visual|emphas|categor)is(?:e|ing|ation)|analys(?:e|ing)|behaviour|travell|towards|grey|catalogue|modell|honour|judgement|learnt|spelt|fibre|theatre|defence|flavour)/giu;

const spellingsOf = (path: string, text: string): string[] =>
  [...text.matchAll(BRITISH)].map(([word]) => `${path}: ${word}`);

/** A text that a person reads has a space in it or begins with a capital letter; other strings are code. */
const isProse = (node: ts.Node, text: string): boolean => {
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)) return /\s/u.test(text);
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
  if (ts.isJsxAttribute(parent) && parent.name.getText() === 'className') return false;
  return /\s/u.test(text.trim()) || /^[A-Z]/u.test(text);
};

/** The texts of a source file with British spellings, each as 'path: word'. */
export function britishInCode({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  // A file without such a word needs not be parsed.
  if (spellingsOf(path, text).length === 0) return found;
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && isProse(node, node.text)) found.push(...spellingsOf(path, node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The same for a file that is text as a whole, such as an article. */
export const britishInText = ({ path, text }: SourceFile): string[] => spellingsOf(path, text);
