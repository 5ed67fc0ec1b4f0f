// One formula of a YAML file, converted.
import { basename } from 'node:path';
import { boundsOf } from './bounds.mjs';
import { inline, markdown } from './markdown.mjs';
import { mathTree } from '../../host-app/content/maths.mjs';

/** @import { Formula, FormulaSubject, Inline } from '../../host-app/content/content.types.js' */
/** @import { FormulaSource } from './source.types.js' */

/** @type {(texts: readonly unknown[] | undefined) => (readonly Inline[])[]} */
export const lines = (texts) => (texts ?? []).map((text) => inline(String(text)));

/** @type {(subject: FormulaSubject, file: string, source: FormulaSource) => Formula} */
export function formula(subject, file, source) {
  const summary = {
    id: source.id,
    subject,
    group: `${subject}/${basename(file, '.yaml')}`,
    topics: source.topics ?? [],
    title: source.title,
    aliases: source.aliases ?? [],
    summary: inline(source.summary),
    math: mathTree(source.tex, true),
  };
  const { example } = source;
  return {
    ...summary,
    tex: source.tex,
    variables: (source.variables ?? []).map(({ symbol, tex, name, unit, domain }) => ({
      symbol,
      math: mathTree(tex),
      name: inline(name),
      unit: unit ?? null,
      domain: domain === undefined ? null : inline(String(domain)),
      bounds: boundsOf(String(domain ?? ''), tex ?? symbol),
    })),
    conditions: lines(source.conditions),
    derivation: markdown(source.derivation),
    rearrangements: (source.rearrangements ?? []).map(({ solveFor, tex, expression }) => ({
      solveFor,
      math: mathTree(tex, true),
      expression: String(expression),
    })),
    identity: source.identity ? { left: source.identity.left, right: source.identity.right } : null,
    example: {
      problem: inline(example.problem),
      given: example.given ?? {},
      solveFor: example.solveFor ?? null,
      result: example.result,
      steps: lines(example.steps),
    },
    related: source.related ?? [],
    solverPrompt: source.solverPrompt ?? null,
    solverLine: inline(source.solverLine ?? source.solverPrompt ?? ''),
  };
}
