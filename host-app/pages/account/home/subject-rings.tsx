import { useStore } from '@nanostores/react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { Ring } from '../frame/ring';
import { Trouble } from '../frame/trouble';
import { Waiting } from '../frame/waiting';
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
        <Trouble onRetry={() => void progress.load()}>Your learning progress could not be loaded.</Trouble>
      )}
      {(state.status === 'idle' || state.status === 'loading') && <Waiting rows={1} />}
      {state.status === 'ready' && (
        <ul className="home-rings">
          {Object.entries(state.subjects).map(([subject, { completed, total }]) => (
            <li key={subject}>
              <Link href={`/profile/learning#${subject}`} className="home-ring">
                <Ring done={completed} total={total} subject={subject}>
                  {Math.round(total === 0 ? 0 : (100 * completed) / total)}%
                </Ring>
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
