import { texts as survey } from 'content:texts/survey';
import { useState } from 'react';
import { reportPeriods, sharesOf, totalOf } from '../../../data/statistics/statistics';
import type { AnswerShare, ReportPeriod, SiteStatistics } from '../../../data/statistics/statistics';
import type { Counts } from '../../../data/statistics/counts';
import type { TopicName } from '../../../data/statistics/topics';
import { Segments } from '../../../ui/kit/segments';
import { Breakdown } from './breakdown';
import { DayChart } from './day-chart';

const number = new Intl.NumberFormat();

/** The words of values that are stored as identifiers. */
const words: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...survey.map(({ options }) => options)),
  other: 'Something else',
  'word-problems': 'Word problems',
};
const wordOf = (name: string): string => words[name] ?? name.charAt(0).toLocaleUpperCase() + name.slice(1);

type Field = readonly [field: string, title: string, caption: string, rest: string];

const onboardingFields: readonly Field[] = [
  ['subject', 'Subject', 'By subject', 'Skipped'],
  ['grade', 'Grade', 'By grade', 'Skipped'],
  ['studyGoal', 'Goal', 'By goal', 'Skipped'],
  ['studyFrequency', 'Frequency', 'By frequency', 'Skipped'],
];
const surveyFields: readonly Field[] = [
  ['exitReason', 'Reason', 'Why they left', 'No answer'],
  ['enjoyedExperience', 'Answer', 'Whether they liked it', 'No answer'],
  ['referralSource', 'Source', 'How they found us', 'No answer'],
  ['futureInterest', 'Interest', 'What they looked for', 'In their own words'],
];

interface TopicProps {
  readonly topic: TopicName;
  readonly title: string;
  /** What was done. */
  readonly unit: string;
  readonly fields: readonly Field[];
  readonly statistics: SiteStatistics;
  readonly counts: Counts;
}

const named = (shares: readonly AnswerShare[]): readonly AnswerShare[] =>
  shares.map(({ name, count }) => ({ name: wordOf(name), count }));

/** One kind of record: its days, and what was answered in the chosen time. */
const Topic = ({ topic, title, unit, fields, statistics, counts }: TopicProps) => {
  const total = totalOf(counts, topic);
  const visitors = counts[`${topic}.isAnonymous.true`];
  return (
    <section className="adm-topic" aria-labelledby={`adm-${topic}`}>
      <div className="acc-title-row">
        <h2 id={`adm-${topic}`}>{title}</h2>
        <p className="muted">
          {number.format(total)} {unit}
          {total > 0 &&
            topic !== 'surveys' &&
            `, ${number.format(total - (visitors ?? 0))} of them with an account`}
        </p>
      </div>
      <DayChart title={title} days={statistics.days} topic={topic} />
      {total === 0 ? (
        <p className="card muted">Nothing in this time.</p>
      ) : (
        <div className="adm-grid">
          {fields.map(([field, column, caption, rest]) => (
            <Breakdown
              key={field}
              caption={caption}
              title={column}
              shares={named(sharesOf(counts, topic, field, rest))}
              total={total}
              unit={topic === 'questions' ? 'Questions' : 'People'}
            />
          ))}
        </div>
      )}
    </section>
  );
};

/** The steps towards PRO; each is compared with the first one. */
const Funnel = ({ statistics, counts }: Pick<TopicProps, 'statistics' | 'counts'>) => {
  const seen = totalOf(counts, 'offers');
  return (
    <section className="adm-topic" aria-labelledby="adm-pro">
      <div className="acc-title-row">
        <h2 id="adm-pro">PRO</h2>
        <p className="muted">each counted once in a visit</p>
      </div>
      <DayChart title="Subscriptions" days={statistics.days} topic="subscriptions" />
      <Breakdown
        caption="From the offer to the subscription"
        title="Step"
        unit="Visits"
        shares={[
          { name: 'Saw the offer', count: seen },
          { name: 'Opened the checkout', count: totalOf(counts, 'checkouts') },
          { name: 'Subscribed', count: totalOf(counts, 'subscriptions') },
        ]}
        total={seen}
      />
    </section>
  );
};

/** Questions, the way to PRO, onboarding and exit surveys, in numbers. */
export const Report = ({ statistics }: { readonly statistics: SiteStatistics }) => {
  const [chosen, setChosen] = useState<ReportPeriod>('7d');
  const counts = statistics.windows[chosen];
  const shared = { statistics, counts };
  return (
    <>
      <div className="adm-choose">
        <Segments
          label="Time"
          value={chosen}
          options={reportPeriods.map(([id, name]) => [id, name] as const)}
          onChange={setChosen}
        />
        <p className="muted">7 and 30 days are whole days in UTC, today included.</p>
      </div>
      <Topic
        topic="questions"
        title="Solved questions"
        unit="solved"
        fields={[['subject', 'Subject', 'Questions by subject', 'Other']]}
        {...shared}
      />
      <Funnel {...shared} />
      <Topic topic="onboarding" title="Onboarding" unit="answered" fields={onboardingFields} {...shared} />
      <Topic topic="surveys" title="Exit surveys" unit="answered" fields={surveyFields} {...shared} />
      {statistics.remarks.length > 0 && (
        <section className="card" aria-labelledby="adm-remarks">
          <h2 id="adm-remarks">In their own words</h2>
          <ul className="adm-remarks">
            {statistics.remarks.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
