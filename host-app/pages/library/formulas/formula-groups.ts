import type { FormulaSubject, FormulaSummary } from '../../../content/content.types';
import { formulaSubjects } from '../../../content/content.types';
import type { FormulaFilter } from '../../../stores/library/formula-search';
import { lessonOf, subjectNames } from '../subjects';

/** A few of each subject invite; all of them would be a wall. */
const TASTE = 6;

export interface FormulaGroup {
  readonly key: string;
  readonly title: string | null;
  readonly formulas: readonly FormulaSummary[];
  /** How many there are in the subject, where only some are shown. */
  readonly more: { readonly subject: FormulaSubject; readonly total: number } | null;
}

const bySubject = (found: readonly FormulaSummary[]): readonly FormulaGroup[] =>
  formulaSubjects
    .map((subject) => ({ subject, all: found.filter((formula) => formula.subject === subject) }))
    .filter(({ all }) => all.length > 0)
    .map(({ subject, all }) => ({
      key: subject,
      title: subjectNames[subject],
      formulas: all.slice(0, TASTE),
      more: all.length > TASTE ? { subject, total: all.length } : null,
    }));

/** Each formula stands under the first of its topics. */
const byTopic = (found: readonly FormulaSummary[]): readonly FormulaGroup[] =>
  [...new Set(found.map(({ topics }) => topics[0] ?? ''))].map((topic) => ({
    key: topic,
    title: lessonOf(topic)?.title ?? 'More',
    formulas: found.filter(({ topics }) => (topics[0] ?? '') === topic),
    more: null,
  }));

/** A search keeps its order; a subject is shown by topic, the whole library by subject. */
export const groupFormulas = (
  found: readonly FormulaSummary[],
  { query, subject, topic }: FormulaFilter,
): readonly FormulaGroup[] => {
  if (found.length === 0) return [];
  if (query.trim() !== '' || topic !== null)
    return [{ key: 'all', title: null, formulas: found, more: null }];
  return subject === null ? bySubject(found) : byTopic(found);
};

/** Topics that formulas of the subject belong to, with their names. */
export const topicsOf = (
  formulas: readonly FormulaSummary[],
  subject: FormulaSubject | null,
): readonly (readonly [topic: string, name: string])[] =>
  [
    ...new Set(
      formulas
        .filter((formula) => subject === null || formula.subject === subject)
        .flatMap(({ topics }) => topics),
    ),
  ].flatMap((topic) => {
    const lesson = lessonOf(topic);
    return lesson ? [[topic, lesson.title] as const] : [];
  });
