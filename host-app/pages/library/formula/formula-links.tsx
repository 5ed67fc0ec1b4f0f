import { lessons } from 'content:lessons';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'wouter';
import type { Formula, FormulaSummary, LessonSummary, LoadedFormula } from '../../../content/content.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { ButtonLink } from '../../../ui/kit/button';
import { Line } from '../../../ui/content/prose';
import { Icon } from '../../../ui/kit/icon';
import type { Crumbs } from '../../../ui/page/breadcrumbs';
import { FormulaList } from '../formula-list';
import { lessonOf, subjectNames } from '../subjects';

const topicHref = (subject: string, topic: string): string =>
  `/formulas?${new URLSearchParams({ subject, topic }).toString()}`;

export const crumbsOf = ({ topics, subject }: FormulaSummary): Crumbs => {
  const [topic] = topics;
  const lesson = topic === undefined ? undefined : lessonOf(topic);
  return [
    ['Formulas', '/formulas'],
    [subjectNames[subject], `/formulas?subject=${subject}`],
    ...(topic !== undefined && lesson ? [[lesson.title, topicHref(subject, topic)] as const] : []),
  ];
};

/** Lessons of the formula's topics, and lessons that use it. */
const lessonsOf = ({ id, topics }: Formula): readonly LessonSummary[] =>
  lessons.filter(
    ({ subject, topic, formulas: named }) => topics.includes(`${subject}/${topic}`) || named.includes(id),
  );

/** A formula alone gets the size that fits the column. */
const Prompt = ({ line }: { line: Formula['solverLine'] }) => {
  const [only, ...more] = line;
  return typeof only === 'object' && only[0] === 'math' && more.length === 0 ? (
    <FittedMaths className="try-prompt" tree={only[1]} />
  ) : (
    <p className="try-prompt">
      <Line content={line} />
    </p>
  );
};

export const Side = ({ formula }: { formula: LoadedFormula }) => (
  <div className="formula-side laid-out-later no-print">
    {formula.solverPrompt !== null && (
      <section className="try-solver">
        <h2>See it step by step</h2>
        <Prompt line={formula.solverLine} />
        <ButtonLink variant="primary" wide href={`/ai?q=${encodeURIComponent(formula.solverPrompt)}`}>
          <Icon icon={Sparkles} size={18} />
          Try it in the solver
        </ButtonLink>
      </section>
    )}
    <section>
      <h2>Learn it</h2>
      <ul className="side-lessons">
        {lessonsOf(formula).map((lesson) => (
          <li key={`${lesson.subject}/${lesson.topic}`}>
            <Link href={`/learning/${lesson.subject}/${lesson.topic}`}>
              <Icon icon={BookOpen} size={18} />
              <span>
                {lesson.title}
                <span className="muted"> · {lesson.minutes} min</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
    {formula.linked.length > 0 && (
      <section>
        <h2>Related formulas</h2>
        <FormulaList formulas={formula.linked} />
      </section>
    )}
  </div>
);

/** The previous and the next formula of the topic. */
export const Neighbours = ({ formula: { before, after } }: { formula: LoadedFormula }) => (
  <nav className="neighbours no-print" aria-label="Formulas of this topic">
    {before && (
      <Link href={`/formulas/${before.id}`} rel="prev">
        <Icon icon={ArrowLeft} />
        <span>
          <span className="next-label">Previous</span>
          {before.title}
        </span>
      </Link>
    )}
    {after && (
      <Link href={`/formulas/${after.id}`} rel="next" className="after">
        <span>
          <span className="next-label">Next</span>
          {after.title}
        </span>
        <Icon icon={ArrowRight} />
      </Link>
    )}
  </nav>
);
