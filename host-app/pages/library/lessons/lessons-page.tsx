import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { lessons } from 'content:lessons';
import { useApp } from '../../../app-context';
import type { LessonSummary } from '../../../content/content.types';
import { Icon } from '../../../ui/kit/icon';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs';
import { useHead } from '../../../ui/page/head';
import type { PageProps } from '../../../ui/page/page.types';
import { MissingContent } from '../reading/missing-content';
import { subjectName } from '../subjects';
import '../reading/reading.css';
import './lessons.css';

const subjects = [...new Set(lessons.map(({ subject }) => subject))];

const Subject = ({ subject, isAlone }: { subject: string; isAlone: boolean }) => (
  <section aria-label={subjectName(subject)}>
    {!isAlone && (
      <h2>
        <Link href={`/learning/${subject}`}>{subjectName(subject)}</Link>
      </h2>
    )}
    <ol className="lesson-list">
      {lessons
        .filter((lesson) => lesson.subject === subject)
        .map(({ topic, title, summary, minutes }) => (
          <li key={topic}>
            <Link className="lesson-link" href={`/learning/${subject}/${topic}`}>
              <span>
                <strong>{title}</strong>
                <span className="muted">{summary}</span>
              </span>
              <span className="lesson-minutes muted">{minutes} min</span>
              <Icon icon={ChevronRight} size={18} />
            </Link>
          </li>
        ))}
    </ol>
  </section>
);

const names = (shown: readonly LessonSummary[]): string =>
  shown.map(({ title }) => title.toLowerCase()).join(', ');

const Lessons = ({ subject }: { subject: string | undefined }) => {
  const { brand } = useApp().config;
  const shown = lessons.filter((lesson) => subject === undefined || lesson.subject === subject);
  const title = subject === undefined ? 'Lessons' : `${subjectName(subject)} lessons`;
  const lead =
    subject === undefined
      ? `${lessons.length} lessons in the order of learning, each with examples and practice questions.`
      : `${shown.length} lessons in the order of learning: ${names(shown)}.`;
  useHead({
    title,
    description: lead,
    structuredData: {
      '@type': 'ItemList',
      name: title,
      itemListElement: shown.map((lesson, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: lesson.title,
        url: `${brand.origin}/learning/${lesson.subject}/${lesson.topic}`,
      })),
    },
  });
  return (
    <div className="page lessons">
      <div className="page-head">
        {subject !== undefined && <Breadcrumbs crumbs={[['Lessons', '/learning']]} />}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {(subject === undefined ? subjects : [subject]).map((one) => (
        <Subject key={one} subject={one} isAlone={subject !== undefined} />
      ))}
      {subject !== undefined && (
        <p>
          <Link href={`/formulas?subject=${subject}`}>{subjectName(subject)} formulas</Link>
        </p>
      )}
    </div>
  );
};

/** /learning and /learning/{subject}: the lessons, in the order of learning. */
export const LessonsPage = ({ params }: PageProps) => {
  const { subject } = params;
  return subject === undefined || subjects.includes(subject) ? (
    <Lessons subject={subject} />
  ) : (
    <MissingContent
      title="No such subject"
      text="There are no lessons at this address."
      back={{ href: '/learning', label: 'All lessons' }}
    />
  );
};
