import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { SubjectProgress } from '../../../data/progress';
import { Icon } from '../../../ui/kit/icon';
import { ProgressRing } from '../layout/progress-ring';
import { subjectName } from './subject-name';

interface SubjectCardProps {
  readonly subject: string;
  readonly progress: SubjectProgress;
}

const goTo = (isDone: boolean, isNext: boolean, isBegun: boolean): string =>
  isDone ? 'Review' : isNext ? (isBegun ? 'Continue' : 'Start') : 'Open';

/** One subject: its ring, and links to its lessons in order. */
export const SubjectCard = ({ subject, progress }: SubjectCardProps) => {
  const topics = Object.entries(progress.topics).sort(([, a], [, b]) => a.order - b.order);
  const next = topics.find(([, { completed }]) => !completed)?.[0];
  return (
    <section
      className="card learn-subject"
      id={subject}
      data-subject={subject}
      aria-labelledby={`${subject}-title`}
    >
      <div className="learn-head">
        <ProgressRing done={progress.completed} total={progress.total} subject={subject} size={64}>
          <span className="learn-small">
            {progress.completed}/{progress.total}
          </span>
        </ProgressRing>
        <div>
          <h2 id={`${subject}-title`}>{subjectName(subject)}</h2>
          <p className="muted">
            {progress.completed === progress.total
              ? 'All lessons done'
              : `${progress.total - progress.completed} to go`}
          </p>
        </div>
      </div>
      <ol className="learn-topics">
        {topics.map(([topic, { title, description, completed, order }]) => (
          <li key={topic}>
            <Link href={`/learning/${subject}/${topic}`} className="learn-topic" data-done={completed}>
              <span className="learn-mark">
                {completed ? <Icon icon={Check} size={16} /> : <span aria-hidden="true">{order}</span>}
                {completed && <span className="visually-hidden">Done:</span>}
              </span>
              <span className="learn-words">
                <strong>{title}</strong>
                <span className="muted">{description}</span>
              </span>
              <span className="learn-go">
                <span>{goTo(completed, topic === next, progress.completed > 0)}</span>
                <Icon icon={ChevronRight} size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};
