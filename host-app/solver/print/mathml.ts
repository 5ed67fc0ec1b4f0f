import { isAlternative } from '../tree/predicates.js';
import { arg, isCall, isNode, type Expr } from '../tree/expr.js';
import { displayed } from './displayed.js';
import { plain } from './plain.js';

/** [tag, attributes?, ...children]; a child is an element or text. */
export type Element = readonly [
  tag: string,
  ...rest: (Readonly<Record<string, string>> | Element | string)[],
];

const mo = (text: string): Element => ['mo', text];
const mrow = (...children: Element[]): Element => ['mrow', ...children];
const LEVEL = {
  list: 0,
  relation: 1,
  sum: 2,
  negative: 3,
  product: 4,
  quotient: 5,
  power: 6,
  call: 7,
} as const;
/** Matrices, points and sets have their own brackets. */
const BRACKETED = new Set(['matrix', 'tuple', 'set']);
const level = (e: Expr): number =>
  e.kind === 'list' && BRACKETED.has(e.name)
    ? 8
    : e.kind === 'num'
      ? e.value.n < 0n
        ? 3
        : 8
      : e.kind === 'sym'
        ? 8
        : LEVEL[e.kind];

/** Elements that are higher than a line of text. */
const TALL = new Set('mfrac msqrt mroot mtable msubsup munder mover munderover'.split(' '));
const isElement = (part: Element[number] | object): part is Element => Array.isArray(part);
const isTall = ([tag, ...rest]: Element): boolean =>
  TALL.has(tag) || rest.some((part) => isElement(part) && isTall(part));
/** Chromium gives a bracket that may stretch the width of the largest one, so it may only around something tall. */
const bracketed = (open: string, e: Element, close: string): Element => {
  const stretchy = `${isTall(e)}`;
  return mrow(['mo', { form: 'prefix', stretchy }, open], e, ['mo', { form: 'postfix', stretchy }, close]);
};
const fenced = (e: Element): Element => bracketed('(', e, ')');
const within = (e: Expr, least: number, path: DrawContext): Element =>
  level(e) < least ? fenced(draw(e, path)) : draw(e, path);
/** The position of a node, and the ids to mark. */
interface DrawContext {
  readonly id: string;
  readonly marks: ReadonlySet<string>;
}
const child = ({ id, marks }: DrawContext, at: number): DrawContext => ({
  id: id === '' ? `${at}` : `${id}.${at}`,
  marks,
});

const RELATIONS: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '!=': '≠' };
const SEPARATORS: Readonly<Record<string, string>> = { or: 'or', and: 'and' };
const NAMES: Readonly<Record<string, string>> = {
  ℯ: 'e',
  ⅈ: 'i',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
};

const separated = (parts: readonly Element[], separator: Element): Element[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));

/** A number beside a letter needs no sign; two numbers do, and so does the name of an amount in a story. */
const productRow = (factors: readonly Expr[], path: DrawContext): Element => {
  const parts = factors.flatMap((factor, at): Element[] => {
    const drawn = within(factor, at === 0 ? 4 : 5, child(path, at));
    const before = factors[at - 1];
    if (!before) return [drawn];
    const digits =
      (factor.kind === 'sym' && factor.name.length > 3) ||
      factor.kind === 'num' ||
      factor.kind === 'quotient' ||
      (factor.kind === 'power' && arg(factor, 0).kind === 'num');
    return [mo(digits || before.kind === 'quotient' ? '·' : '\u2062'), drawn];
  });
  return mrow(...parts);
};

/** Limits, definite integrals and sums: the parts below and above the sign. */
const bounded = (e: Expr, path: DrawContext): Element => {
  const part = (at: number): Element => draw(arg(e, at), child(path, at));
  const body = within(arg(e, 0), 4, child(path, 0));
  const [fourth] = isNode(e) ? e.args.slice(3) : [];
  if (isNode(e) && e.name === 'defint')
    return mrow(['msubsup', mo('∫'), part(2), part(3)], body, mo('d'), part(1));
  if (isNode(e) && e.name === 'sum')
    return mrow(['munderover', mo('∑'), mrow(part(1), mo('='), part(2)), part(3)], body);
  // A one-sided limit has a sign after the point.
  const point: Element =
    fourth?.kind === 'sym' ? ['msup', part(2), mo(fourth.name === '-' ? '−' : '+')] : part(2);
  return mrow(['munder', ['mo', 'lim'], mrow(part(1), mo('→'), point)], body);
};

const callElement = (e: Expr, path: DrawContext): Element => {
  if (!isNode(e)) return mrow();
  const first = (): Element => draw(arg(e, 0), child(path, 0));
  if (e.name === 'sqrt') return ['msqrt', first()];
  if (e.name === 'cbrt') return ['mroot', first(), ['mn', '3']];
  if (e.name === 'root') return ['mroot', first(), draw(arg(e, 1), child(path, 1))];
  if (e.name === 'abs') return bracketed('|', first(), '|');
  if (e.name === 'factorial')
    return mrow(within(arg(e, 0), isCall(arg(e, 0)) ? 10 : 8, child(path, 0)), mo('!'));
  if (e.name === 'congruent')
    return mrow(
      first(),
      mo('≡'),
      draw(arg(e, 1), child(path, 1)),
      ['mspace', { width: '0.7em' }],
      fenced(mrow(['mtext', 'mod '], draw(arg(e, 2), child(path, 2)))),
    );
  if (e.name === 'binomial')
    return fenced(['mfrac', { linethickness: '0' }, first(), draw(arg(e, 1), child(path, 1))]);
  if (e.name === 'int') return mrow(mo('∫'), first(), mo('d'), draw(arg(e, 1), child(path, 1)));
  if (e.name === 'diff')
    return mrow(['mfrac', ['mi', 'd'], mrow(['mi', 'd'], draw(arg(e, 1), child(path, 1)))], fenced(first()));
  if (e.name === 'lim' || e.name === 'defint' || e.name === 'sum') return bounded(e, path);
  const name: Element = ['mi', NAMES[e.name] ?? e.name];
  if (e.name === 'log' && e.args.length === 2)
    return mrow(['msub', name, draw(arg(e, 1), child(path, 1))], mo('\u2061'), fenced(first()));
  const [only] = e.args;
  if (e.args.length === 1 && only?.kind === 'list' && BRACKETED.has(only.name))
    return mrow(name, mo('\u2061'), first());
  return mrow(
    name,
    mo('\u2061'),
    fenced(
      mrow(
        ...separated(
          e.args.map((part, at) => draw(part, child(path, at))),
          mo(','),
        ),
      ),
    ),
  );
};

/** -1 < x and x < 4 is written -1 < x < 4. */
const chain = (e: Expr, path: DrawContext): Element | null => {
  const [left, right] = isNode(e) && e.args.length === 2 ? e.args : [];
  if (left?.kind !== 'relation' || right?.kind !== 'relation') return null;
  if (!/^[<>]/.test(left.name) || left.name[0] !== right.name[0]) return null;
  const [low, middle] = left.args;
  const [same, high] = right.args;
  if (!low || !middle || !high || same?.key !== middle.key) return null;
  const marked = path.marks.has(child(path, 0).id);
  const row = mrow(
    draw(low, child(child(path, 0), 0)),
    mo(RELATIONS[left.name] ?? left.name),
    draw(middle, child(child(path, 0), 1)),
    mo(RELATIONS[right.name] ?? right.name),
    draw(high, child(child(path, 1), 1)),
  );
  return marked ? ['mrow', { class: 'changed' }, row] : row;
};

/** Lines with more characters than this together are written below each other: a phone has room for some 28 of an answer. */
const LONGEST_ROW = 28;
const lines = (rows: readonly Element[]): Element => [
  'mtable',
  { class: 'lines' },
  ...rows.map((row): Element => ['mtr', ['mtd', row]]),
];

const listElement = (e: Expr, path: DrawContext): Element => {
  if (!isNode(e)) return mrow();
  if (e.name === 'none') return ['mtext', '∅'];
  if (e.name === 'all') return ['mi', 'ℝ'];
  const chained = e.name === 'and' ? chain(e, path) : null;
  if (chained) return chained;
  const parts = e.args.map((part, at) => draw(part, child(path, at)));
  if (e.name === 'matrix')
    return fenced([
      'mtable',
      ...e.args.map((row, at): Element => [
        'mtr',
        ...(isNode(row) ? row.args : []).map((cell, k): Element => [
          'mtd',
          draw(cell, child(child(path, at), k)),
        ]),
      ]),
    ]);
  const isLong = plain(e).length > LONGEST_ROW;
  // 'and' binds closer than 'or': with lines below each other it needs no brackets.
  if (e.name === 'system' || (e.name === 'and' && (isLong || e.args.some(isAlternative))))
    return mrow(['mo', { form: 'prefix' }, '{'], lines(parts));
  const word = SEPARATORS[e.name];
  if (e.name === 'or' && isLong)
    return lines(
      parts.map((part, at) => (at < parts.length - 1 ? mrow(part, ['mtext', `\u00A0${word}`]) : part)),
    );
  const row = mrow(...separated(parts, word ? ['mtext', `\u00A0${word}\u00A0`] : mo(',')));
  return e.name === 'set' ? bracketed('{', row, '}') : e.name === 'tuple' ? fenced(row) : row;
};

const shape = (e: Expr, path: DrawContext): Element => {
  if (e.kind === 'num')
    return e.value.d === 1n || e.text !== undefined
      ? ['mn', e.text ?? `${e.value.n}`]
      : ['mfrac', ['mn', `${e.value.n}`], ['mn', `${e.value.d}`]];
  if (e.kind === 'sym') {
    const [base = '', index] = (NAMES[e.name] ?? e.name).split('_');
    return index === undefined ? ['mi', base] : ['msub', ['mi', base], ['mi', index]];
  }
  const [a, b] = e.args;
  if (e.kind === 'list') return listElement(e, path);
  if (e.kind === 'call') return callElement(e, path);
  if (e.kind === 'product') return productRow(e.args, path);
  if (e.kind === 'sum') {
    return mrow(
      ...e.args.flatMap((term, at): Element[] => {
        if (term.kind === 'negative') return [mo('−'), within(arg(term, 0), 4, child(child(path, at), 0))];
        return at === 0 ? [within(term, 3, child(path, at))] : [mo('+'), within(term, 4, child(path, at))];
      }),
    );
  }
  if (!a) return mrow();
  if (e.kind === 'negative') return mrow(mo('−'), within(a, 4, child(path, 0)));
  if (!b) return mrow();
  if (e.kind === 'quotient') return ['mfrac', draw(a, child(path, 0)), draw(b, child(path, 1))];
  if (e.kind === 'power') return ['msup', within(a, 7, child(path, 0)), draw(b, child(path, 1))];
  return mrow(draw(a, child(path, 0)), mo(RELATIONS[e.name] ?? e.name), draw(b, child(path, 1)));
};

/** Parts that a step changed are in a row with the class `changed`, for the page to highlight. */
const draw = (e: Expr, path: DrawContext): Element =>
  path.marks.has(path.id) ? ['mrow', { class: 'changed' }, shape(e, path)] : shape(e, path);

/** Presentation MathML as nested arrays; the page makes elements of them. `focus`: the ids of a step's changed parts. */
export const mathml = (e: Expr, focus: readonly string[] = []): Element => [
  'math',
  draw(displayed(e), { id: '', marks: new Set(focus) }),
];
