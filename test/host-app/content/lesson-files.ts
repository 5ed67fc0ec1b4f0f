import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArticle, type ArticleFile } from './article-files';

/** A lesson as it stands in its file; its slug is 'subject/topic'. */
export type LessonFile = ArticleFile;

export const allLessons = (root = 'host-app/content/lessons'): readonly LessonFile[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseArticle(name.replace(/\.md$/, ''), readFileSync(join(root, name), 'utf8')));

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const practiceOf = ({ head }: LessonFile): readonly Fields[] =>
  listOf(head['practice']).filter(isFields);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Everything in the head that people read, by question. */
export const practiceTexts = (question: Fields): readonly string[] => {
  const answer = isFields(question['answer']) ? question['answer'] : {};
  return [
    question['question'],
    question['hint'],
    question['explanation'],
    ...listOf(answer['options']),
  ].filter(isText);
};
