import { examples } from 'content:examples';
import { Link } from 'wouter';
import { useApp } from '../../app-context';
import type { Example } from '../../content/content.types';
import { Maths } from '../../ui/content/maths';
import { ButtonLink } from '../../ui/kit/button';
import { Notice } from '../../ui/kit/notice';
import { isBeyondMaths, prompts, subjects } from './subjects';
import type { MathsSubject, OtherSubject, Subject } from './subjects';

const all = Object.values(examples);

/** Six problems; for all subjects together, the first of each subject and two more. */
const offered = (subject: MathsSubject | 'all'): readonly Example[] =>
  subject === 'all'
    ? [...all.flatMap((list) => list.slice(0, 1)), ...all.flatMap((list) => list.slice(1, 2))].slice(0, 6)
    : examples[subject];

const order = Object.keys(subjects) as readonly Subject[];

interface PickProps {
  readonly onPick: (question: string) => void;
}

const MathsProblems = ({ subject, onPick }: { subject: MathsSubject | 'all' } & PickProps) => (
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
);

/** Only a remote model can answer these questions. The page says so before the user types. */
const OtherQuestions = ({ subject, onPick }: { subject: OtherSubject } & PickProps) => {
  const { isRemote } = useApp().ports.solver;
  if (!isRemote)
    return (
      <div className="ai-not-here">
        <Notice>
          {subjects[subject].name} needs a remote model, and none is set up on this site. Maths is solved on
          your own device and works without one.
        </Notice>
        <ButtonLink href="/ai">Solve a maths problem</ButtonLink>
      </div>
    );
  return (
    <ul className="ai-examples words" aria-label="Questions to try">
      {prompts[subject].map((question) => (
        <li key={question}>
          <button type="button" className="ai-example" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The empty conversation: a greeting, and problems to try. */
export const Welcome = ({ subject, onPick }: { readonly subject: Subject } & PickProps) => (
  <div className="ai-welcome">
    <h1>What are we solving?</h1>
    <p className="lead">
      {subjects[subject].description}
      {!isBeyondMaths(subject) && ' Each step comes with its reason, and is checked.'}
    </p>
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
    {isBeyondMaths(subject) ? (
      <OtherQuestions subject={subject} onPick={onPick} />
    ) : (
      <MathsProblems subject={subject} onPick={onPick} />
    )}
  </div>
);
