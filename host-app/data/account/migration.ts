import { serverTime } from '../../ports';
import type { Documents, StoredDocument, User } from '../../ports';
import type { AnonymousId } from './anonymous-id';
import { recordedName } from './identity';
import type { MigrationJob, MigrationJobs } from './migration-jobs';
import { onboardingRecord, onboardingRecordPath, saveOnboarding } from './onboarding';
import type { OnboardingAnswers, OnboardingDrafts } from './onboarding';

export interface MigrationParts {
  readonly documents: Documents;
  readonly drafts: OnboardingDrafts;
  readonly jobs: MigrationJobs;
  readonly anonymousId: AnonymousId;
  readonly userAgent: string;
}

/** Somebody else sits there by now. */
export class MigrationStopped extends Error {
  override readonly name = 'MigrationStopped';
}

export interface Migration {
  /** Somebody signed in: what this browser's visitor made is theirs from now on, unless it is another's already. */
  begin(user: User): void;
  /** Nobody is signed in: what an unfinished migration has claimed is not the next visitor's. */
  release(): void;
  /** @throws DocumentsError, MigrationStopped; the rest is done the next time */
  run(user: User, completedAt: Date | null, isCurrent: () => boolean): Promise<void>;
}

type Guard = () => void;

const readAnswers = (record: StoredDocument): number | null => {
  const at = record.data['originalTimestamp'];
  return at instanceof Date ? at.getTime() : null;
};

/** Anonymous records become the person's own; the result are all that they own now of this id. */
const moveRecords = async (
  documents: Documents,
  user: User,
  anonymousId: string,
  guard: Guard,
): Promise<readonly StoredDocument[]> => {
  // Two questions: of what others have moved away from this id the database tells nothing.
  const recordsOf = (owner: { readonly isAnonymous: true } | { readonly userId: string }) =>
    documents.list({ collection: 'onboarding_data', where: { anonymousId, ...owner } });
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
  const questions = await documents.list({
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

/** Each step may be done twice, and what is pending is forgotten only when all of it has arrived. */
const runJob = async (
  { documents, jobs, anonymousId, drafts, userAgent }: MigrationParts,
  user: User,
  job: MigrationJob,
  completedAt: Date | null,
  guard: Guard,
): Promise<void> => {
  const { answers } = job;
  // For the database's rules: only who made the records knows their id.
  await documents.write(`users/${user.uid}/private/claim`, {
    anonymousId: job.anonymousId,
    at: serverTime,
  });
  guard();
  const records = await moveRecords(documents, user, job.anonymousId, guard);
  guard();
  if (answers) {
    const owner = { user, anonymousId: job.anonymousId, userAgent };
    // Answers that were given later, on another device, stand.
    if (isLater(answers, completedAt)) await saveOnboarding(documents, answers, owner);
    guard();
    // The record may be there since the answers were given.
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

/** What was made before signing in becomes the person's own (spec section 4, 'Migration on sign-in'). */
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
