const WIDTH = 600;
const HEIGHT = 140;

const dayName = (index: number, count: number): string => {
  const ago = count - 1 - index;
  return ago === 0 ? 'Last 24 hours' : ago === 1 ? '1 day before' : `${ago} days before`;
};

const DayTable = ({ days }: { readonly days: readonly number[] }) => (
  <details className="adm-numbers">
    <summary>Numbers</summary>
    <table className="adm-table">
      <caption className="visually-hidden">Answers by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">People</th>
        </tr>
      </thead>
      <tbody>
        {days.map((count, index) => (
          <tr key={dayName(index, days.length)}>
            <th scope="row">{dayName(index, days.length)}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** The number of answers on each of the last 30 days. Screen readers get the numbers as a table. */
export const DayChart = ({ days }: { readonly days: readonly number[] }) => {
  const most = Math.max(1, ...days);
  const step = WIDTH / days.length;
  return (
    <section className="card" aria-labelledby="adm-days">
      <div className="acc-title-row">
        <h2 id="adm-days">Last 30 days</h2>
        <span className="muted">at most {most} a day</span>
      </div>
      <svg
        className="adm-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {days.map((count, index) => {
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
        <span>30 days ago</span>
        <span>Now</span>
      </p>
      <DayTable days={days} />
    </section>
  );
};
