import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { ProgressRing } from '../layout/progress-ring';
import { LoadError } from '../layout/load-error';
import { Skeleton } from '../layout/skeleton';
import { subjectName } from '../learning/subject-name';

/** One progress ring for each subject, with a link to its lessons. */
export const SubjectRings = () => {
  const { progress } = useApp().stores;
  const state = useStore(progress.$progress);
  return (
    <section className="card" aria-labelledby="home-rings">
      <div className="acc-title-row">
        <h2 id="home-rings">Learning</h2>
        <Link href="/profile/learning">All lessons</Link>
      </div>
      {state.status === 'failed' && (
        <LoadError onRetry={() => void progress.load()}>
          Your learning progress could not be loaded.
        </LoadError>
      )}
      {(state.status === 'idle' || state.status === 'loading') && <Skeleton rows={1} />}
      {state.status === 'ready' && (
        <ul className="home-rings">
          {Object.entries(state.subjects).map(([subject, { completed, total }]) => (
            <li key={subject}>
              <Link href={`/profile/learning#${subject}`} className="home-ring">
                <ProgressRing done={completed} total={total} subject={subject}>
                  {Math.round(total === 0 ? 0 : (100 * completed) / total)}%
                </ProgressRing>
                <strong>{subjectName(subject)}</strong>
                <span className="muted">
                  {completed} of {total} lessons
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
