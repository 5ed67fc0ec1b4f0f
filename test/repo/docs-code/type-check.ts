import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { PACKAGES, PRELUDE } from './prelude';

/** Code to be checked, under a name that is said when it is wrong. */
export interface Snippet {
  readonly name: string;
  readonly code: string;
  /** JavaScript is held to less: `null` may be anything, and parameters need no types. */
  readonly isLoose: boolean;
}

/** The sources behind the names of the package's entries. */
const ENTRIES: Readonly<Record<string, string>> = {
  'purchase-elements': 'elements/entries/npm.ts',
  'purchase-elements/headless': 'sdk/headless.ts',
  'purchase-elements/server': 'sdk/server.ts',
  'purchase-elements/react': 'elements/react/index.ts',
  'purchase-elements/jsx': 'elements/tags/jsx.ts',
  'purchase-elements/vue': 'elements/tags/vue.ts',
  'purchase-elements/svelte': 'elements/tags/svelte.ts',
};

/** The address that a reader replaces, of the first entry as an ES module. */
const ADDRESS = /^https:\/\/your\.cdn\/.*\/dist\/purchases\.mjs$/;

const FOLDER = resolve('docs-code');
const parsed = new Map<string, ts.SourceFile | undefined>();

function optionsFor(isLoose: boolean): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const loose = { strict: false, exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false };
  return {
    ...options,
    ...(isLoose && { ...loose, noPropertyAccessFromIndexSignature: false }),
    types: ['node'],
    noUncheckedSideEffectImports: false,
    erasableSyntaxOnly: false,
  };
}

function hostFor(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile(path, target) {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, target, true);
      // Parsed once for both sets of options.
      if (!parsed.has(path)) parsed.set(path, read(path, target));
      return parsed.get(path);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const entry = ENTRIES[text.replace(ADDRESS, 'purchase-elements')];
        if (entry !== undefined && existsSync(entry))
          return { resolvedModule: { resolvedFileName: resolve(entry), extension: ts.Extension.Ts } };
        // Virtual files see what the root of the repository sees.
        const origin = from.startsWith(FOLDER) ? resolve('package.ts') : from;
        return ts.resolveModuleName(text, origin, options, host);
      }),
  };
}

function check(snippets: readonly Snippet[], isLoose: boolean): Map<string, string[]> {
  const options = optionsFor(isLoose);
  const names = new Map(
    snippets.map((snippet, index) => [resolve(FOLDER, `${isLoose ? 'js' : 'ts'}-${index}.tsx`), snippet]),
  );
  const files = new Map([...names].map(([path, { code }]) => [path, `${code}\nexport {};\n`]));
  const preludes = [resolve(FOLDER, 'prelude.d.ts'), resolve(FOLDER, 'packages.d.ts')] as const;
  files.set(preludes[0], PRELUDE).set(preludes[1], PACKAGES);
  const program = ts.createProgram([...names.keys(), ...preludes], options, hostFor(options, files));
  const complaints = new Map<string, string[]>();
  for (const [path, { name }] of names) {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    if (found.length === 0) continue;
    const lines = found.map(({ messageText, start = 0 }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    complaints.set(name, [...(complaints.get(name) ?? []), ...lines]);
  }
  return complaints;
}

/** Name of a snippet to what the compiler says of it; nothing for those that are right. */
export function typeComplaints(snippets: readonly Snippet[]): Record<string, string[]> {
  const [strict, loose] = [false, true].map((isLoose) => {
    const some = snippets.filter((snippet) => snippet.isLoose === isLoose);
    return some.length === 0 ? new Map<string, string[]>() : check(some, isLoose);
  });
  return Object.fromEntries([...(strict ?? []), ...(loose ?? [])]);
}
