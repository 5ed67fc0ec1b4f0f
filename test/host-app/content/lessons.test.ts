import temml from 'temml';
import { describe, expect, it } from 'vitest';
import { fencesOf, parseArticle, plotsOf, proseOf, texOf, wordsOf } from './article-files';
import { plotProblems } from './article-plots';
import { allFormulas } from './formulas/formula-files';
import { answerProblems } from './lesson-answers';
import { allLessons, listOf, practiceOf, practiceTexts, type LessonFile } from './lesson-files';
import { claimsIn } from './numeric-claims';

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  algebra: ['basics', 'equations', 'quadratic', 'functions', 'systems'],
  geometry: ['basics', 'triangles', 'circles', 'solids'],
  calculus: ['limits', 'derivatives', 'applications', 'integration', 'applications2', 'series'],
  statistics: ['descriptive', 'probability', 'inference'],
};
// What is left of equations that no number solves.
const WRONG_ON_PURPOSE = ['6 = 5', '0 = 2'];
const FIELDS = ['title', 'summary', 'minutes', 'formulas', 'practice'];

const lessons = allLessons();
const formulaIds = new Set(allFormulas().map(({ id }) => id));

/** Each lesson's problems, after its name. */
const problemsIn = (list: readonly LessonFile[], find: (lesson: LessonFile) => readonly string[]) =>
  list.flatMap((lesson) => find(lesson).map((problem) => `${lesson.slug}: ${problem}`));

const headProblems = ({ head }: LessonFile): readonly string[] => {
  const { title, summary, minutes } = head;
  return [
    ...Object.keys(head).filter((field) => !FIELDS.includes(field)),
    ...(typeof title === 'string' && title.length >= 5 && title.length <= 60 ? [] : ['title']),
    ...(typeof summary === 'string' && /^[^.$]{40,200}\.$/.test(summary) ? [] : ['summary of one sentence']),
    ...(Number.isInteger(minutes) && Number(minutes) >= 8 && Number(minutes) <= 20 ? [] : ['minutes']),
  ];
};

const formulaProblems = ({ head }: LessonFile, known: ReadonlySet<unknown>): readonly string[] => {
  const ids = listOf(head['formulas']);
  return [
    ...(ids.length >= 4 && ids.length <= 8 ? [] : [`${ids.length} formulas instead of 4 to 8`]),
    ...(new Set(ids).size === ids.length ? [] : ['a formula is named twice']),
    ...ids.filter((id) => !known.has(id)).map((id) => `there is no formula ${String(id)}`),
  ];
};

const practiceProblems = (lesson: LessonFile): readonly string[] => {
  const questions = practiceOf(lesson);
  return [
    ...(questions.length === 5 && listOf(lesson.head['practice']).length === 5 ? [] : ['five questions']),
    ...questions.flatMap((question, i) =>
      [
        ...Object.keys(question).filter(
          (field) => !['question', 'answer', 'hint', 'explanation'].includes(field),
        ),
        ...['question', 'hint', 'explanation'].filter((field) => {
          const text = question[field];
          return typeof text !== 'string' || text.length < 15;
        }),
        ...answerProblems(question['answer']),
      ].map((problem) => `question ${i + 1}: ${problem}`),
    ),
  ];
};

/** The body and every text of the head as one body. */
const readable = (lesson: LessonFile): LessonFile => ({
  ...lesson,
  body: [lesson.body, ...practiceOf(lesson).flatMap(practiceTexts)].join('\n\n'),
});

const texProblems = (lesson: LessonFile): readonly string[] =>
  texOf(readable(lesson)).flatMap((tex) => {
    try {
      temml.renderToString(tex, { throwOnError: true, strict: true });
      return [];
    } catch (error) {
      return [`${tex}: ${String(error)}`];
    }
  });

const structureProblems = (lesson: LessonFile): readonly string[] => {
  const prose = proseOf(readable(lesson));
  return [
    ...[...prose.matchAll(/^(#|#{4,}) .*$/gm)].map(([line]) => line),
    ...[...prose.matchAll(/.*[$\\<].*/g)].map(([line]) => `stray sign: ${line}`),
    ...fencesOf(lesson)
      .map(({ kind }) => kind)
      .filter((kind) => !['plot', 'key', 'warning'].includes(kind)),
  ];
};

const teachingProblems = (lesson: LessonFile): readonly string[] => {
  const kinds = fencesOf(lesson).map(({ kind }) => kind);
  const examples = lesson.body.match(/^### Example: .+$/gm)?.length ?? 0;
  // A formula takes at least as long to read as a word.
  const words = wordsOf(lesson) + texOf(lesson).length;
  return [
    ...(words >= 700 && words <= 1200 ? [] : [`${words} words`]),
    ...(examples >= 2 && examples <= 4 ? [] : [`${examples} worked examples`]),
    ...['plot', 'key', 'warning'].filter((kind) => !kinds.includes(kind)).map((kind) => `no ${kind}`),
    ...(/^## Summary\n\n(?:- .+\n(?: {2}.+\n)*){3,}$/.test(
      lesson.body.slice(lesson.body.lastIndexOf('\n## ') + 1),
    )
      ? []
      : ['no summary at the end']),
  ];
};

const claimsOf = (lesson: LessonFile) => texOf(readable(lesson)).flatMap(claimsIn);

describe('the lessons', () => {
  it('are there for every topic, and for nothing else', () => {
    const topics = Object.entries(TOPICS).flatMap(([subject, list]) =>
      list.map((topic) => `${subject}/${topic}`),
    );
    expect(topics).toHaveLength(18);
    expect(lessons.map(({ slug }) => slug).toSorted()).toEqual(topics.toSorted());
  });

  it('have complete heads', () => {
    expect(problemsIn(lessons, headProblems)).toEqual([]);
  });

  it('name formulas that the library has', () => {
    expect(problemsIn(lessons, (lesson) => formulaProblems(lesson, formulaIds))).toEqual([]);
  });

  it('have five questions each, with a hint, an explanation and an answer that a machine compares', () => {
    expect(problemsIn(lessons, practiceProblems)).toEqual([]);
  });

  it('have mathematics that compiles', () => {
    expect(lessons.flatMap(texOf).length).toBeGreaterThan(1000);
    expect(problemsIn(lessons, texProblems)).toEqual([]);
  });

  it('draw plots that can be drawn, with every labelled point on a curve', () => {
    expect(problemsIn(lessons, (lesson) => plotsOf(lesson).flatMap(plotProblems))).toEqual([]);
  });

  it('calculate correctly wherever numbers are said to be equal', () => {
    const claims = lessons.flatMap(claimsOf);
    expect(claims.length).toBeGreaterThan(250);
    const wrong = claims.filter(({ holds }) => !holds).map(({ text }) => text);
    expect(wrong.filter((text) => !WRONG_ON_PURPOSE.includes(text))).toEqual([]);
  });

  it('are of a readable length, with worked examples, a rule, a warning, a graph and a summary', () => {
    expect(problemsIn(lessons, teachingProblems)).toEqual([]);
  });

  it('use only the headings and blocks that the app shows, and no stray dollars or markup', () => {
    expect(problemsIn(lessons, structureProblems)).toEqual([]);
  });
});

describe('the checks of lessons', () => {
  const planted = parseArticle(
    'planted',
    '---\ntitle: x\nformulas: [none, none]\npractice: [{ question: 5 $, hint: "$\\\\frac{1}$" }]\n---\n# Big\n\n$2 + 2 = 5$\n',
  );

  it('see a broken head, formula, question, text and heading', () => {
    expect(headProblems(planted)).toEqual(['title', 'summary of one sentence', 'minutes']);
    expect(formulaProblems(planted, formulaIds)).toHaveLength(4);
    expect(practiceProblems(planted)).toEqual([
      'five questions',
      ...['question', 'hint', 'explanation', 'no answer'].map((problem) => `question 1: ${problem}`),
    ]);
    expect(texProblems(planted)).toHaveLength(1);
    expect(structureProblems(planted)).toHaveLength(2);
    expect(teachingProblems(planted)).toHaveLength(6);
    expect(claimsOf(planted).map(({ holds }) => holds)).toEqual([false]);
  });

  it.each([
    ['a number that is not in quotes', { kind: 'number', value: 5 }],
    ['a number with a letter', { kind: 'number', value: '5x' }],
    ['a number without a value', { kind: 'number', value: '1/0' }],
    ['a tolerance of zero', { kind: 'number', value: '5', tolerance: 0 }],
    ['an unknown field', { kind: 'number', value: '5', unit: 'm' }],
    ['an empty set', { kind: 'set', values: [] }],
    ['a set with a value twice', { kind: 'set', values: ['1/2', '0.5'] }],
    ['an unfinished expression', { kind: 'expression', value: '2*x+', variables: ['x'] }],
    ['an unknown variable', { kind: 'expression', value: '2*x+y', variables: ['x'] }],
    ['a variable that is not used', { kind: 'expression', value: '2*x', variables: ['x', 'y'] }],
    ['a correct option that is not there', { kind: 'choice', options: ['a', 'b', 'c'], correct: 3 }],
    ['an option that is there twice', { kind: 'choice', options: ['a', 'b', 'b'], correct: 1 }],
    ['an unknown kind', { kind: 'essay' }],
  ])('see %s', (_, answer) => {
    expect(answerProblems(answer)).toHaveLength(1);
  });
});
