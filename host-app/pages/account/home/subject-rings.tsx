import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import { ProgressRing } from '../layout/progress-ring';
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
      <Loaded
        state={state}
        rows={1}
        onRetry={() => void progress.load()}
        problem="Your learning progress could not be loaded."
      >
        {({ subjects }) => (
          <ul className="home-rings">
            {Object.entries(subjects).map(([subject, { completed, total }]) => (
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
      </Loaded>
    </section>
  );
};
