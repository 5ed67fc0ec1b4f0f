import { lessons, loadLesson } from 'content:lessons';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import type { Lesson, LoadedLesson } from '../../../content/content.types';
import { Prose } from '../../../ui/content/prose';
import { breadcrumbList, Breadcrumbs } from '../../../ui/page/breadcrumbs';
import type { Crumbs } from '../../../ui/page/breadcrumbs';
import { useHead } from '../../../ui/page/head';
import type { PageProps } from '../../../ui/page/page.types';
import { Practice } from '../practice/practice';
import { headingsOf } from '../reading/headings';
import type { Heading } from '../reading/headings';
import { FormulaList } from '../formula-list';
import { NextCard } from '../reading/next-card';
import { MissingContent } from '../reading/missing-content';
import { ReadingPage } from '../reading/reading-page';
import { useContent } from '../reading/use-content';
import { subjectName } from '../subjects';
import { CompletionCard, CompletedTag } from './completion';
import '../formula/formula.css';
import './lesson.css';

const PRACTICE: Heading = { id: 'practice', content: ['Practice'] };

const crumbsOf = ({ subject }: Lesson): Crumbs => [
  ['Lessons', '/learning'],
  [subjectName(subject), `/learning/${subject}`],
];

const Head = ({ lesson }: { lesson: Lesson }) => {
  const own = lessons.filter(({ subject }) => subject === lesson.subject);
  const place = own.findIndex(({ topic }) => topic === lesson.topic) + 1;
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(lesson)} />
      <h1>{lesson.title}</h1>
      <p className="lead">{lesson.summary}</p>
      <p className="post-facts muted lesson-facts">
        <span>
          Lesson {place} of {own.length} in {subjectName(lesson.subject).toLowerCase()} · {lesson.minutes} min
        </span>
        <CompletedTag subject={lesson.subject} topic={lesson.topic} />
      </p>
    </>
  );
};

/** The formulas of the lesson. */
const LessonFormulas = ({ lesson }: { lesson: LoadedLesson }) => {
  const key = `${lesson.subject}/${lesson.topic}`;
  if (lesson.formulas.length === 0) return null;
  return (
    <section className="no-print">
      <div className="formula-group-head">
        <h2>Formulas of this lesson</h2>
        <Link href={`/formulas?topic=${encodeURIComponent(key)}`}>All of the topic</Link>
      </div>
      <FormulaList className="lesson-formulas" formulas={lesson.linked} />
    </section>
  );
};

const Next = ({ lesson }: { lesson: Lesson }) => {
  const at = lessons.findIndex(({ subject, topic }) => subject === lesson.subject && topic === lesson.topic);
  const next = lessons[at + 1];
  if (!next) return null;
  return (
    <NextCard
      href={`/learning/${next.subject}/${next.topic}`}
      label={`Next lesson${next.subject === lesson.subject ? '' : ` · ${subjectName(next.subject)}`}`}
      title={next.title}
    />
  );
};

const LessonText = ({ lesson }: { lesson: LoadedLesson }) => {
  const { brand } = useApp().config;
  useHead({
    title: `${lesson.title}: ${subjectName(lesson.subject)} lesson`,
    description: `${lesson.summary} With worked examples and ${lesson.practice.length} practice questions.`,
    structuredData: {
      '@graph': [
        {
          '@type': 'LearningResource',
          name: lesson.title,
          description: lesson.summary,
          learningResourceType: 'Lesson',
          about: subjectName(lesson.subject),
          timeRequired: `PT${lesson.minutes}M`,
          inLanguage: 'en',
          isAccessibleForFree: true,
          url: `${brand.origin}/learning/${lesson.subject}/${lesson.topic}`,
          provider: { '@type': 'Organization', name: brand.name, url: brand.origin },
        },
        breadcrumbList(
          [...crumbsOf(lesson), [lesson.title, `/learning/${lesson.subject}/${lesson.topic}`]],
          brand.origin,
        ),
      ],
    },
  });
  return (
    <ReadingPage
      headings={[...headingsOf(lesson.blocks), PRACTICE]}
      head={<Head lesson={lesson} />}
      foot={
        <>
          <LessonFormulas lesson={lesson} />
          <Next lesson={lesson} />
        </>
      }
    >
      <div className="prose">
        <Prose blocks={lesson.blocks} />
      </div>
      <Practice lesson={lesson} />
      <CompletionCard lesson={lesson} />
    </ReadingPage>
  );
};

/** One lesson: explanation, examples, practice. */
export const LessonPage = ({ params }: PageProps) => {
  const key = `${params['subject'] ?? ''}/${params['topicId'] ?? ''}`;
  const loaded = useContent(`lessons/${key}`, loadLesson[key]);
  return loaded ? (
    <LessonText key={key} lesson={loaded.lesson} />
  ) : (
    <MissingContent
      title="No such lesson"
      text="There is no lesson at this address."
      back={{ href: '/learning', label: 'All lessons' }}
    />
  );
};
