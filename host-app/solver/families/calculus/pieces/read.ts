import { looksLikeProse, problem } from '../../../intent/text.js';
import { isNoFormula } from '../../../intent/written.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { parse, parsedOrNull } from '../../../parse/index.js';
import type { Problem } from '../../../solution.js';
import { arg, isNode, list, relation, sym, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, formulaOf, numberIn, of, tidyQuestion } from '../formula.js';

const PIECE =
  /^(?:f\(x\) ?= ?)?(?<body>[^,;{}]+?)(?: (?:if|for|when|where)|,| \(if) (?<when>[^,;{}()]*?x ?(?:<=|>=|<|>|=|≠|!=) ?[^,;{}()]+?)\)?$/i;
/** 'x < 2', or a number on both sides; null for other conditions. */
const conditionOf = (text: string): Expr | null => {
  const plain = text.replace(/≠/g, '!=').trim();
  const [, both] = /^([^<>]+)(<=?)\s*x\s*<=?/.exec(plain) ?? [];
  const e = looksLikeProse(plain) || isNoFormula(plain) ? null : parsedOrNull(() => parse(plain));
  if (!e || !isNode(e) || variablesOf(e).join() !== 'x') return null;
  if (both !== undefined) return e.name === 'and' && e.args.length === 2 ? e : null;
  return e.kind === 'relation' && arg(e, 0).key === 'x' && variablesOf(arg(e, 1)).length === 0 ? e : null;
};
const pieceOf = (text: string): Expr | null => {
  const { body = '', when = '' } = PIECE.exec(text.trim())?.groups ?? {};
  const [e, condition] = [formulaOf(body), conditionOf(when)];
  return e && condition ? list('and', [equals(of('f', sym('x')), e), condition]) : null;
};

const FIND = String.raw`(?:find|what is|evaluate|determine|calculate|compute)(?: the)?(?: value of)?`;
const LIMIT = String.raw`lim(?:it)?(?: of f\(x\))?(?: as)? ?_?[{(]? ?x ?(?:->|→|\\to|approaches|tends to) ?(?<c>-?[\w./]+)(?<side>\^?[+-]| from the (?:left|right))? ?[})]?(?: (?:of )?f\(x\))?`;
const ASKED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${FIND} f\\((?<c>[^()]+)\\)$`, 'i'), 'value'],
  [new RegExp(`^(?:${FIND} )?(?:the )?${LIMIT}(?: exists?)?$`, 'i'), 'limit'],
  [
    /^(?:is f(?:\(x\))? continuous at x ?= ?(?<c>[^=]+)|is f(?:\(x\))? continuous at (?<d>-?[\d./]+)|(?:determine|check) (?:if|whether) f(?:\(x\))? is continuous at (?:x ?= ?)?(?<e>-?[\d./]+))$/i,
    'continuous',
  ],
  [
    /^(?:find |determine |what is |what value of |for what value of )(?:the )?(?:values? of )?(?:the constant )?(?<k>[a-z])(?: so that| such that| for which| that makes?| if| makes?| is)(?: the function)? f(?:\(x\))?(?: is)? continuous(?: at (?:x ?= ?)?(?<c>-?[\d./]+)| everywhere| for all x| on the real line)?$/i,
    'constant',
  ],
];
/** The question first or last, and the pieces between. */
const parts = (text: string): readonly [pieces: string, asked: string] | null => {
  const plain = text.replace(
    /^(?:let|given|if|for|suppose|consider)(?: the)?(?: piecewise)?(?: function)? /i,
    '',
  );
  const braces = /^(.*?)(?:the )?f ?\(x\) ?= ?\{([^{}]+)\}[,.;:]? ?(.*)$/i.exec(plain);
  if (braces) return [braces[2] ?? '', `${braces[1] ?? ''}${braces[3] ?? ''}`];
  const first =
    /^(.+?)(?:,? (?:if|where|when|for|with|given)(?: that)?|[:.,;]) (?:the )?(?:function )?f ?\(x\) ?= ?(.+)$/i.exec(
      plain,
    );
  if (first && !/^f ?\(x\) ?=/i.test(plain)) return [first[2] ?? '', first[1] ?? ''];
  const last =
    /^f ?\(x\) ?= ?(.+?)[,.;:] ?(?:then )?((?:find|what|is|determine|evaluate|calculate|compute|lim|check)\b.+)$/i.exec(
      plain,
    );
  return last ? [last[1] ?? '', last[2] ?? ''] : null;
};
const splitPieces = (text: string): readonly string[] =>
  text.split(/; ?| and (?=[^,;]*? (?:if|for|when|where) )|,? otherwise ?|, (?=[^,;]*?(?:, | (?:if|for|when|where) ))/i).filter((one) => one.trim() !== ''); // prettier-ignore

export const readPieces = (text: string): Problem | null => {
  const [body, question] = parts(tidyQuestion(text)) ?? [];
  if (body === undefined || question === undefined) return null;
  const pieces = splitPieces(body.replace(/, (?=x ?[<>=])/g, ' if ')).map(pieceOf);
  const known = pieces.filter((one) => one !== null);
  if (known.length < 2 || known.length < pieces.length || known.length > 3) return null;
  const asked = question.replace(/[,.;: ]+$/, '').trim();
  for (const [pattern, task] of ASKED) {
    const groups = pattern.exec(asked)?.groups;
    if (!groups) continue;
    const letters = [...new Set(known.flatMap(variablesOf))].filter((name) => name !== 'x');
    const c = numberIn(groups['c'] ?? groups['d'] ?? groups['e'] ?? '') ?? (task === 'constant' ? seamOf(known) : null);
    const isRight = task === 'constant' ? letters.join() === groups['k']?.toLowerCase() : letters.length === 0;
    if (!c || !isRight) return null;
    const side = /\+|right/.test(groups['side'] ?? '') ? 'right' : groups['side'] ? 'left' : '';
    const question2 = list('system', [...known, task === 'value' ? equals(of('f', c), sym('?')) : relation('=', sym('x'), c)]);
    return problem('applied', question2, letters[0] ?? 'x', { operation: `pieces:${task}${side === '' ? '' : ` ${side}`}` });
  }
  return null;
}; // prettier-ignore
/** The one place where two pieces meet. */
const seamOf = (pieces: readonly Expr[]): Expr | null => {
  const ends = pieces
    .map((one) => arg(one, 1))
    .flatMap((one) => (one.kind === 'relation' ? [arg(one, 1)] : []));
  const [c] = ends;
  return c && ends.length === pieces.length && ends.every((one) => approx(canon(one)) === approx(canon(c))) ? c : null; // prettier-ignore
};
