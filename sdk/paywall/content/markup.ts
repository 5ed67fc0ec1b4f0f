import type { FilledToken, PlainToken, TextToken, VariableToken } from './content.types';
import { applyFilters } from './filters.view';
import { safeLink } from './urls.parse';

/**
 * Converts text marks to tokens, never to HTML: `**bold**`, `*italic*`, `~strike~`, `` `code` ``, `[text](url)`, line
 * breaks (a new line, with or without `\` before it) and `{{ variable }}` or `{{ variable | filter }}`. Everything else stays text, so every text can
 * be read. A link to a forbidden address becomes its text without the link.
 */
export const parseMarkup = (source: string): readonly TextToken[] => {
  if (!HAS_SIGN.test(source)) return source === '' ? [] : [{ type: 'text', text: source }];
  const open: Mark[] = [{ type: null, sign: '', tokens: [] }];
  for (const piece of pieces(source)) place(piece, open);
  while (open.length > 1) abandon(open);
  return open[0]?.tokens ?? [];
};

type MarkType = 'bold' | 'italic' | 'strike';
interface Mark {
  /** `null` for the whole text. */
  readonly type: MarkType | null;
  readonly sign: string;
  readonly tokens: TextToken[];
}
type Piece =
  | { readonly type: 'tokens'; readonly tokens: readonly TextToken[] }
  | {
      readonly type: 'stars' | 'strike';
      readonly sign: string;
      readonly opens: boolean;
      readonly closes: boolean;
    };

/**
 * Each alternative stops at the first character that does not match, so the time is proportional to the text's length.
 */
const SIGN =
  /\\?(?:\r\n?|\n)|\\([\\`*~[\]{}])|\{\{([^{}]*)\}\}|`([^`]+)`|\[([^[\]]*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)?)\)|\*+|~+/g;

/** Most texts have none of the characters with which a sign begins. */
const HAS_SIGN = /[\\`*~[{\r\n]/;

/** Splits a text into signs and the text between them. */
function* pieces(source: string): Generator<Piece> {
  let from = 0;
  for (const match of source.matchAll(SIGN)) {
    yield* plain(source.slice(from, match.index));
    from = match.index + match[0].length;
    yield* piecesOf(match, source.charAt(match.index - 1), source.charAt(from));
  }
  yield* plain(source.slice(from));
}

function* plain(text: string): Generator<Piece> {
  if (text !== '') yield { type: 'tokens', tokens: [{ type: 'text', text }] };
}

function* piecesOf(match: RegExpExecArray, before: string, after: string): Generator<Piece> {
  const [sign, escaped, variable, code, label, url] = match;
  if (escaped !== undefined) yield* plain(escaped);
  else if (variable !== undefined) yield tokens(variableToken(variable));
  else if (code !== undefined) yield tokens({ type: 'code', tokens: codeTokens(code) });
  else if (label !== undefined && url !== undefined) yield linkOf(label, url);
  else if (/[\r\n]$/.test(sign)) yield tokens({ type: 'break' });
  else {
    const type = sign.startsWith('*') ? 'stars' : 'strike';
    yield { type, sign, opens: /\S/.test(after), closes: /\S/.test(before) };
  }
}

const tokens = (...list: readonly TextToken[]): Piece => ({ type: 'tokens', tokens: list });

const linkOf = (label: string, address: string): Piece => {
  const url = safeLink(address);
  const inner = parseMarkup(label);
  return url === null ? tokens(...inner) : tokens({ type: 'link', url, tokens: inner });
};

/** `name`, or `name | filter | filter`. */
const variableToken = (source: string): VariableToken => {
  const [name = '', ...filters] = source.split('|').map((part) => part.trim());
  return { type: 'variable', name, ...(filters.length > 0 ? { filters } : {}) };
};

const codeTokens = (text: string): readonly TextToken[] =>
  text.split(/\{\{([^{}]*)\}\}/).flatMap((part, index): TextToken[] => {
    if (index % 2 === 1) return [variableToken(part)];
    return part === '' ? [] : [{ type: 'text', text: part }];
  });

const place = (piece: Piece, open: Mark[]): void => {
  if (piece.type === 'tokens') {
    add(piece.tokens, open);
  } else if (piece.type === 'strike') {
    if (piece.sign.length > 2) say(piece.sign, open);
    else toggle('strike', piece.sign, piece, open);
  } else {
    let left = piece.sign.length;
    // More than three stars are decoration, not a mark.
    if (left > 3) say(piece.sign, open);
    else
      while (left > 0) {
        const isItalic = left === 1 || (left === 3 && open.at(-1)?.type === 'italic');
        toggle(isItalic ? 'italic' : 'bold', isItalic ? '*' : '**', piece, open);
        left -= isItalic ? 1 : 2;
      }
  }
};

/** Pushes one by one: `push(...tokens)` overflows the stack for a long list. */
const add = (tokens: readonly TextToken[], open: readonly Mark[]): void => {
  const innermost = open.at(-1)?.tokens;
  for (const token of tokens) innermost?.push(token);
};

const say = (text: string, open: readonly Mark[]): void => add([{ type: 'text', text }], open);

/** Closes the mark if it is open, and every mark inside it; opens it otherwise. */
const toggle = (
  type: MarkType,
  sign: string,
  { opens, closes }: { readonly opens: boolean; readonly closes: boolean },
  open: Mark[],
): void => {
  const isOpen = open.some((mark) => mark.type === type && mark.sign === sign);
  if (isOpen && closes) {
    while (open.at(-1)?.type !== type) abandon(open);
    const mark = open.pop();
    if (mark && mark.tokens.length > 0) open.at(-1)?.tokens.push({ type, tokens: mark.tokens });
    else say(sign + sign, open);
  } else if (opens && !open.some((mark) => mark.type === type)) open.push({ type, sign, tokens: [] });
  else say(sign, open);
};

/** Turns a mark that is never closed into text. */
const abandon = (open: Mark[]): void => {
  const mark = open.pop();
  if (!mark) return;
  say(mark.sign, open);
  add(mark.tokens, open);
};

/** The value of an older placeholder that can't be computed (spec section 5). */
export const UNKNOWN_VARIABLE = 'N/A';

/** The value of a variable; `undefined` for an unknown name. */
export type VariableValue = (name: string) => string | undefined;

/**
 * Replaces the variables with values; an unknown one is empty. Values stay text: marks inside a product's name have no
 * effect.
 * @param tag BCP 47 tag of the language whose rules the filters follow.
 */
export const fillText = (
  tokens: readonly TextToken[],
  valueOf: VariableValue,
  tag = 'en',
): readonly FilledToken[] => {
  const filled: FilledToken[] = [];
  for (const token of tokens) {
    const next = fillToken(token, valueOf, tag);
    const last = filled.at(-1);
    if (next.type !== 'text') filled.push(next);
    else if (last?.type === 'text') filled[filled.length - 1] = { type: 'text', text: last.text + next.text };
    else if (next.text !== '') filled.push(next);
  }
  return filled;
};

const fillToken = (token: TextToken, valueOf: VariableValue, tag: string): FilledToken => {
  if (token.type === 'variable') {
    const value = valueOf(token.name) ?? '';
    return { type: 'text', text: token.filters ? applyFilters(value, token.filters, tag) : value };
  }
  return 'tokens' in token ? { ...token, tokens: fillText(token.tokens, valueOf, tag) } : token;
};

/** The variables of a text, inside marks too. */
export const variablesIn = (tokens: readonly TextToken[]): readonly VariableToken[] =>
  tokens.flatMap((token) => {
    if (token.type === 'variable') return [token];
    return 'tokens' in token ? variablesIn(token.tokens) : [];
  });

/** Only the text, e.g. for `aria-label`. */
export const plainText = (tokens: readonly FilledToken[]): string =>
  tokens
    .map((token) => ('tokens' in token ? plainText(token.tokens) : plainWords(token)))
    .join('')
    .trim();

const plainWords = (token: PlainToken): string => (token.type === 'break' ? ' ' : token.text);
