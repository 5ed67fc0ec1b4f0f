// Colours of code. Shiki writes a style attribute for each word, which the policy of the site forbids. Here a word gets a
// class instead, and the style sheet of the theme has the colours of both schemes.
import { createCssVariablesTheme } from 'shiki';
import type { ShikiTransformer } from 'shiki';

export const codeTheme = createCssVariablesTheme({
  name: 'code-colours',
  variablePrefix: '--code-',
  fontStyle: false,
});

const VARIABLE = /color:var\(--code-(?:token-)?([\w-]+)\)/;

/** `color:var(--code-token-keyword)` becomes the class `code-keyword`. */
export const classesForColours: ShikiTransformer = {
  name: 'classes-for-colours',
  preprocess(_code, options) {
    // The default is half a second for a line: on a busy machine the rest of the line would stay without colours.
    options.tokenizeTimeLimit = 0;
  },
  span(node) {
    const { style } = node.properties;
    const kind = VARIABLE.exec(typeof style === 'string' ? style : '')?.[1];
    delete node.properties['style'];
    if (kind !== undefined && kind !== 'foreground') node.properties['class'] = `code-${kind}`;
  },
};
