import { examples } from 'content:examples';
import { Link } from 'wouter';
import { useApp } from '../../app-context';
import type { Example } from '../../content/content.types';
import { Maths } from '../../ui/content/maths';
import { ButtonLink } from '../../ui/kit/button';
import { Notice } from '../../ui/kit/notice';
import { isBeyondMaths, subjects } from './subjects';
import type { MathsSubject, OtherSubject, Subject } from './subjects';

const all = Object.values(examples);

/** Six problems; for all subjects together, the first of each subject and two more. */
const offered = (subject: MathsSubject | 'all'): readonly Example[] =>
  subject === 'all'
    ? [...all.flatMap((list) => list.slice(0, 1)), ...all.flatMap((list) => list.slice(1, 2))].slice(0, 6)
    : examples[subject];

const order = Object.keys(subjects) as readonly Subject[];

const SubjectLink = ({ subject, isCurrent }: { subject: Subject; isCurrent: boolean }) => {
  const { isRemote } = useApp().ports.solver;
  return (
    <Link
      href={subject === 'all' ? '/ai' : `/ai/${subject}`}
      className="chip"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {subject === 'all' && !isRemote ? 'All of math' : subjects[subject].name}
    </Link>
  );
};

/** Subjects that nothing in this build can answer stand apart, and say so. */
const Subjects = ({ subject }: { subject: Subject }) => {
  const { isRemote } = useApp().ports.solver;
  const links = (answered: boolean) =>
    order
      .filter((one) => (isRemote || !isBeyondMaths(one)) === answered)
      .map((one) => <SubjectLink key={one} subject={one} isCurrent={one === subject} />);
  return (
    <>
      <nav className="ai-subjects" aria-label="Subjects">
        {links(true)}
      </nav>
      {!isRemote && (
        <nav className="ai-subjects beyond" aria-label="Subjects that need a language model">
          <span aria-hidden="true">Not on this site yet:</span>
          {links(false)}
        </nav>
      )}
    </>
  );
};

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
          This site answers math only. {subjects[subject].name} needs a language model: questions work here
          once the site’s owner has set one up with Firebase AI Logic and the setting{' '}
          <code>GEMINI_MODEL</code>. Math is solved on your own device and needs none.
        </Notice>
        <ButtonLink href="/ai">Solve a math problem</ButtonLink>
      </div>
    );
  return (
    <ul className="ai-examples words" aria-label="Questions to try">
      {subjects[subject].prompts?.map((question) => (
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
    <Subjects subject={subject} />
    {isBeyondMaths(subject) ? (
      <OtherQuestions subject={subject} onPick={onPick} />
    ) : (
      <MathsProblems subject={subject} onPick={onPick} />
    )}
  </div>
);
