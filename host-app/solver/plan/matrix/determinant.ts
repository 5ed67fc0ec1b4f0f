import { rational } from '../../../maths/rational.js';
import { mul } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import type { Method } from '../../solution.js';
import { call, negative, num, product, sum, ZERO, type Expr } from '../../tree/expr.js';
import { written as writtenOf } from '../acts.js';
import { listed } from '../working/numbers/amounts.js';
import { Trace } from '../trace.js';
import { cell, determinantOf, matrixOf, times, without, type Cells } from './cells.js';
import { entry, reduceRows, rowsExpr, rowsOf } from './rows.js';

const det = (cells: Cells): Expr => call('det', matrixOf(cells));
export const ad = (cells: Cells): Expr =>
  sum(times(cell(cells, 0, 0), cell(cells, 1, 1)), negative(times(cell(cells, 0, 1), cell(cells, 1, 0))));

/** Determinants of two rows inside a line become ad - bc; of more rows, smaller determinants. */
const opened = (cells: Cells): Expr => {
  if (cells.length === 1) return cell(cells, 0, 0);
  if (cells.length === 2) return ad(cells);
  const terms = (cells[0] ?? []).flatMap((head, j) => {
    if (head.key === '0') return [];
    const part = product(head, det(without(cells, 0, j)));
    return [j % 2 === 0 ? part : negative(part)];
  });
  return terms.length === 0 ? num(0) : sum(...terms);
};

export const adAct = (cells: Cells): string =>
  `ad − bc with ${['a', 'b', 'c', 'd'].map((name, k) => `${name} = ${writtenOf(cells.flat()[k] ?? ZERO)}`).join(', ')}.`;
const cofactorAct = (cells: Cells): string => {
  const [first = []] = cells;
  const none = first.some(({ key }) => key === '0') ? ' An entry 0 needs no determinant.' : '';
  return `The first row is ${first.map(writtenOf).join(', ')}; the signs are ${first.map((_, j) => (j % 2 === 0 ? '+' : '−')).join(', ')}.${none}`;
};

const byCofactors = (cells: Cells): Method => {
  const exact = determinantOf(cells);
  const trace = new Trace(det(cells), 'equal');
  if (cells.length > 2) {
    trace.says('cofactors', opened(cells), cofactorAct(cells));
    const smaller = (cells[0] ?? []).flatMap((head, j) => {
      if (head.key === '0') return [];
      const part = mul(head, determinantOf(without(cells, 0, j)));
      const minor = cells.length === 3 ? ad(without(cells, 0, j)) : determinantOf(without(cells, 0, j));
      const term = cells.length === 3 ? product(head, minor) : part;
      return [j % 2 === 0 ? term : negative(term)];
    });
    if (smaller.length > 0) trace.to('small-determinants', sum(...smaller));
  } else trace.says('small-determinants', opened(cells), adAct(cells));
  trace.to('evaluate', exact);
  return { nameKey: cells.length > 2 ? 'method.cofactors' : 'method.steps', steps: trace.steps };
};

/** A triangle by row operations; exchanges change the sign, and the diagonal is multiplied. */
const byRows = (cells: Cells): Method | null => {
  const rows = rowsOf(matrixOf(cells));
  if (!rows || rows.length < 3) return null;
  const trace = new Trace(det(cells), 'equal');
  let sign = 1;
  const { operations, rows: last } = reduceRows(rows, rows.length, true);
  for (const { rule, detail, act, rows: next } of operations) {
    if (rule === 'swap-rows') sign = -sign;
    const inner = call('det', rowsExpr(next));
    trace.to(
      rule === 'swap-rows' ? 'swap-sign' : rule,
      sign < 0 ? negative(inner) : inner,
      'equal',
      [],
      detail,
      rule === 'swap-rows' ? undefined : act,
    );
  }
  const diagonal = product(...last.map((_, k) => num(entry(last, k, k))));
  const entries = last.map((_, k) => writtenOf(num(entry(last, k, k))));
  trace.says('diagonal', sign < 0 ? negative(diagonal) : diagonal, `The diagonal has ${listed(entries)}.`);
  trace.to('evaluate', expand(mul(num(rational(sign)), ...last.map((_, k) => num(entry(last, k, k))))));
  return { nameKey: 'method.rows', steps: trace.steps };
};

export const determinantMethods = (cells: Cells): Method[] => {
  const rows = byRows(cells);
  const cofactors = cells.length < 6 ? [byCofactors(cells)] : [];
  return [...cofactors, ...(rows ? [rows] : [])];
};
