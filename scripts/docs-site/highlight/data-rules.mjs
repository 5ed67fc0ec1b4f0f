/** CSS. */
export const CSS = [
  ['comment', /\/\*[\s\S]*?\*\//y],
  ['string', /'[^'\n]*'|"[^"\n]*"/y],
  ['keyword', /@[\w-]+|!important/y],
  ['property', /--[\w-]+|[a-z-]+(?=\s*:[^;{}]*[;}])/y],
  ['number', /#[\da-fA-F]{3,8}\b(?=[^{}]*[;}])|(?<![\w-])-?\d*\.?\d+(?:%|[a-z]+)?/y],
  ['tag', /::?[\w-]+(?=[\s({,>:])|[.#]?[a-z][\w-]*(?=[^;{}]*\{)/y],
  ['function', /[\w-]+(?=\()/y],
  [null, /[\w-]+|\s+/y],
];

/** Lines of a shell. */
export const SHELL = [
  ['comment', /(?<=^|\s)#.*/my],
  ['string', /'[^']*'|"(?:\\.|[^"\\])*"/y],
  ['property', /(?<=^|\s)[A-Z_]+(?==)/my],
  ['function', /(?<=^\s*|[|&]\s*|[A-Z_]=\S+\s)(?:npm|npx|node|curl|export|git|cp|mkdir)\b/my],
  ['number', /(?<=\s)--?[\w-]+/y],
  ['keyword', /[|<>&\\]+/y],
  [null, /[^\s'"|<>&\\#-]+|\s+/y],
];

export const JSON_RULES = [
  ['property', /"(?:\\.|[^"\\])*"(?=\s*:)/y],
  ['string', /"(?:\\.|[^"\\])*"/y],
  ['number', /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/y],
  [null, /\s+/y],
];

/** A content security policy. */
export const POLICY = [
  ['keyword', /(?<=^|;\s*)[a-z][a-z-]+/my],
  ['string', /'[^'\n]*'/y],
  ['type', /<[^>\n]+>/y],
  [null, /[^\s;']+|\s+/y],
];
