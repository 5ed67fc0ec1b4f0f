import type { Problem } from '../../solution.js';
import { list, num, relation, sum, sym, type Expr } from '../../tree/expr.js';
import { normal } from '../language/normal.js';
import { Phrases } from './phrases.js';

const VERB =
  '(?:play|plays|like|likes|study|take|speak|have|own|do|learn|eat|drink|read|watch|prefer|chose|choose|passed|wear)';
const SILENT =
  'in|a|an|the|of|class|group|school|club|survey|there|are|has|and|but|how|many|students?|pupils?|people|children|them|what|is|number|find|who|members|team|1|to|at|any|out|asked|were';
const WHO = '(?: (?:of them|students|pupils|people|children|members))?';
/** The four regions of two groups that overlap. */
const [only, other, both, none] = ['only the first', 'only the second', 'both', 'neither'].map((name) =>
  sym(name),
) as [Expr, Expr, Expr, Expr];

/** So many in one group, in the other, in both, in neither: each fact is an equation between the four regions. */
export const readVenn = (typed: string): Problem | null => {
  if (!/\b(?:both|neither|only)\b/i.test(typed) || !/how many/i.test(typed) || typed.length > 300) return null;
  const phrases = new Phrases(normal(typed).replace(/[?.!]+$/, ''));
  const asked = phrases.take(`how many${WHO} ${VERB} (only|neither|both|exactly 1|at least 1|just 1)(?: (?!of)([a-z]+)|(?: of (?:them|the 2)| sports?| subjects?)?)?`) ?? phrases.take(`how many${WHO} ${VERB} ()([a-z]+) (?:only|but not [a-z]+)`);
  const all = phrases.take('(?:(?:class|group|school|club|survey|team) of|(?:class|group|school|club|team) has|there are|of|in a (?:class|group|survey) of) (\\d+)(?: (?:students|pupils|people|children|members))?');
  const common = phrases.take(`(\\d+)${WHO} (?:${VERB} )?both`);
  const outside = phrases.take(`(\\d+)${WHO} (?:${VERB} )?(?:neither|none)(?: of (?:them|these))?`);
  const lines: Expr[] = [];
  const sizes: number[] = [];
  const names: string[] = [];
  for (;;) {
    const found = phrases.take(`(\\d+)${WHO} (?:${VERB}|only) (?:an? )?(only )?(?!both|neither)([a-z]+)( only)?`);
    if (!found) break;
    const name = found[2] ?? '';
    if (names.includes(name) || names.length === 2) return null;
    names.push(name);
    const own = names.length === 1 ? only : other;
    if (!found[1] && !found[3]) sizes.push(Number(found[0]));
    lines.push(relation('=', found[1] || found[3] ? own : sum(own, both), num(Number(found[0]))));
  }
  if (!asked || names.length !== 2 || !phrases.isUsedUp(SILENT)) return null;
  // Both are counted twice where the groups are added.
  if (!common && all && outside && sizes.length === 2)
    lines.unshift(relation('=', both, sum(...sizes.map((size) => num(size)), num(-(Number(all[0]) - Number(outside[0]))))), relation('=', none, num(Number(outside[0]))));
  else if (all) lines.push(relation('=', sum(only, other, both, none), num(Number(all[0]))));
  if (common) lines.push(relation('=', both, num(Number(common[0]))));
  if (outside && (common || sizes.length < 2)) lines.push(relation('=', none, num(Number(outside[0]))));
  const [what = '', name = ''] = asked;
  const wanted =
    what === 'both' ? both
    : what === 'neither' ? none
    : /exactly|just/.test(what) ? sum(only, other)
    : what === 'at least 1' ? sum(only, other, both)
    : name === names[0] ? only
    : name === names[1] ? other
    : null;
  if (!wanted || lines.length !== 4) return null;
  return { kind: 'story', expression: list('system', lines), variable: '', options: { items: [wanted], operation: 'whole' } };
}; // prettier-ignore
