// The API reference: TypeDoc reads the sources of the package's entries and writes one Markdown page for each entry and
// for each class.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import type { ProjectReflection } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { REFERENCE_FOLDER, referenceAddress } from '../site-map';
import type { SitePage } from '../site-map';

/**
 * A source to the import path that it is behind. The script tag's entry has no page: its types only put the names of
 * the first entry on the window.
 */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['elements/entries/npm.ts', 'purchase-elements'],
  ['elements/react/index.ts', 'purchase-elements/react'],
  ['sdk/headless.ts', 'purchase-elements/headless'],
  ['sdk/server.ts', 'purchase-elements/server'],
]);

/** Tags of elements' comments: the elements' own pages show them. */
const ELEMENT_BLOCKS = ['@slot', '@csspart', '@cssprop', '@cssproperty', '@part'] as const;

const MARKDOWN: Partial<PluginOptions> = {
  outputFileStrategy: 'members',
  membersWithOwnFile: ['Class'],
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  propertiesFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
  pageTitleTemplates: { module: ({ name }) => name, member: ({ name }) => name },
};

const OPTIONS = {
  entryPoints: [...ENTRIES.keys()],
  outputs: [{ name: 'markdown', path: REFERENCE_FOLDER }],
  tsconfig: 'docs/.vitepress/reference/tsconfig.json',
  // `npm run types` checks them.
  skipErrorChecking: true,
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  disableSources: true,
  readme: 'none',
  excludeTags: [...ELEMENT_BLOCKS],
  blockTags: [
    '@deprecated',
    '@example',
    '@param',
    '@remarks',
    '@returns',
    '@see',
    '@throws',
    ...ELEMENT_BLOCKS,
  ],
  validation: false,
  logLevel: 'Error',
} as const;

/** TypeDoc names an entry after its source, without the ending. */
function nameAfterImports({ children = [] }: ProjectReflection): void {
  for (const module of children) {
    const found = [...ENTRIES].find(([source]) => source.startsWith(module.name));
    if (!found) throw new Error(`TypeDoc has an entry '${module.name}', which has no import path here`);
    module.name = found[1];
  }
}

/** Pages in the order of the sidebar: the class that everyone begins with, the entries, then the other classes. */
function pagesIn(folder: string): readonly SitePage[] {
  const isClass = (path: string): boolean => path.includes('/classes/');
  const rank = (path: string): number => (path.endsWith('/Purchases.md') ? 0 : isClass(path) ? 2 : 1);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .map((path) => {
      const file = `${folder}/${path}`;
      const label = path.replace(/^.*\/classes\//, '').replace(/(\/index)?\.md$/, '');
      return { label, file, address: referenceAddress(file) };
    })
    .sort((a, b) => rank(a.file) - rank(b.file) || (a.label < b.label ? -1 : 1));
}

/** Writes the pages, and returns them. */
export async function writeApiReference(): Promise<readonly SitePage[]> {
  const options = { ...OPTIONS, ...MARKDOWN, plugin: ['typedoc-plugin-markdown'] };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources of the entries');
  nameAfterImports(project);
  await app.generateOutputs(project);
  // A list of the entries: the sidebar has it.
  rmSync(join(REFERENCE_FOLDER, 'index.md'));
  return pagesIn(REFERENCE_FOLDER);
}
