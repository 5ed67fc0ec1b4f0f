import type { DocumentData, TextStore } from '../../ports';
import { UNFINISHED } from './keys';
import { toAnswers } from './onboarding';
import type { OnboardingAnswers } from './onboarding';

/** To whom what was made under an anonymous id belongs; kept until all of it has arrived. */
export interface MigrationJob {
  readonly uid: string;
  readonly anonymousId: string;
  /** `null`: there were none, or they have arrived. */
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
  /** Takes the place of the same person's job for the same id. */
  save(job: MigrationJob): void;
  done(job: MigrationJob): void;
  forget(uid: string): void;
}

/** Written down before the first record moves, so that a crash in the middle leaves no doubt about whose they are. */
export const createMigrationJobs = (store: TextStore): MigrationJobs => {
  const all = (): readonly MigrationJob[] => {
    try {
      const value: unknown = JSON.parse(store.read(UNFINISHED) ?? '[]');
      return Array.isArray(value) ? value.flatMap(toJob) : [];
    } catch {
      return [];
    }
  };
  const keep = (jobs: readonly MigrationJob[]): void => {
    if (jobs.length === 0) store.remove(UNFINISHED);
    else store.write(UNFINISHED, JSON.stringify(jobs));
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
