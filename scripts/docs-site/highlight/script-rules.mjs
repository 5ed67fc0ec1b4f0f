/** TypeScript, TSX and JavaScript. */
const WORDS =
  'as|async|await|break|case|catch|class|const|continue|declare|default|delete|do|else|export|extends|finally|for|from|' +
  'function|if|implements|import|in|instanceof|interface|keyof|let|new|of|readonly|return|satisfies|static|switch|throw|' +
  'try|type|typeof|void|while|yield';

export const SCRIPT = [
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//y],
  ['string', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y],
  // In TSX: the name of an element, and of its attributes.
  ['tag', /(?<=<\/?)[A-Za-z][\w.-]*(?=[\s/>])/y],
  ['property', /[\w-]+(?==["{])/y],
  ['keyword', new RegExp(`(?<![.\\w$-])(?:${WORDS})\\b(?!\\s*:|-)`, 'y')],
  ['number', /(?<![\w$])(?:\d[\d_]*(?:\.\d+)?|true|false|null|undefined|this)\b/y],
  ['type', /(?<![.\w$])[A-Z]\w*/y],
  ['function', /[a-zA-Z_$][\w$]*(?=\()/y],
  [null, /[\w$]+|\s+/y],
];
