import type { DocumentData, TextStore } from '../../ports';
import { UNFINISHED_MIGRATIONS } from './keys';
import { toAnswers } from './onboarding';
import type { OnboardingAnswers } from './onboarding';

/** Assigns the records of an anonymous id to an account. Stored until all of them have been moved. */
export interface MigrationJob {
  readonly uid: string;
  readonly anonymousId: string;
  /** `null`: there were no answers, or they have been moved. */
  readonly answers: OnboardingAnswers | null;
}

const toJob = (value: unknown): MigrationJob[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { uid, anonymousId, answers } = value as DocumentData;
  return typeof uid === 'string' && typeof anonymousId === 'string'
    ? [{ uid, anonymousId, answers: toAnswers(answers) }]
    : [];
};

export interface MigrationJobs {
  of(uid: string): readonly MigrationJob[];
  claimed(anonymousId: string): MigrationJob | null;
  /** Replaces the job of the same user and the same anonymous id. */
  save(job: MigrationJob): void;
  done(job: MigrationJob): void;
  forget(uid: string): void;
}

/**
 * A job is stored before the first record moves, so that a crash in the middle does not lose the owner of the
 * records.
 */
export const createMigrationJobs = (store: TextStore): MigrationJobs => {
  const all = (): readonly MigrationJob[] => {
    try {
      const value: unknown = JSON.parse(store.read(UNFINISHED_MIGRATIONS) ?? '[]');
      return Array.isArray(value) ? value.flatMap(toJob) : [];
    } catch {
      return [];
    }
  };
  const keep = (jobs: readonly MigrationJob[]): void => {
    if (jobs.length === 0) store.remove(UNFINISHED_MIGRATIONS);
    else store.write(UNFINISHED_MIGRATIONS, JSON.stringify(jobs));
  };
  const others = ({ uid, anonymousId }: MigrationJob): readonly MigrationJob[] =>
    all().filter((job) => job.uid !== uid || job.anonymousId !== anonymousId);
  return {
    of: (uid) => all().filter((job) => job.uid === uid),
    claimed: (anonymousId) => all().find((job) => job.anonymousId === anonymousId) ?? null,
    save: (job) => keep([...others(job), job]),
    done: (job) => keep(others(job)),
    forget: (uid) => keep(all().filter((job) => job.uid !== uid)),
  };
};
