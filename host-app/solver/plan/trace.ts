import { displayed } from '../print/displayed.js';
import type { Draft, Link, Step } from '../solution.js';
import type { Rule, TextKey } from '../texts/en.js';
import type { Expr } from '../tree/expr.js';
import { changedIds } from '../tree/walk.js';
import { written } from './acts.js';
import { isNode } from '../tree/expr.js';

export const step = (
  rule: Rule,
  before: Expr,
  after: Expr,
  link: Link,
  substeps: readonly Step[] = [],
  detail?: string,
  act?: string,
): Step => ({
  rule,
  titleKey: `step.${rule}.title`,
  whyKey: `step.${rule}.why`,
  ...lines(displayed(before), displayed(after)),
  link,
  ...(detail === undefined ? {} : { detail }),
  ...sentence(rule, before, after, act),
  substeps,
  check: null,
});

/** An answer with one way to it. */
export const draftOf = (
  answer: Draft['answer'],
  steps: readonly Step[],
  notes: readonly TextKey[] = [],
): Draft => ({ answer, methods: [{ nameKey: 'method.steps', steps }], notes });

/** What is worked out is said where it is short. */
const sentence = (rule: Rule, before: Expr, after: Expr, act: string | undefined): { act?: string } => {
  const said =
    act ??
    (rule === 'evaluate' && before.kind !== 'relation' ? `${written(before)} = ${written(after)}.` : '');
  return said === '' || (act === undefined && said.length > 60) ? {} : { act: said };
};

/** Steps contain the displayed form, so that ids fit and the checks see the same as the reader. */
const lines = (before: Expr, after: Expr): Pick<Step, 'before' | 'after' | 'focus'> => ({
  before,
  after,
  focus: changedIds(before, after),
});

/** The same for lines that differ in the order of terms and factors only. */
export const loose = (e: Expr): string => {
  if (!isNode(e)) return e.key;
  const parts = e.args.map(loose);
  return `${e.kind}${e.name}(${(e.kind === 'sum' || e.kind === 'product' ? parts.sort() : parts).join()})`;
};

/** The lines of one method, each derived from the one before; a line that changes nothing is left out. */
export class Trace {
  readonly steps: Step[] = [];
  line: Expr;
  readonly link: Link;
  constructor(start: Expr, link: Link) {
    this.line = start;
    this.link = link;
  }
  to(
    rule: Rule,
    after: Expr,
    link: Link = this.link,
    substeps: readonly Step[] = [],
    detail?: string,
    act?: string,
  ): this {
    if (after.key === this.line.key) return this;
    const next = step(rule, this.line, after, link, substeps, detail, act);
    // Equal, or equal except for the order: a reader would see no change.
    if (link !== 'equal' && loose(next.before) === loose(next.after)) return this;
    if (next.before.key !== next.after.key) this.steps.push(next);
    this.line = after;
    return this;
  }
  /** A line whose sentence has its numbers, where there is one. */
  says(rule: Rule, after: Expr, act: string | undefined, substeps: readonly Step[] = []): this {
    return this.to(rule, after, this.link, substeps, undefined, act);
  }
}
