import { serverTime } from '../../ports';
import type { Documents, StoredDocument, User } from '../../ports';
import { listAll } from '../list-all';
import type { AnonymousId } from './anonymous-id';
import { recordedName } from './identity';
import type { MigrationJob, MigrationJobs } from './migration-jobs';
import { onboardingRecord, onboardingRecordPath, saveOnboarding } from './onboarding';
import type { OnboardingAnswers, OnboardingDrafts } from './onboarding';

interface MigrationParts {
  readonly documents: Documents;
  readonly drafts: OnboardingDrafts;
  readonly jobs: MigrationJobs;
  readonly anonymousId: AnonymousId;
  readonly userAgent: string;
}

/** Another user has signed in meanwhile. */
export class MigrationStopped extends Error {
  override readonly name = 'MigrationStopped';
}

interface Migration {
  /**
   * A user has signed in. Claims the visitor's records for this user, unless they belong to another user
   * already.
   */
  begin(user: User): void;
  /**
   * The user has signed out. Records that an unfinished migration has claimed must not go to the next
   * visitor.
   */
  release(): void;
  /**
   * The next run continues after an error.
   * @throws DocumentsError, MigrationStopped
   */
  run(user: User, completedAt: Date | null, isCurrent: () => boolean): Promise<void>;
}

type Guard = () => void;

const readAnswers = (record: StoredDocument): number | null => {
  const at = record.data['originalTimestamp'];
  return at instanceof Date ? at.getTime() : null;
};

/** Moves anonymous records to the user. Returns all records of this anonymous id that the user owns now. */
const moveRecords = async (
  documents: Documents,
  user: User,
  anonymousId: string,
  guard: Guard,
): Promise<readonly StoredDocument[]> => {
  // Two queries, because the database does not return records of this id that other users own.
  const recordsOf = (owner: { readonly isAnonymous: true } | { readonly userId: string }) =>
    listAll(documents, { collection: 'onboarding_data', where: { anonymousId, ...owner } });
  const own = await recordsOf({ userId: user.uid });
  const free = await recordsOf({ isAnonymous: true });
  for (const { id } of free) {
    guard();
    await documents.update(`onboarding_data/${id}`, {
      userId: user.uid,
      email: user.email,
      displayName: recordedName(user),
      isAnonymous: false,
      migratedAt: serverTime,
      previousAnonymousId: anonymousId,
      anonymousIdMigrated: true,
    });
  }
  return [...free, ...own];
};

const moveQuestions = async (
  documents: Documents,
  user: User,
  anonymousId: string,
  guard: Guard,
): Promise<void> => {
  const questions = await listAll(documents, {
    collection: 'ai_questions',
    where: { anonymous_id: anonymousId, is_anonymous: true },
  });
  for (const { id } of questions) {
    guard();
    await documents.update(`ai_questions/${id}`, {
      user_id: user.uid,
      user_email: user.email,
      auth_provider: user.provider,
      is_anonymous: false,
      anonymousIdMigrated: true,
      migratedAt: serverTime,
    });
  }
};

const isLater = (answers: OnboardingAnswers, completedAt: Date | null): boolean =>
  completedAt === null || completedAt.getTime() <= answers.answeredAt;

/** Each step can be repeated. The pending answers are removed only after all of them have been moved. */
const runJob = async (
  { documents, jobs, anonymousId, drafts, userAgent }: MigrationParts,
  user: User,
  job: MigrationJob,
  completedAt: Date | null,
  guard: Guard,
): Promise<void> => {
  const { answers } = job;
  // The database's rules require it as a proof: only the browser that made the records knows their id.
  await documents.write(`users/${user.uid}/private/claim`, {
    anonymousId: job.anonymousId,
    at: serverTime,
  });
  guard();
  const records = await moveRecords(documents, user, job.anonymousId, guard);
  guard();
  if (answers) {
    const owner = { user, anonymousId: job.anonymousId, userAgent };
    // Answers that the user gave later on another device are not overwritten.
    if (isLater(answers, completedAt)) await saveOnboarding(documents, answers, owner);
    guard();
    // The record of the answers may exist already.
    if (!records.some((record) => readAnswers(record) === answers.answeredAt))
      await documents.write(onboardingRecordPath(user.uid, answers), onboardingRecord(answers, owner));
    guard();
    jobs.save({ ...job, answers: null });
    if (drafts.pending()?.answeredAt === answers.answeredAt) drafts.forget();
  }
  await moveQuestions(documents, user, job.anonymousId, guard);
  guard();
  if (anonymousId.current() === job.anonymousId) {
    drafts.forget();
    anonymousId.rotate();
  }
  jobs.done(job);
};

/** Moves the visitor's records to the account that signs in (spec section 4, 'Migration on sign-in'). */
export const createMigration = (parts: MigrationParts): Migration => {
  const { drafts, jobs, anonymousId } = parts;
  const release = (): void => {
    if (!jobs.claimed(anonymousId.current())) return;
    drafts.forget();
    anonymousId.rotate();
  };
  return {
    release,
    begin(user) {
      const id = anonymousId.current();
      const claimed = jobs.claimed(id);
      if (claimed && claimed.uid !== user.uid) return release();
      const answers = drafts.pending() ?? claimed?.answers ?? null;
      if (anonymousId.isFresh() && answers === null) return undefined;
      return jobs.save({ uid: user.uid, anonymousId: id, answers });
    },
    async run(user, completedAt, isCurrent) {
      const guard = (): void => {
        if (!isCurrent()) throw new MigrationStopped('Somebody else is signed in.');
      };
      for (const job of jobs.of(user.uid)) {
        guard();
        await runJob(parts, user, job, completedAt, guard);
      }
    },
  };
};
