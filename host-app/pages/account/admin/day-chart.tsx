import { totalOf } from '../../../data/statistics/statistics';
import type { SiteStatistics } from '../../../data/statistics/statistics';
import type { TopicName } from '../../../data/statistics/topics';

const WIDTH = 600;
const HEIGHT = 140;

const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

interface DayChartProps {
  readonly title: string;
  readonly days: SiteStatistics['days'];
  readonly topic: TopicName;
}

const DayTable = ({ title, days, topic }: DayChartProps) => (
  <details className="adm-numbers">
    <summary>Numbers</summary>
    <table className="adm-table">
      <caption className="visually-hidden">{title} by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ start, counts }) => (
          <tr key={start.getTime()}>
            <th scope="row">{date.format(start)}</th>
            <td>{totalOf(counts, topic)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** The numbers of the last 30 days as bars. Screen readers get them as a table. */
export const DayChart = ({ title, days, topic }: DayChartProps) => {
  const numbers = days.map(({ counts }) => totalOf(counts, topic));
  const most = Math.max(0, ...numbers);
  const step = WIDTH / days.length;
  return (
    <div className="card">
      <p className="adm-ends muted">
        <span>{title}, last 30 days</span>
        <span>at most {most} a day</span>
      </p>
      <svg
        className="adm-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {numbers.map((count, index) => {
          const height = count === 0 ? 2 : Math.max(4, (count / most) * (HEIGHT - 4));
          return (
            <rect
              key={index}
              className={count === 0 ? 'none' : ''}
              x={index * step + 2}
              y={HEIGHT - height}
              width={step - 4}
              height={height}
              rx="2"
            />
          );
        })}
      </svg>
      <p className="adm-ends muted" aria-hidden="true">
        <span>{days[0] && date.format(days[0].start)}</span>
        <span>Today</span>
      </p>
      <DayTable title={title} days={days} topic={topic} />
    </div>
  );
};
