import type { TextToken } from '../../../sdk/internal';

/** The names of the placeholders in a text. */
export const variableNames = (tokens: readonly TextToken[]): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'variable') return [token.name];
    return 'tokens' in token ? variableNames(token.tokens) : [];
  });

/** Placeholders that change with the remaining time. */
export const countsTime = (name: string): boolean => name.startsWith('count_');
