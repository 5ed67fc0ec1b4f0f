import type { LearningProgress } from '../../../data/progress';

/** The drawn part of a lesson's share of the ring; the rest is a gap. */
const SHARE = 0.78;

interface Segment {
  readonly key: string;
  readonly subject: string;
  readonly isDone: boolean;
}

const segmentsOf = (subjects: LearningProgress): readonly Segment[] =>
  Object.entries(subjects).flatMap(([subject, { topics }]) =>
    Object.entries(topics)
      .sort(([, a], [, b]) => a.order - b.order)
      .map(([topic, { completed }]) => ({ key: `${subject}/${topic}`, subject, isDone: completed })),
  );

/**
 * A ring with a segment for each lesson in the colour of its subject. The text beside it has the same
 * information.
 */
export const LessonRing = ({ subjects }: { readonly subjects: LearningProgress }) => {
  const segments = segmentsOf(subjects);
  const done = segments.filter(({ isDone }) => isDone).length;
  return (
    <div className="learn-ring">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {segments.map(({ key, subject, isDone }, index) => (
          <circle
            key={key}
            data-subject={subject}
            data-done={isDone}
            cx="50"
            cy="50"
            r="44"
            pathLength={segments.length}
            strokeDasharray={`${SHARE} ${segments.length - SHARE}`}
            strokeDashoffset={-(index + (1 - SHARE) / 2)}
          />
        ))}
      </svg>
      <p className="learn-ring-text">
        <strong>{done}</strong>
        <span className="muted">of {segments.length} lessons</span>
      </p>
    </div>
  );
};
