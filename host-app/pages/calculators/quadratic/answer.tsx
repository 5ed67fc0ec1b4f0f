import type { Quadratic, Root } from '../../../maths/quadratic/quadratic.types';
import { formatRational } from '../../../maths/rational';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { Maths } from '../../../ui/content/maths';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import { discriminantMeaning, factsOf } from './facts';
import type { Fact } from './facts';
import { ParabolaGraph } from './parabola-graph';

/** The decimal value below an exact root; nothing where it would be the same text. */
const decimalNote = ({ exact, decimal }: Root): string | null => {
  const shown = decimal.replaceAll('-', '−');
  if (exact.includes('sqrt')) return `≈ ${shown}`;
  if (!exact.includes('/')) return null;
  // Ten or more digits are rounded; fewer digits are exact.
  return `${/\d{10}|\d\.\d{9}/.test(decimal) ? '≈' : '='} ${shown}`;
};

/** x₁ and x₂ in large type, exact, with decimals below. */
const Roots = ({ quadratic }: { quadratic: Quadratic }) => (
  <ul className={quadratic.roots.length > 1 ? 'roots two' : 'roots'}>
    {quadratic.roots.map((root, index) => (
      <li key={root.exact}>
        <FittedMaths
          tree={equationMaths(`${quadratic.roots.length > 1 ? `x_${index + 1}` : 'x'} = ${root.exact}`)}
          className="root-exact"
        />
        {decimalNote(root) && <p className="root-decimal">{decimalNote(root)}</p>}
      </li>
    ))}
  </ul>
);

export const RootsCard = ({ quadratic }: { quadratic: Quadratic }) => (
  <section className="card result-card" aria-labelledby="roots">
    <h2 id="roots">{quadratic.roots.length > 1 ? 'Solutions' : 'Solution'}</h2>
    <div role="status">
      <Roots quadratic={quadratic} />
    </div>
    <div className="discriminant">
      <FittedMaths
        tree={equationMaths(`D = b^2 - 4*a*c = ${formatRational(quadratic.discriminant)}`)}
        className="discriminant-maths"
      />
      <p>{discriminantMeaning(quadratic)}</p>
    </div>
  </section>
);

const FactValue = ({ fact }: { fact: Fact }) => (
  <dd className="maths-inline">
    {fact.maths === undefined
      ? fact.words
      : fact.maths.split(', ').map((part, index) => (
          <span key={part}>
            {index > 0 && ' and '}
            <Maths tree={equationMaths(part)} />
          </span>
        ))}
  </dd>
);

/** The graph beside the facts, or above them on a narrow screen. */
export const ParabolaCard = ({ quadratic }: { quadratic: Quadratic }) => (
  <section className="card parabola-card" aria-labelledby="parabola">
    <h2 id="parabola">The parabola</h2>
    <div className="parabola-columns">
      <ParabolaGraph quadratic={quadratic} />
      <dl className="facts">
        {factsOf(quadratic).map((fact) => (
          <div key={fact.name} className={fact.maths === undefined ? undefined : 'fact-maths'}>
            <dt>{fact.name}</dt>
            <FactValue fact={fact} />
          </div>
        ))}
      </dl>
    </div>
  </section>
);
