import type { SolverAnswer } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { Button } from '../../../ui/kit/button';

interface UnansweredProps<Kind extends SolverAnswer['kind']> {
  readonly question: string;
  readonly answer: Extract<SolverAnswer, { kind: Kind }>;
  /** Puts a text into the composer again. */
  readonly onEdit: (question: string) => void;
}

/** Shows the question with the position of the mistake marked. */
export const Misread = ({ question, answer, onEdit }: UnansweredProps<'misread'>) => {
  const end = Math.max(answer.to, answer.from + 1);
  return (
    <div className="card ai-problem">
      <p>{answer.message}</p>
      <p className="ai-typed">
        {question.slice(0, answer.from)}
        <mark>{question.slice(answer.from, end) || '\u00a0'}</mark>
        {question.slice(end)}
      </p>
      <Button size="small" onClick={() => onEdit(question)}>
        Edit the problem
      </Button>
    </div>
  );
};

export const CannotSolve = ({ question, answer, onEdit }: UnansweredProps<'cannot-solve'>) => (
  <div className="card ai-problem">
    <p>{answer.message}</p>
    {answer.reading && (
      <p>
        I read it as {answer.reading.task} <Maths tree={answer.reading.math} />
      </p>
    )}
    <p className="muted">This did not use up a free answer.</p>
    <Button size="small" onClick={() => onEdit(question)}>
      Edit the problem
    </Button>
  </div>
);
