import type { examples } from 'content:examples';

export type Subject = keyof typeof examples | 'all';

interface SubjectText {
  readonly title: string;
  readonly name: string;
  readonly description: string;
}

export const subjects: Readonly<Record<Subject, SubjectText>> = {
  all: {
    title: 'AI problem solver',
    name: 'All subjects',
    description: 'Type a maths problem and see how it is done.',
  },
  algebra: {
    title: 'Algebra solver',
    name: 'Algebra',
    description: 'Equations, inequalities, systems, factoring and simplifying.',
  },
  geometry: {
    title: 'Geometry and trigonometry solver',
    name: 'Geometry',
    description: 'Triangles, circles, solids and trigonometric equations.',
  },
  calculus: {
    title: 'Calculus solver',
    name: 'Calculus',
    description: 'Limits, derivatives, integrals and series.',
  },
  statistics: {
    title: 'Statistics solver',
    name: 'Statistics',
    description: 'Averages, spread, counting and probability.',
  },
};

const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text);

/** An address with another subject shows all of them. */
export const subjectOf = (text: string | undefined): Subject =>
  text !== undefined && isSubject(text) ? text : 'all';
