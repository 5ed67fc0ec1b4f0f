import type { ModelReading } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import './model-reading.css';

/** The unknowns and equations that a remote model has written, with the words that each equation comes from. */
export const ReadByModel = ({ reading }: { reading: ModelReading }) => (
  <section className="ai-model-reading" aria-labelledby="model-reading">
    <h2 id="model-reading">Read by a model, calculated here</h2>
    <ul>
      {reading.unknowns.map(({ name, meaning, unit }) => (
        <li key={name}>
          <Maths tree={equationMaths(name)} /> is {meaning}
          {unit && ` (${unit})`}
        </li>
      ))}
    </ul>
    <ul>
      {reading.equations.map(({ text, words }) => (
        <li key={text}>
          <Maths tree={equationMaths(text)} /> <q>{words}</q>
        </li>
      ))}
    </ul>
    <p className="muted">
      Two readings gave the same answer, and our own engine has checked the calculation. Check that the
      equations say what your problem says.
    </p>
  </section>
);

/** What was asked, in the words of the question. */
export const Results = ({ results }: Pick<ModelReading, 'results'>) => (
  <dl className="ai-results">
    {results.map(({ meaning, unit, value }) => (
      <div key={meaning}>
        <dt>{meaning}</dt>
        <dd>
          {value} {unit}
        </dd>
      </div>
    ))}
  </dl>
);
