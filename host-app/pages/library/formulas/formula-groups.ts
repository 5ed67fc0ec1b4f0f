import type { FormulaSubject, FormulaSummary } from '../../../content/content.types';
import { formulaSubjects } from '../../../content/content.types';
import type { FormulaFilter } from '../../../stores/library/formula-search';
import { lessonOf, subjectNames } from '../subjects';

/** The number of formulas for each subject on the full page. */
const PREVIEW_COUNT = 6;

export interface FormulaGroup {
  readonly key: string;
  readonly title: string | null;
  readonly formulas: readonly FormulaSummary[];
  /** The total of the subject, where only some are shown. */
  readonly more: { readonly subject: FormulaSubject; readonly total: number } | null;
}

const bySubject = (found: readonly FormulaSummary[]): readonly FormulaGroup[] =>
  formulaSubjects
    .map((subject) => ({ subject, all: found.filter((formula) => formula.subject === subject) }))
    .filter(({ all }) => all.length > 0)
    .map(({ subject, all }) => ({
      key: subject,
      title: subjectNames[subject],
      formulas: all.slice(0, PREVIEW_COUNT),
      more: all.length > PREVIEW_COUNT ? { subject, total: all.length } : null,
    }));

/** Groups the formulas by their first topic. */
const byTopic = (found: readonly FormulaSummary[]): readonly FormulaGroup[] =>
  [...new Set(found.map(({ topics }) => topics[0] ?? ''))].map((topic) => ({
    key: topic,
    title: lessonOf(topic)?.title ?? 'More',
    formulas: found.filter(({ topics }) => (topics[0] ?? '') === topic),
    more: null,
  }));

/** Search results keep their order; a subject is grouped by topic, the whole library by subject. */
export const groupFormulas = (
  found: readonly FormulaSummary[],
  { query, subject, topic }: FormulaFilter,
): readonly FormulaGroup[] => {
  if (found.length === 0) return [];
  if (query.trim() !== '' || topic !== null)
    return [{ key: 'all', title: null, formulas: found, more: null }];
  return subject === null ? bySubject(found) : byTopic(found);
};

/** The topics of a subject with their names. */
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
