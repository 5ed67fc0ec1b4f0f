import BadgeCheck from 'lucide-react/icons/badge-check';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { SolutionView } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { NumberLine } from '../../../ui/graph/number-line';
import { Graph } from '../../../ui/graph/graph';
import { Icon } from '../../../ui/kit/icon';
import { lazyPart } from '../../../ui/page/lazy-page';

/** What moves a graph is more code than a first answer should wait for. */
const AnswerGraph = lazyPart(async () => (await import('./graph-card')).AnswerGraph, {
  meanwhile: ({ graph }) => <Graph {...graph} />,
  isOptional: true,
});

/** A badge that opens an explanation. */
export const Verified = ({ name, children }: { name: string; children: ReactNode }) => {
  const explanation = useId();
  return (
    <details className="ai-verified">
      <summary aria-describedby={explanation}>
        <Icon icon={BadgeCheck} size={18} />
        {name}
      </summary>
      <p id={explanation}>{children}</p>
    </details>
  );
};

/** A yes-or-no answer needs no sign of the empty set or of all numbers beside it. */
const isWord = (words: string | null): boolean => words === 'yes' || words === 'no';

const Values = ({ solution: { answer, notes, verification } }: { solution: SolutionView }) => (
  <section className="ai-answer" aria-label="Answer">
    <div className="ai-answer-values">
      <h2>Answer</h2>
      {isWord(answer.words) ? (
        <p className="ai-exact">{answer.words}</p>
      ) : (
        <>
          <p className="ai-exact wide-line">
            <Maths tree={answer.math} />
          </p>
          {answer.approx && <p className="ai-approx">{answer.approx}</p>}
          {answer.words && <p>{answer.words}</p>}
        </>
      )}
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
    </div>
    {verification === 'steps' ? (
      <Verified name="Verified">
        A second engine, which shares nothing with the solver, checked each line above and the answer: exactly
        where it can, with random numbers and by substitution elsewhere.
      </Verified>
    ) : (
      <Verified name="Answer verified">
        The answer is checked by a second engine. Its steps could not be checked, so they are not shown.
      </Verified>
    )}
  </section>
);

/** The answer, with a graph or a number line where there is one. */
export const Answer = ({ solution }: { solution: SolutionView }) => {
  const { graph, numberLine } = solution;
  return (
    <div className={graph && !numberLine ? 'ai-end with-graph' : 'ai-end'}>
      <Values solution={solution} />
      {numberLine && <NumberLine {...numberLine} />}
      {graph && !numberLine && <AnswerGraph graph={graph} />}
    </div>
  );
};
