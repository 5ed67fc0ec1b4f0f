import postcss from 'postcss';
import { themeRule } from '../../../elements/theme/theme';
import { resolveTheme, paletteFor, plainBranding } from '../../../sdk/internal';
import { pathsBelow, readSource } from '../../support/source-tree';

const sheets = (): string =>
  pathsBelow('elements')
    .filter((path) => path.endsWith('.css'))
    .map((path) => readSource(path).text)
    .join('\n');

/** Every custom property that the elements set or know. */
export function knownTokens(): ReadonlySet<string> {
  const rules = themeRule(resolveTheme({ ...plainBranding().appearance, font: 'Inter' }), paletteFor);
  return new Set((rules + sheets()).match(/--purchase-[a-z-]*[a-z]/g));
}

/** Every part that is written in the elements' trees. */
export function knownParts(): ReadonlySet<string> {
  const text = pathsBelow('elements')
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readSource(path).text)
    .join('\n');
  const written = [...text.matchAll(/\bpart=(?:"([^"]+)"|\{`([^`]+)`|\{'([^']+)'\})/g)];
  return new Set(
    written
      .flatMap(([, plain = '', template = '', text_ = '']) => (plain || template || text_).split(/\s+/))
      .concat([...text.matchAll(/\bpart: '([\w -]+)'/g)].flatMap(([, names = '']) => names.split(' ')))
      .concat([...text.matchAll(/'(continue|pay|retry|finish)'/g)].map(([, name = '']) => name)),
  );
}

/** What is wrong with a style sheet. */
export function styleComplaints(code: string): string[] {
  const [tokens, parts] = [knownTokens(), knownParts()];
  try {
    postcss.parse(code);
  } catch (error) {
    return [String(error)];
  }
  const unknown = (kind: string, names: readonly string[], known: ReadonlySet<string>): string[] =>
    names.filter((name) => !known.has(name)).map((name) => `there is no ${kind} ${name}`);
  return [
    ...unknown('token', code.match(/--purchase-[a-z-]*[a-z]/g) ?? [], tokens),
    ...unknown(
      'part',
      [...code.matchAll(/::part\(([^)]*)\)/g)].flatMap(([, names = '']) => names.trim().split(/\s+/)),
      parts,
    ),
  ];
}
