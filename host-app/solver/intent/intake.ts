export type Rewrite = readonly [RegExp, string];

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₌ₙᵢₖ';
const SUBSCRIPT_TEXT = '0123456789+-=nik';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const SUPERSCRIPT_TEXT = '0123456789+-n';
const lowered = (run: string): string =>
  [...run].map((one) => SUBSCRIPT_TEXT[SUBSCRIPTS.indexOf(one)]).join('');
const raised = (run: string): string =>
  [...run].map((one) => SUPERSCRIPT_TEXT[SUPERSCRIPTS.indexOf(one)]).join('');

/** \begin{cases} … \end{cases} as a list of lines, a matrix as rows. */
const environments = (text: string): string =>
  text
    .replace(
      /\\begin\{([pbvBV]?matrix)\}(.*?)\\end\{\1\}/gs,
      (_, name: string, body: string) =>
        `${name.startsWith('v') ? 'determinant of ' : ''}[${body
          .split(/\\\\/)
          .filter((row) => row.trim() !== '')
          .map((row) => `[${row.split('&').join(', ')}]`)
          .join(', ')}]`,
    )
    .replace(
      /\\(?:left *\\\{ *)?\\?begin\{(cases|align(?:ed|\*)?|gather(?:ed|\*)?|array|split)\}(?:\{[lcr|]*\})?(.*?)\\end\{\1\}(?: *\\right *\.)?/gs,
      (_, __, body: string) =>
        body
          .replaceAll('&', '')
          .split(/\\\\(?:\[[^\]]*\])?/)
          .map((line) => line.trim().replace(/,$/, ''))
          .filter((line) => line !== '')
          .join(', '),
    );

const FRACTION = String.raw`(?<![\d.^)/*])((?:\d+ )?\d+ ?/ ?\d+)`;
/** The fractions beside ÷ are numbers: 3/4 ÷ 1/2. */
export const dividedFractions = (text: string): string =>
  text
    .replace(new RegExp(`${FRACTION}(?= *÷)`, 'g'), '($1)')
    .replace(/÷ *((?:\d+ )?\d+ ?\/ ?\d+)(?![\d.^])/g, '÷ ($1)');

/** x2 lost its raised 2 when it was copied; x1 has an index; 2x3 is a product of numbers. */
const lostMarks = (text: string): string => {
  if (/^(?:[a-z' ]+ )?[^a-z]*(?:\d ?x ?\d[^a-z]*)+$/.test(text) && !/=\s*\d/.test(text))
    return text.replace(/(?<=\d) ?x ?(?=\d)/g, '*');
  const mark = /(?<![a-zA-Z\\_^])[a-z][01](?!\d)/.test(text.replace(/\d+e\d/g, '')) ? '_' : '^';
  return text
    .replace(/\bd2([a-z]) ?\/ ?d([a-z])2/g, 'd^2$1/d$2^2')
    .replace(/(?<![a-zA-Z\\_^]|\d(?=e))([a-ceg-z])([0-9])(?![\d^]|\.\d)/g, `$1${mark}$2`);
};

const RELATIONS: Readonly<Record<string, string>> = { le: '≤', ge: '≥', lt: '<', gt: '>' };
const lettersOf = (text: string): number => new Set(text.match(/[a-z]/gi)).size;
/** The lines of a text in which each is an equation. */
const equationLines = (text: string): readonly string[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isAll = lines.every((line) => /^[^=]+=[^=]+$/.test(line) && !/[a-z]{3}/i.test(line));
  return isAll && lines.length > 1 ? lines : [];
};
/** Equations one under the other are a system if they have as many letters, and some of them in common. */
const isSystem = (lines: readonly string[]): boolean =>
  lines.length === lettersOf(lines.join('')) && lines.some((line) => lettersOf(line) > 1);
/** Lines with an equation each that are no system. */
export const separateEquations = (text: string): readonly string[] => {
  const lines = equationLines(text);
  return isSystem(lines) ? [] : lines;
};
/** Without its line ends, '1' and 'x' would be a product. */
const joinedEquations = (text: string): string => {
  const lines = equationLines(text);
  return lines.length > 0 ? lines.join(', ') : text;
};

/** Notation that has one meaning only. */
const notation = (text: string): string =>
  environments(
    joinedEquations(text)
      .replace(/&(?:nbsp|#160);/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/(\d)⁄(?=\d)/g, '$1/')
      .replace(/log([₀-₉]+)/g, (_, low: string) => `log_${lowered(low)}`),
  )
    .replace(/\\[()[\]](?!\s*\d+(?:pt|em|ex))/g, ' ')
    .replace(/\\([lg](?:eq?(?:slant)?|t))(?![a-z])/g, (_, name: string) => RELATIONS[name.slice(0, 2)] ?? '')
    .replace(/\+ ?(?:\.{2,}|\\[lc]?dots)\s*$/, '+ …')
    .replace(/ *\\text\{ *([^{}]*?) *\} */g, ' $1 ')
    .replace(/\$\$/g, ' ')
    .replace(/^\$([^$]*)\$$/, '$1')
    .replace(
      /\\([dt]?frac)\s*(\d)\s*(?:(\d)|(?=\{))/g,
      (_, name: string, a: string, b = '') => `\\${name}{${a}}${b === '' ? '' : `{${b}}`}`,
    )
    .replace(
      new RegExp(`([∫∑Σ∏])([${SUBSCRIPTS}]+)([${SUPERSCRIPTS}]+)`, 'g'),
      (_, sign: string, low: string, high: string) => `${sign}_{${lowered(low)}}^{${raised(high)}} `,
    )
    .replace(
      new RegExp(`([∫∑Σ∏])([${SUBSCRIPTS}]+)(?=\\^)`, 'g'),
      (_, sign: string, low: string) => `${sign}_{${lowered(low)}}`,
    )
    .replace(/(?<=(?:→|->|\\to|approaches) ?-?[\w.π/]+)[⁺⁻](?![⁰¹²³⁴-⁹])/g, (sign) => raised(sign))
    .replace(/\b([a-z])([₀-₉]+)/g, (_, letter: string, low: string) => `${letter}_${lowered(low)}`);

const COURTESY = String.raw`please|pls|plz|kindly|thanks?(?: you)?(?: (?:so|very) much| a lot| in advance)?|thx|asap|for me|bro|step[- ]by[- ]step|with (?:all )?(?:the )?(?:steps|work(?:ing)?)|(?:and )?(?:show|explain)(?: me)?(?: all)?(?: of)?(?: your| the| each| every)? (?:work(?:ing)?|steps?|answer|solution)|(?:i need |please )?help(?: me)?|(?:my )?(?:math )?homework(?=:)|\(\d+ (?:points?|marks?|pts)\)|\[\d+ (?:points?|marks?|pts)\]|(?<=(?:[a-z]{3}|[=<>≤≥]).*)\[\d+\]`;
const MARK = String.raw`(?:\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})\)`;
/** What follows a number that is no number of an exercise: (2) + 3. */
const GOES_ON = String.raw`[+*/÷×·^=<>≤≥!%]|[-−–] |(?:plus|minus|times|divided|over|choose|squared|cubed|to the|mod|x [\d(])\b`;
const HELP = String.raw`(?:help(?: me)?(?: to| with| on| solve| solving| finding| out with)*|explain(?: how to(?: solve)?)?|(?:show|tell|give|teach) me(?: how to| the answer to| the solution (?:of|to))?)`;
/** The words before the question in a request for help: 'can you help me with …'. */
const ASKING = [
  String.raw`(?:can|could|would|will) (?:you|u|someone|anyone|somebody)(?: please| pls)? *`,
  String.raw`i(?: really)? (?:need|want|have)(?: to| some)? *`,
  String.raw`my (?:teacher|tutor|professor|homework) (?:asked|wants|told|asks|says)(?: me| us)?(?: to)? *`,
  String.raw`how (?:do|can|would|should) (?:i|you|we) *(?=solve|find|calculate|factor|simplify|write|convert|evaluate|expand|integrate|differentiate|work out)`,
  String.raw`(?:i am|i'm|im) stuck on *`,
  String.raw`${HELP}(?: with| on)? *`,
];
/** 'this question', 'the following', 'my maths homework' */
const THE_QUESTION = String.raw`(?:this|the following|my|an?)(?: (?:maths? )?(?:question|problem|exercise|homework|one|task|equation))?`;
export const LEADING: readonly RegExp[] = [
  /^(?:hi|hello|hey|greetings|good (?:morning|evening|afternoon))(?: there| everyone| all| guys)?[,!.:]* +/i,
  new RegExp(`^(?:${COURTESY})(?![a-z]) *[,:;.!]* *(?:with |to )?`, 'i'),
  new RegExp(
    String.raw`^(?:${ASKING.join('|')})(?:${HELP})?(?: please)? *(?:${THE_QUESTION})? *[:,.?]* *(?=\S)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:question|problem|exercise|task|ex|no|nr|q)\.? *#? *\d{1,3}[a-h]? *[:.)]* +|#\d{1,3}[:.)]? +|(?:${MARK}|\((?=${MARK} +(?![([]|-?[\d.]+$|[a-z] ?= ?-?[\d.]+$))${MARK}) +|\d{1,2}[.:] +(?=\D|\d+ *[-+*/x^=(]))(?!${GOES_ON})`,
    'i',
  ),
  // 'Solve this: find …': the verb that follows is the question's; numbers alone need none.
  /^(?:solve|answer|do|work out|figure out) (?:this|the following)(?: (?:maths? )?(?:question|problem|exercise|one|task))?[:,.]+ +(?=[a-z]{3,} |[^a-z=<>]+$)/i,
];
export const TRAILING: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\s,;.?])[\s,;.?]*(?<![a-z])(?:${COURTESY}|can you help(?: me)?)[\s.!?]*$`, 'i'),
  /(?<![\s,.;]|^ *[a-z] *)[\s,.;]*=\s*(?:\?+|_+|…|\.{2,})?\s*\??$/,
  / *[,;:]$/,
];

export const stripped = (text: string, patterns: readonly RegExp[]): string => {
  let result = text;
  for (let round = 0; round < 4; round += 1) {
    const next = patterns.reduce((made, pattern) => made.replace(pattern, ''), result).trim();
    // Nothing but courtesy is no question; it stays as it is.
    if (next === result || next === '') break;
    result = next;
  }
  return result;
};

const FIND = String.raw`(?:please )?(?:solve(?: it| this)? for|find(?: the values? of)?|what(?: is|'s|s)(?: the values? of)?|determine|calculate|get)`;
export const UNKNOWN: readonly Rewrite[] = [
  [
    new RegExp(
      String.raw`^${FIND} (?!a (?!if|in|when|given|where|from|such)[a-z]{3})([a-z])(?: *[:,;-] *| +)(?:(?:in|if|when|given|where|from|such that)(?: that)?(?: the)?(?: equation)? *:? +)?((?![=<>+*/^)-])[^=<>]*[^=<>!]=[^=]+)$`,
      'i',
    ),
    'solve $2 for $1',
  ],
  [
    new RegExp(
      String.raw`^(?:if |given (?:that )?)?([^=]+=[^=]+?)[ ,;.:]+(?<! to )(?:then )?(?:and )?${FIND} ([a-z])$`,
      'i',
    ),
    'solve $1 for $2',
  ],
];
export const rewritten = (text: string, rules: readonly Rewrite[]): string =>
  rules.reduce((made, [pattern, replacement]) => made.replace(pattern, replacement), text);

/** A text that begins with a capital X where the maths has x. */
const oneCase = (text: string): string =>
  /^[A-Z](?![A-Za-z])/.test(text) &&
  new RegExp(`(?<![a-zA-Z])${text.charAt(0).toLowerCase()}(?![a-zA-Z])`).test(text.slice(1))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** 'x + 7 = 12 x = ?': without its end, 12x would be a product. */
const ASKED_AT_END = /^(?:solve:? |if |given )?([^=]+=[^=]+?)[\s,;]+([a-z])\s*=\s*[?_….]*$/i;

/** The question without courtesy and numbering, in notation that the readers know. */
export const intake = (question: string): string =>
  rewritten(
    stripped(
      oneCase(
        stripped(
          dividedFractions(lostMarks(notation(question.trim().replace(ASKED_AT_END, 'solve $1 for $2')))),
          LEADING,
        ),
      ),
      TRAILING,
    )
      .replace(/^what['’]?s\b/i, 'what is')
      .replace(/(?:\s*\?)+$|(?<![.…])\.$/, ''),
    UNKNOWN,
  );
