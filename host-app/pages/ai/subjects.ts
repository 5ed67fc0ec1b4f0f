import type { examples } from 'content:examples';
import { texts } from 'content:texts/subjects';
import type { SubjectText } from '../../content/content.types';

export type MathsSubject = keyof typeof examples;
export type OtherSubject = 'physics' | 'chemistry' | 'biology' | 'computing';
export type Subject = MathsSubject | OtherSubject | 'all';

export const subjects = texts as Readonly<Record<Subject, SubjectText>>;

const isSubject = (text: string): text is Subject => Object.hasOwn(subjects, text);
export const isBeyondMaths = (subject: Subject): subject is OtherSubject =>
  subjects[subject].prompts !== undefined;

/** An unknown subject in the address selects all subjects. */
export const subjectOf = (text: string | undefined): Subject =>
  text !== undefined && isSubject(text) ? text : 'all';
