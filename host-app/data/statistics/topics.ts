import { choicesOf } from '../account/onboarding-choices';
import type { OnboardingQuestion } from '../../content/content.types';
import { questionSubjects } from './site-events';
import type { SiteEvent } from './site-events';

/** One kind of record that is counted, in total and by the values of its fields. */
interface Topic {
  readonly collection: string;
  /** The field with the time at which the database received the record. */
  readonly at: string;
  readonly where?: Readonly<Record<string, string>>;
  /** The values that are counted; the rest of the total is other values and skipped answers. */
  readonly fields: Readonly<Record<string, readonly (string | true)[]>>;
}

const textsOf = (name: OnboardingQuestion['name']): readonly string[] =>
  choicesOf(name).map(({ text }) => text);
const event = (name: SiteEvent): Topic => ({
  collection: 'site_events',
  at: 'at',
  where: { event: name },
  fields: {},
});

/** `firestore.indexes.json` has an index for each field with its topic's time. */
export const topics = {
  onboarding: {
    collection: 'onboarding_data',
    at: 'timestamp',
    fields: {
      subject: textsOf('subject'),
      grade: textsOf('grade'),
      studyGoal: textsOf('studyGoal'),
      studyFrequency: textsOf('studyFrequency'),
      isAnonymous: [true],
    },
  },
  questions: { ...event('question'), fields: { subject: questionSubjects, isAnonymous: [true] } },
  offers: event('offer-seen'),
  checkouts: event('checkout-opened'),
  subscriptions: event('subscribed'),
  surveys: {
    collection: 'exit_surveys',
    at: 'createdAt',
    fields: {
      exitReason: ['found-what-i-needed', 'site-slow', 'not-user-friendly', 'missing-features', 'other'],
      enjoyedExperience: ['yes', 'no'],
      referralSource: ['search-engine', 'social-media', 'friend', 'advertisement', 'other'],
      futureInterest: ['calculator', 'financial-calculator', 'homework-help'],
    },
  },
} as const satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;
export const topicNames = Object.keys(topics) as readonly TopicName[];
export const topicOf = (name: TopicName): Topic => topics[name];
