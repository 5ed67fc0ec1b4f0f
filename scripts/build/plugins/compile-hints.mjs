// Chrome's JavaScript engine compiles a function twice when it is called for the first time: before, it has only looked for
// its end. This comment says that the functions of a file are called at once, so that each is compiled when the file is
// read (https://v8.dev/blog/explicit-compile-hints). Other engines ignore it.

/** @import { Plugin, RenderedChunk } from 'rollup' */

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Only for files most of whose functions are called soon after they have loaded: for the others it is work in vain.
 * @type {(isWanted: (chunk: RenderedChunk) => boolean) => Plugin}
 */
export const compileHints = (isWanted) => ({
  name: 'compile-hints',
  // The minifier removes comments, so this follows it.
  renderChunk: {
    order: 'post',
    handler: (code, chunk) => (isWanted(chunk) ? { code: HINT + code, map: null } : null),
  },
});
