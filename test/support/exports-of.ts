import { readFileSync } from 'node:fs';
import ts from 'typescript';

function optionsOfProject(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options;
}

const options = optionsOfProject();
const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
const sources = new Map<string, ts.SourceFile | undefined>();
/** A file is read once, whatever number of programs it is in. */
host.getSourceFile = (name, ...more) => {
  if (!sources.has(name)) sources.set(name, getSourceFile(name, ...more));
  return sources.get(name);
};

/** Names come from the sources alone: neither the library of the language nor the types of packages are read. */
const ofSources: ts.CompilerOptions = { ...options, noLib: true, types: [] };
const relativeOnly: ts.CompilerHost = {
  ...host,
  getSourceFile: host.getSourceFile,
  resolveModuleNameLiterals: (literals, importer) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, importer, ofSources, host)
        : { resolvedModule: undefined },
    ),
};

/** What a source exports, by name, with the declarations behind each name, wherever they are. */
export function exportsOf(file: string): ReadonlyMap<string, readonly ts.Declaration[]> {
  const program = ts.createProgram([file], ofSources, relativeOnly);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module`);
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, target.declarations ?? []];
    }),
  );
}

const known = new Map<string, ReadonlySet<string>>();

/** The public names of a class or an interface that a source exports, static ones and inherited ones too. */
export function membersOf(file: string, name: string): ReadonlySet<string> {
  const members = known.get(`${file} ${name}`) ?? readMembers(file, name);
  known.set(`${file} ${name}`, members);
  return members;
}

function readMembers(file: string, name: string): ReadonlySet<string> {
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!found) return new Set();
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const isStatic = (symbol.flags & ts.SymbolFlags.Class) !== 0;
  return new Set(
    [
      ...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)),
      ...(isStatic ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : []),
    ]
      .filter((member) => {
        const [declaration] = member.declarations ?? [];
        return !declaration || !(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private);
      })
      .map((member) => member.name),
  );
}
