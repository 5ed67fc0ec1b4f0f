import { useStore } from '@nanostores/react';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import type { LearningProgress } from '../../../data/progress';
import { ButtonLink } from '../../../ui/kit/button';
import { AccountPage } from '../layout/account-page';
import { LearningDrawing } from '../layout/drawings';
import { useLoading } from '../layout/use-loading';
import { LessonRing } from './lesson-ring';
import { SubjectCard } from './subject-card';
import { subjectName } from './subject-name';
import './learning.css';

interface NextLesson {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The first lesson that is not completed: in a subject that the user has begun, else in the preferred one,
 * else in the first.
 */
const nextLesson = (subjects: LearningProgress, preferred: string | null): NextLesson | null => {
  const rank = (subject: string): number => {
    const { completed = 0, total = 0 } = subjects[subject] ?? {};
    if (completed > 0 && completed < total) return subject === preferred ? 0 : 1;
    return subject === preferred ? 2 : 3;
  };
  const order = Object.keys(subjects).sort((a, b) => rank(a) - rank(b));
  for (const subject of order) {
    const open = Object.entries(subjects[subject]?.topics ?? {})
      .filter(([, { completed }]) => !completed)
      .sort(([, a], [, b]) => a.order - b.order);
    const [first] = open;
    if (first) return { subject, topic: first[0], title: first[1].title, description: first[1].description };
  }
  return null;
};

const Summary = ({ subjects }: { readonly subjects: LearningProgress }) => {
  const { account } = useApp().stores;
  const state = useStore(account.$account);
  const all = Object.values(subjects);
  const done = all.reduce((sum, { completed }) => sum + completed, 0);
  const total = all.reduce((sum, subject) => sum + subject.total, 0);
  const preferred = state.status === 'ready' ? state.profile.preferences.subject : null;
  const next = nextLesson(subjects, preferred?.toLowerCase() ?? null);
  return (
    <section className="card learn-summary" aria-label="All subjects">
      <LessonRing subjects={subjects} />
      <div className="learn-next">
        <p className="muted">
          {total > 0 && done === total
            ? 'All of it'
            : `${Math.round(total === 0 ? 0 : (100 * done) / total)}% done`}
        </p>
        {next ? (
          <>
            <h2>Next: {next.title}</h2>
            <p className="muted">
              {subjectName(next.subject)} · {next.description}
            </p>
            <ButtonLink variant="primary" href={`/learning/${next.subject}/${next.topic}`}>
              {done === 0 ? 'Start' : 'Continue'}
            </ButtonLink>
          </>
        ) : (
          <>
            <h2>Every lesson is done</h2>
            <p className="muted">Go over one again, or take on a problem of your own.</p>
            <ButtonLink variant="primary" href="/ai">
              Solve a problem
            </ButtonLink>
          </>
        )}
      </div>
      <ul className="learn-bars" aria-label="By subject">
        {Object.entries(subjects).map(([subject, { completed, total: count }]) => (
          <li key={subject} data-subject={subject}>
            <span>{subjectName(subject)}</span>
            <span className="learn-bar" aria-hidden="true">
              <span style={{ inlineSize: `${count === 0 ? 0 : (100 * completed) / count}%` }} />
            </span>
            <span className="learn-count">
              {completed}/{count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** /profile/learning: the progress, and the next lesson. */
export const LearningPage = () => {
  const { progress } = useApp().stores;
  const state = useStore(progress.$progress);
  useLoading(progress.load);
  return (
    <AccountPage
      title="Learning progress"
      description="Your lessons by subject: what is done, and what comes next."
      lead="What is done, and what comes next."
      teaser={{
        promise: 'Four subjects, eighteen lessons, and a clear next step.',
        points: [
          'Rings that fill as you finish lessons',
          'Practice that is checked step by step',
          'Lessons you did before signing in are kept',
        ],
        drawing: <LearningDrawing />,
      }}
    >
      <Loaded
        state={state}
        onRetry={() => void progress.load()}
        problem="Your learning progress could not be loaded."
      >
        {({ subjects }) => (
          <>
            <Summary subjects={subjects} />
            <div className="learn-subjects">
              {Object.entries(subjects).map(([subject, entry]) => (
                <SubjectCard key={subject} subject={subject} progress={entry} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </AccountPage>
  );
};
