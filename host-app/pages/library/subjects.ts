import { lessons } from 'content:lessons';
import type { FormulaSubject, LessonSummary } from '../../content/content.types';

export const subjectNames: Readonly<Record<FormulaSubject, string>> = {
  algebra: 'Algebra',
  geometry: 'Geometry',
  trigonometry: 'Trigonometry',
  calculus: 'Calculus',
  statistics: 'Statistics',
  finance: 'Finance',
};

/** 'algebra/quadratic' */
export const lessonOf = (topic: string): LessonSummary | undefined =>
  lessons.find((lesson) => `${lesson.subject}/${lesson.topic}` === topic);

export const subjectName = (subject: string): string =>
  (subjectNames as Readonly<Record<string, string>>)[subject] ?? subject;
