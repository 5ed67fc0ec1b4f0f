import type { DocumentData, Documents } from '../ports';

/** The user's progress in one lesson (spec section 3, 'Learning progress'). */
interface TopicProgress {
  readonly title: string;
  readonly description: string;
  readonly completed: boolean;
  readonly order: number;
}

export interface SubjectProgress {
  readonly completed: number;
  readonly total: number;
  readonly topics: Readonly<Record<string, TopicProgress>>;
}

export type LearningProgress = Readonly<Record<string, SubjectProgress>>;

/** A lesson as progress stores it; 'algebra/quadratic' is its key. */
export interface Topic {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
}

export const topicKey = (subject: string, topic: string): string => `${subject}/${topic}`;

/**
 * The progress with each topic once. A topic is completed when `done` contains its key. The totals follow
 * from the topics.
 */
export const progressOf = (topics: readonly Topic[], done: ReadonlySet<string>): LearningProgress => {
  const subjects = [...new Set(topics.map(({ subject }) => subject))];
  return Object.fromEntries(
    subjects.map((subject) => {
      const own = topics.filter((topic) => topic.subject === subject);
      const isDone = ({ topic }: Topic): boolean => done.has(topicKey(subject, topic));
      const entries = own.map((topic, index): [string, TopicProgress] => [
        topic.topic,
        { title: topic.title, description: topic.summary, completed: isDone(topic), order: index + 1 },
      ]);
      return [
        subject,
        { completed: own.filter(isDone).length, total: own.length, topics: Object.fromEntries(entries) },
      ];
    }),
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const completedTopics = (subject: unknown): readonly string[] =>
  isRecord(subject) && isRecord(subject['topics'])
    ? Object.entries(subject['topics']).flatMap(([topic, entry]) =>
        isRecord(entry) && entry['completed'] === true ? [topic] : [],
      )
    : [];

/** Keys of the completed topics. Data of another shape counts as not completed. */
const doneIn = (data: DocumentData): ReadonlySet<string> =>
  new Set(
    Object.entries(data).flatMap(([subject, entry]) =>
      completedTopics(entry).map((topic) => topicKey(subject, topic)),
    ),
  );

export interface ProgressRepository {
  /** Keys of the completed topics; `null` when no progress was ever stored. */
  read(uid: string): Promise<ReadonlySet<string> | null>;
  write(uid: string, progress: LearningProgress): Promise<void>;
}

/** users/{uid}/learning/progress. */
export const createProgressRepository = (documents: Documents): ProgressRepository => {
  const path = (uid: string): string => `users/${uid}/learning/progress`;
  return {
    async read(uid) {
      const found = await documents.read(path(uid));
      return found && doneIn(found.data);
    },
    write: (uid, progress) => documents.write(path(uid), { ...progress }),
  };
};
