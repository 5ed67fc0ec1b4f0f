import { useState } from 'react';
import { reportPeriods } from '../../../data/admin-statistics';
import type {
  OnboardingStatistics,
  AnswerShare,
  StatisticsField,
  ReportPeriod,
} from '../../../data/admin-statistics';
import { Segments } from '../../../ui/kit/segments';
import { DayChart } from './day-chart';

const titles: Readonly<Record<StatisticsField, string>> = {
  subject: 'Subject',
  grade: 'Grade',
  studyGoal: 'Goal',
  studyFrequency: 'Frequency',
};
const number = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, { style: 'percent' });

interface BreakdownProps {
  readonly title: string;
  readonly shares: readonly AnswerShare[];
  readonly total: number;
}

/** A table whose last column is a bar chart. */
const Breakdown = ({ title, shares, total }: BreakdownProps) => (
  <section className="card">
    <table className="adm-table">
      <caption>By {title.toLowerCase()}</caption>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">People</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number.format(count)}</td>
            <td>
              <span className="adm-bar">
                <span className="adm-track" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * count) / total}%` }} />
                </span>
                {percent.format(count / total)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Totals of each period, the last 30 days, and the answers within one period. */
export const Report = ({ statistics }: { readonly statistics: OnboardingStatistics }) => {
  const [chosen, setChosen] = useState<ReportPeriod>('7d');
  const { total, signedIn, by } = statistics.windows[chosen];
  return (
    <>
      <ul className="adm-tiles" aria-label="Answered in the last">
        {reportPeriods.map(([id, name]) => (
          <li key={id} className="card">
            <span className="muted">{name}</span>
            <strong>{number.format(statistics.windows[id].total)}</strong>
          </li>
        ))}
      </ul>
      <DayChart days={statistics.days} />
      <div className="adm-choose">
        <Segments
          label="Time"
          value={chosen}
          options={reportPeriods.map(([id, name]) => [id, name] as const)}
          onChange={setChosen}
        />
        <p className="muted" role="status">
          {number.format(total)} answered, {number.format(signedIn)} of them with an account.
        </p>
      </div>
      {total === 0 ? (
        <p className="card muted">Nobody has answered in this time.</p>
      ) : (
        <div className="adm-grid">
          {(['subject', 'grade', 'studyGoal', 'studyFrequency'] as const).map((field) => (
            <Breakdown key={field} title={titles[field]} shares={by[field]} total={total} />
          ))}
        </div>
      )}
    </>
  );
};
