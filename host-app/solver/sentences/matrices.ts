import type { Problem } from '../solution.js';
import { call, isNode, list, negative, num, PI, product, quotient, sum, type Expr } from '../tree/expr.js';
import { mapTree, someNode, variablesOf, substituteAll } from '../tree/walk.js';
import { at, maths, problem, type Match, type Pattern } from '../intent/text.js';

const ASK = String.raw`(?:(?:what (?:is|are)|what's|find|calculate|compute|determine|evaluate|give|work out)(?: all)?(?: the)? )?`;

/** LaTeX matrices and the angle brackets of vectors in the notation of the parser. */
const asLists = (text: string): string =>
  text
    .replace(/\\begin\{([pbv])?matrix\}(.*?)\\end\{\w+\}/gs, (_, kind: string | undefined, body: string) => {
      const rows = body
        .split(/\\\\/)
        .map((row) => row.trim())
        .filter((row) => row !== '');
      const list = `[${rows.map((row) => `[${row.split('&').join(',')}]`).join(',')}]`;
      return kind === 'v' ? `det(${list})` : list;
    })
    .replace(/(?:⟨|\\langle|<)\s*([^<>⟨⟩]+?)\s*(?:⟩|\\rangle|>)/g, '($1)')
    .replace(/\bvectors?\b|\bmatri(?:x|ces)\b|\\vec|\\mathbf/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isGrid = (e: Expr): boolean =>
  isNode(e) && e.kind === 'list' && (e.name === 'matrix' || e.name === 'tuple');
const holdsGrid = (e: Expr): boolean => someNode(e, isGrid);
const read = (f: Match, text: string): Expr => maths(f, asLists(text));

const matrix = (expression: Expr, operation?: string): Problem | null =>
  holdsGrid(expression) ? problem('matrix', expression, '', operation ? { operation } : {}) : null;

const requested =
  (operation: string) =>
  (f: Match): Problem | null =>
    matrix(read(f, f.parts[0] ?? ''), operation);
const called =
  (name: string) =>
  (f: Match): Problem | null => {
    const parts = f.parts.filter((part) => part !== '').map((part) => read(f, part));
    return parts.every(isGrid) ? matrix(call(name, ...parts)) : null;
  };

/** The operations on one matrix by their names. */
const OPERATIONS: readonly (readonly [string, string])[] = [
  ['determinant', 'determinant'],
  ['inverse(?: matrix)?', 'inverse'],
  ['transpose', 'transpose'],
  ['trace', 'trace'],
  ['rank', 'rank'],
  [String.raw`(?:reduced row[- ]echelon form|row[- ]reduced(?: echelon)? form|rref)`, 'rref'],
  ['eigenvalues?', 'eigenvalues'],
  [String.raw`(?:eigenvectors?|eigenvalues? and (?:the )?(?:corresponding )?eigenvectors?)`, 'eigenvectors'],
  ['characteristic polynomial', 'characteristic'],
];

const V = String.raw`(?:\([^()]+,[^()]+\)|[<⟨][^<>]+,[^<>]+[>⟩])`;
/** Vectors as matrices of one row. */
const asRows = (text: string): string => text.replace(new RegExp(V, 'g'), (one) => `[[${one.slice(1, -1)}]]`);
const PAIR = String.raw`(.+?[)\]>⟩}])(?: and |,? with |, ?| × | x | · |\s*\\times\s*|\s*\\cdot\s*)(?:the )?(.+)`;

const DEFINITION = /([a-zA-Z])\s*=\s*(\[\[.*?\]\]|[[(][^()[\]]*[\])])/g;
/** A = [[1,2],[3,4]], B = …; then the question about these letters. */
const named = (f: Match): Problem | null => {
  const [given = '', wanted = ''] = f.parts;
  const text = asLists(given);
  const matrices = new Map<string, Expr>();
  for (const [, name = '', body = ''] of text.matchAll(DEFINITION)) matrices.set(name, maths(f, body));
  // Other words may change what is asked.
  if (/[a-z\d]/i.test(text.replace(DEFINITION, ' ').replace(/\b(?:and|the|let|two)\b/gi, ''))) return null;
  if (matrices.size === 0) return null;
  const put = (e: Expr): Expr => substituteAll(e, matrices);
  for (const [words, operation] of OPERATIONS) {
    const letter = new RegExp(`^(?:the )?${words}(?: of)? ([a-zA-Z])$`, 'iu').exec(asLists(wanted))?.[1];
    const value = letter === undefined ? undefined : matrices.get(letter);
    if (value) return matrix(value, operation);
  }
  const expression = put(maths(f, asLists(wanted), [...matrices.keys()]));
  const left = variablesOf(mapTree(expression, (part) => (isGrid(part) ? num(0) : part)));
  return left.every((name) => name === 'T') ? matrix(expression) : null;
};

const difference = (f: Match): Problem | null => {
  const [a, b] = f.parts.map((part) => read(f, part));
  return a && b ? matrix(sum(b, negative(a))) : null;
};

/** The angle as a formula in numbers, turned into degrees. */
const angleInDegrees = (f: Match): Problem | null => {
  const [u, v] = f.parts.map((part) => read(f, part)).map((e) => (isGrid(e) && isNode(e) ? e.args : []));
  if (!u || !v || u.length !== v.length || u.length < 2) return null;
  const dot = (a: readonly Expr[], b: readonly Expr[]): Expr =>
    sum(...a.map((value, k) => product(value, b[k] ?? num(0))));
  const lengths = product(call('sqrt', dot(u, u)), call('sqrt', dot(v, v)));
  return problem('evaluate', quotient(product(call('acos', quotient(dot(u, v), lengths)), num(180)), PI));
};

export const MATRIX_QUESTIONS: readonly Pattern[] = [
  [
    at(String.raw`${ASK}angle(?: in degrees)? between(?: the)?(?: vectors)?:? ${PAIR} in degrees`),
    angleInDegrees,
  ],
  [
    at(
      String.raw`${ASK}characteristic (?:polynomial|equation) of(?: the)?(?: matrix)? (\[.+\])(?: in (?:λ|lambda))?`,
    ),
    requested('characteristic'),
  ],
  ...OPERATIONS.map(([words, operation]): Pattern => [
    at(String.raw`${ASK}${words}(?: of)?(?: the)?:? ((?:matrix |matrices )?[[\\].+)`),
    requested(operation),
  ]),
  [
    at(String.raw`(?:row[- ]reduce|reduce to row echelon form)(?: the)?(?: matrix)?:? (.+)`),
    requested('rref'),
  ],
  [at(String.raw`(?:invert)(?: the)?(?: matrix)?:? (.+)`), requested('inverse')],
  [at(String.raw`(?:transpose)(?: the)?(?: matrix)? (.+)`), requested('transpose')],
  [at(String.raw`${ASK}(?:dot|scalar|inner) product(?: of)?:? ${PAIR}`), called('dot')],
  [at(String.raw`${ASK}(?:cross|vector) product(?: of)?:? ${PAIR}`), called('cross')],
  [at(String.raw`${ASK}angle between(?: the)?(?: vectors)?:? ${PAIR}`), called('angle')],
  [
    at(
      String.raw`${ASK}(?:norm|magnitude|length)(?: of)?(?: the)?(?: vector)?:? ((?:\(|\[|<|⟨|\\langle|\\begin).+)`,
    ),
    called('norm'),
  ],
  [
    at(
      String.raw`${ASK}(?:an? )?unit vector (?:(?:in|with|having) (?:the )?(?:same )?direction(?: of| as)?|parallel to)(?: the)?(?: vector)?:? (?:[a-z] ?= ?)?(.+)`,
    ),
    called('unit'),
  ],
  [
    at(String.raw`${ASK}(?:vector )?projection of (.+?[)\]>⟩]) (?:onto|on) (.+)`),
    (f) => called('projection')({ ...f, parts: [f.parts[1] ?? '', f.parts[0] ?? ''] }),
  ],
  [at(String.raw`${ASK}\|\|?(.+[^|])\|\|?`), called('norm')],
  [
    at(
      String.raw`${ASK}(\([^()]+\)|<[^<>]+>|\[[^[\]]+\])\s*(?:·|\\cdot|dot|•)\s*(\([^()]+\)|<[^<>]+>|\[[^[\]]+\])`,
    ),
    called('dot'),
  ],
  [
    at(
      String.raw`${ASK}(\([^()]+\)|<[^<>]+>|\[[^[\]]+\])\s*(?:×|\\times|x|cross)\s*(\([^()]+\)|<[^<>]+>|\[[^[\]]+\])`,
    ),
    called('cross'),
  ],
  [
    at(
      String.raw`(?:(?:let|given|if|for|suppose)(?: that)? )(.+?[\])}])\s*(?:[.,;]|,? then|,? and)? ?(?:what (?:is|are)|find|calculate|compute|determine|evaluate|work out)(?: the value of)? (.+)`,
    ),
    named,
  ],
  [
    at(
      String.raw`(?:find|calculate|compute|determine|evaluate|work out|what is)(?: the)? (.+?),? (?:if|where|when|for|given(?: that)?) ([a-zA-Z] ?= ?[[(\\].+)`,
    ),
    (f) => named({ ...f, parts: [f.parts[1] ?? '', f.parts[0] ?? ''] }),
  ],
  [
    at(String.raw`${ASK}distance between(?: the)?(?: points)? ${PAIR}`),
    (f) => {
      const [a, b] = f.parts.map((part) => read(f, part)).map((e) => (isGrid(e) && isNode(e) ? e.args : []));
      if (!a || !b || a.length !== 3 || b.length !== 3) return null;
      return matrix(
        call(
          'norm',
          list(
            'tuple',
            b.map((one, k) => sum(one, negative(a[k] ?? one))),
          ),
        ),
      );
    },
  ],
  [
    at(
      String.raw`${ASK}(?:scalar )?triple product(?: of)?:? (${V})(?:, ?| and |,? and )(${V})(?:, ?| and |, and )(${V})`,
    ),
    (f) => matrix(read(f, `[${f.parts.map((part) => `[${part.slice(1, -1)}]`).join(',')}]`), 'determinant'),
  ],
  [
    at(String.raw`${ASK}((?:-?[\d.]+ ?\*?)? ?${V}(?: ?[-+−] ?(?:[\d.]+ ?\*?)? ?${V})+)`),
    (f) => matrix(read(f, asRows(f.parts[0] ?? ''))),
  ],
  [at(String.raw`subtract (\[\[.+?\]\]) from (\[\[.+\]\])`), difference],
  [
    at(
      String.raw`(?:add|${ASK}(?:vector )?sum of)(?: the)?(?: vectors)? (\[\[.+?\]\]|${V}) (?:and|to) (\[\[.+\]\]|${V})`,
    ),
    (f) => matrix(sum(...f.parts.map((part) => read(f, asRows(part))))),
  ],
  [
    at(String.raw`(?:multiply|find the product of|product of) (.+?) (?:and|by|with) (\[\[.+\]\])`),
    (f) => matrix(product(...f.parts.map((part) => read(f, part)))),
  ],
  [
    at(
      String.raw`(?:(?:simplify|evaluate|calculate|compute|work out|find|what is):? )?(?:the )?(.*(?:\\begin\{[pbv]matrix|\[\[).*)`,
    ),
    (f) => {
      const expression = read(f, f.parts[0] ?? '');
      return expression.kind === 'relation' || isGrid(expression) ? null : matrix(expression);
    },
  ],
];
