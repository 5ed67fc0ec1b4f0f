import { examples } from 'content:examples';
import { Link } from 'wouter';
import type { Example } from '../../content/content.types';
import { Maths } from '../../ui/content/maths';
import { subjects } from './subjects';
import type { Subject } from './subjects';

const all = Object.values(examples);

/** Six problems; over all subjects, the first of each and two more. */
const offered = (subject: Subject): readonly Example[] =>
  subject === 'all'
    ? [...all.flatMap((list) => list.slice(0, 1)), ...all.flatMap((list) => list.slice(1, 2))].slice(0, 6)
    : examples[subject];

const order: readonly Subject[] = ['all', 'algebra', 'geometry', 'calculus', 'statistics'];

interface WelcomeProps {
  readonly subject: Subject;
  readonly onPick: (question: string) => void;
}

/** Nothing asked yet: a greeting, and problems to try. */
export const Welcome = ({ subject, onPick }: WelcomeProps) => (
  <div className="ai-welcome">
    <h1>What are we solving?</h1>
    <p className="lead">{subjects[subject].description} Each step comes with its reason, and is checked.</p>
    <nav className="ai-subjects" aria-label="Subjects">
      {order.map((one) => (
        <Link
          key={one}
          href={one === 'all' ? '/ai' : `/ai/${one}`}
          className="chip"
          aria-current={one === subject ? 'page' : undefined}
        >
          {subjects[one].name}
        </Link>
      ))}
    </nav>
    <ul className="ai-examples" aria-label="Problems to try">
      {offered(subject).map(({ ask, title, math }) => (
        <li key={ask}>
          <button type="button" className="ai-example" onClick={() => onPick(ask)}>
            <span className="ai-example-title">{title}</span>
            <span className="ai-example-math">
              <Maths tree={math} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
