import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { SolverAnswer } from '../../../ports';
import type { Exchange } from '../../../stores/solver-chat';
import { Button } from '../../../ui/kit/button';
import { Notice } from '../../../ui/kit/notice';
import { lazyPart } from '../../../ui/page/lazy-page';
import { SolutionCard } from './solution-card';
import { CannotSolve, Misread } from './unanswered';

/** Loaded only for sites with a remote model. */
const Explanation = lazyPart(async () => (await import('./explanation-card')).ExplanationCard);

const Graph = lazyPart(async () => (await import('./graph-card')).GraphCard);

/** Shows a spinner only when the user notices the wait. */
const PATIENCE_MS = 300;
/** From here on, a message tells the user that it takes longer than usual. */
const LONG_MS = 4000;

/** Progress message and a button to stop. */
const ProgressMessage = () => {
  const { chat } = useApp().stores;
  const [waited, setWaited] = useState<'short' | 'felt' | 'long'>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited('felt'), PATIENCE_MS),
      setTimeout(() => setWaited('long'), LONG_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="ai-working">
      <p role="status">
        {waited !== 'short' && <span className="spinner" aria-hidden="true" />}
        {waited === 'felt' && ' Working it out and checking each step…'}
        {waited === 'long' && ' This one takes longer than usual. Still working…'}
      </p>
      {waited !== 'short' && (
        <Button size="small" variant="quiet" onClick={() => chat.stop()}>
          Stop
        </Button>
      )}
    </div>
  );
};

interface Handlers {
  readonly onAsk: (question: string) => void;
  /** Puts a text into the composer again. */
  readonly onEdit: (question: string) => void;
}

/** The answer failed or was stopped; the question can be edited or sent again. */
const UnfinishedAnswer = ({ exchange, onEdit }: { exchange: Exchange } & Pick<Handlers, 'onEdit'>) => {
  const { chat } = useApp().stores;
  const { id, question, outcome } = exchange;
  return (
    <div className="card ai-problem">
      {outcome.status === 'failed' ? (
        <Notice tone="danger">{outcome.message}</Notice>
      ) : (
        <p>Stopped. This did not use up a free answer.</p>
      )}
      <div className="ai-problem-actions">
        <Button size="small" onClick={() => void chat.retry(id)}>
          Try again
        </Button>
        <Button size="small" variant="quiet" onClick={() => onEdit(question)}>
          Edit the problem
        </Button>
      </div>
    </div>
  );
};

const FinishedAnswer = ({
  question,
  answer,
  ...handlers
}: { question: string; answer: SolverAnswer } & Handlers) => {
  switch (answer.kind) {
    case 'solution':
      return <SolutionCard question={question} solution={answer} {...handlers} />;
    case 'graph':
      return <Graph question={question} functions={answer.functions} onEdit={handlers.onEdit} />;
    case 'explanation':
      return <Explanation question={question} explanation={answer} onEdit={handlers.onEdit} />;
    case 'misread':
      return <Misread question={question} answer={answer} onEdit={handlers.onEdit} />;
    case 'cannot-solve':
      return <CannotSolve question={question} answer={answer} onEdit={handlers.onEdit} />;
  }
};

/** A question and its answer. */
export const ExchangeCard = ({ exchange, onAsk, onEdit }: { exchange: Exchange } & Handlers) => {
  const { chat } = useApp().stores;
  const { question, photo, outcome } = exchange;
  return (
    <>
      <div className="ai-question">
        <span className="visually-hidden">You asked: </span>
        {photo && <img src={`data:${photo.type};base64,${photo.base64}`} alt="Your problem" />}
        {question}
      </div>
      {outcome.status === 'working' && <ProgressMessage />}
      {outcome.status === 'arriving' && (
        <>
          <Explanation question={question} explanation={outcome.part} onEdit={onEdit} />
          <Button size="small" variant="quiet" onClick={() => chat.stop()}>
            Stop
          </Button>
        </>
      )}
      {(outcome.status === 'failed' || outcome.status === 'stopped') && (
        <UnfinishedAnswer exchange={exchange} onEdit={onEdit} />
      )}
      {outcome.status === 'answered' && (
        <FinishedAnswer question={question} answer={outcome.answer} onAsk={onAsk} onEdit={onEdit} />
      )}
    </>
  );
};
