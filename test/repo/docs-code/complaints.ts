import { strictPolicy } from '../../e2e/models/host/strict-page';
import { where } from './blocks';
import type { Block } from './blocks';
import { shellComplaints } from './commands';
import { markupComplaints, scriptsIn } from './markup';
import { styleComplaints } from './styles';
import { typeComplaints } from './type-check';
import type { Snippet } from './type-check';

const json = (code: string): string[] => {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [String(error)];
  }
};

const DIRECTIVES = new Set([...Object.keys(strictPolicy('', '')), 'trusted-types']);

const policy = (code: string): string[] =>
  code
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [name = '', ...sources] = part.split(/\s+/);
      const unquoted = sources.filter((source) => /^(self|none|unsafe-\w+)$/.test(source));
      return [
        ...(DIRECTIVES.has(name) ? [] : [`there is no directive ${name}`]),
        ...unquoted.map((source) => `${source} needs quotation marks`),
      ];
    });

/** Languages whose code says by itself whether it is right. */
const CHECKS: Readonly<Record<string, (code: string) => string[]>> = {
  css: styleComplaints,
  csp: policy,
  html: markupComplaints,
  json,
  sh: shellComplaints,
  svelte: markupComplaints,
  vue: markupComplaints,
  // A drawing or a listing: nothing that could be run.
  text: () => [],
};
const TYPED = new Set(['ts', 'tsx', 'js']);

function snippetsOf(block: Block): Snippet[] {
  const name = where(block);
  if (TYPED.has(block.language)) return [{ name, code: block.code, isLoose: block.language === 'js' }];
  if (block.language !== 'html' && block.language !== 'vue' && block.language !== 'svelte') return [];
  return scriptsIn(block.code).map((code) => ({ name, code, isLoose: true }));
}

/** Place of a block to what is wrong with it. */
export function complaints(blocks: readonly Block[]): Record<string, string[]> {
  const found: Record<string, string[]> = typeComplaints(blocks.flatMap(snippetsOf));
  for (const block of blocks) {
    if (TYPED.has(block.language)) continue;
    const check = CHECKS[block.language];
    const said = check ? check(block.code) : [`nobody checks code in '${block.language}'`];
    if (said.length > 0) found[where(block)] = [...(found[where(block)] ?? []), ...said];
  }
  return found;
}
