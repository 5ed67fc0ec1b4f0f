import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import type { Lesson } from '../../../content/content.types';
import { isTopicDone } from '../../../stores/library/progress';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { saveCompletion } from './save-completion';

/** Whether the lesson is completed, and a function to change that. */
const useCompletion = (
  subject: string,
  topic: string,
): readonly [isDone: boolean, setDone: (isDone: boolean) => void] => {
  const { stores } = useApp();
  const { progress } = stores;
  const state = useStore(progress.$progress);
  useEffect(() => {
    if (progress.$progress.get().status === 'idle') void progress.load();
  }, [progress]);
  return [
    isTopicDone(state, subject, topic),
    (isDone) => void saveCompletion(stores, subject, topic, isDone),
  ];
};

export const CompletedTag = ({ subject, topic }: { subject: string; topic: string }) => {
  const [isDone] = useCompletion(subject, topic);
  return (
    isDone && (
      <span className="done-tag">
        <Icon icon={CircleCheck} size={16} /> Done
      </span>
    )
  );
};

/** The end of a lesson: marks it as completed, also without practice. */
export const CompletionCard = ({ lesson }: { lesson: Lesson }) => {
  const { session } = useApp().stores;
  const { status } = useStore(session.$session);
  const [isDone, setDone] = useCompletion(lesson.subject, lesson.topic);
  return (
    <div className={`completion no-print${isDone ? ' done' : ''}`} role="status">
      <Icon icon={CircleCheck} size={28} />
      <div>
        <p className="completion-title">{isDone ? 'Lesson done' : 'Finished with this lesson?'}</p>
        <p className="muted">
          {isDone
            ? 'It counts in your '
            : 'Answer all five questions, or mark it as done. It counts in your '}
          {status === 'in' ? <Link href="/profile/learning">learning progress</Link> : 'learning progress'}
          {status === 'in' ? '.' : ', and goes with you when you sign in.'}
        </p>
      </div>
      <Button variant={isDone ? 'quiet' : 'secondary'} onClick={() => setDone(!isDone)}>
        {isDone ? 'Not done yet' : 'Mark as done'}
      </Button>
    </div>
  );
};
