import type { LearningProgress } from '../../../data/progress';

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
export const nextLesson = (subjects: LearningProgress, preferred: string | null): NextLesson | null => {
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
