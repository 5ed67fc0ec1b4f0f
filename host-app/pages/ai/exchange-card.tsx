import { useEffect, useState } from 'react';
import type { SolverAnswer } from '../../ports';
import type { Exchange } from '../../stores/solver-chat';
import { Maths } from '../../ui/content/maths';
import { Button } from '../../ui/kit/button';
import { Notice } from '../../ui/kit/notice';
import { SolutionCard } from './solution-card';

/** Spinners only where waiting is felt. */
const PATIENCE_MS = 300;

const Working = () => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="ai-working" role="status">
      {isSlow && (
        <>
          <span className="spinner" aria-hidden="true" /> Working it out and checking each step…
        </>
      )}
    </p>
  );
};

interface Handlers {
  readonly onAsk: (question: string) => void;
  /** Puts a text into the composer again. */
  readonly onEdit: (question: string) => void;
}

/** The place of the mistake is marked in what was typed. */
const Misread = ({
  question,
  answer,
  onEdit,
}: { question: string; answer: Extract<SolverAnswer, { kind: 'misread' }> } & Pick<Handlers, 'onEdit'>) => (
  <div className="card ai-problem">
    <p>{answer.message}</p>
    <p className="ai-typed">
      {question.slice(0, answer.from)}
      <mark>{question.slice(answer.from, Math.max(answer.to, answer.from + 1)) || '\u00a0'}</mark>
      {question.slice(Math.max(answer.to, answer.from + 1))}
    </p>
    <Button size="small" onClick={() => onEdit(question)}>
      Edit the problem
    </Button>
  </div>
);

const CannotSolve = ({
  question,
  answer,
  onEdit,
}: { question: string; answer: Extract<SolverAnswer, { kind: 'cannot-solve' }> } & Pick<
  Handlers,
  'onEdit'
>) => (
  <div className="card ai-problem">
    <p>{answer.message}</p>
    {answer.reading && (
      <p className="muted">
        I read it as {answer.reading.task} <Maths tree={answer.reading.math} />. This did not use up a free
        answer.
      </p>
    )}
    <Button size="small" onClick={() => onEdit(question)}>
      Edit the problem
    </Button>
  </div>
);

/** A question and what came of it. */
export const ExchangeCard = ({ exchange, onAsk, onEdit }: { exchange: Exchange } & Handlers) => {
  const { question, outcome } = exchange;
  return (
    <>
      <p className="ai-question">
        <span className="visually-hidden">You asked: </span>
        {question}
      </p>
      {outcome.status === 'working' && <Working />}
      {outcome.status === 'failed' && (
        <div className="card ai-problem">
          <Notice tone="danger">{outcome.message}</Notice>
          <Button size="small" onClick={() => onAsk(question)}>
            Try again
          </Button>
        </div>
      )}
      {outcome.status === 'answered' && outcome.answer.kind === 'solution' && (
        <SolutionCard question={question} solution={outcome.answer} onAsk={onAsk} />
      )}
      {outcome.status === 'answered' && outcome.answer.kind === 'misread' && (
        <Misread question={question} answer={outcome.answer} onEdit={onEdit} />
      )}
      {outcome.status === 'answered' && outcome.answer.kind === 'cannot-solve' && (
        <CannotSolve question={question} answer={outcome.answer} onEdit={onEdit} />
      )}
    </>
  );
};
