import BadgeCheck from 'lucide-react/icons/badge-check';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { useApp } from '../../app-context';
import type { ShownSolution } from '../../ports';
import { Maths } from '../../ui/content/maths';
import { Graph } from '../../ui/graph/graph';
import { Button } from '../../ui/kit/button';
import { Icon } from '../../ui/kit/icon';
import { Segments } from '../../ui/kit/segments';
import { Steps } from './steps';

interface SolutionCardProps {
  readonly question: string;
  readonly solution: ShownSolution;
  readonly onAsk: (question: string) => void;
}

const Reading = ({ solution, onAsk }: Pick<SolutionCardProps, 'solution' | 'onAsk'>) => (
  <div className="ai-reading">
    <p>
      I read this as {solution.reading.task} <Maths tree={solution.reading.math} />
    </p>
    {solution.alternatives.length > 0 && (
      <p className="ai-alternatives">
        Did you mean{' '}
        {solution.alternatives.map(({ text, math }) => (
          <button key={text} type="button" className="chip" onClick={() => onAsk(text)}>
            <Maths tree={math} />
          </button>
        ))}
      </p>
    )}
  </div>
);

const Answer = ({ solution }: { solution: ShownSolution }) => {
  const { answer, notes, verification } = solution;
  const explanation = useId();
  return (
    <section className="ai-answer" aria-label="Answer">
      <div className="ai-answer-values">
        <h2>Answer</h2>
        <p className="ai-exact">
          <Maths tree={answer.math} />
        </p>
        {answer.approx && <p className="ai-approx">{answer.approx}</p>}
        {answer.words && <p>{answer.words}</p>}
        {notes.map((note) => (
          <p key={note} className="muted">
            {note}
          </p>
        ))}
      </div>
      <details className="ai-verified">
        <summary aria-describedby={explanation}>
          <Icon icon={BadgeCheck} size={18} />
          {verification === 'steps' ? 'Verified' : 'Answer verified'}
        </summary>
        <p id={explanation}>
          {verification === 'steps'
            ? 'A second engine, which shares nothing with the solver, checked each line above and the answer: exactly where it can, with random numbers and by substitution elsewhere.'
            : 'The answer is checked by a second engine. Its steps could not be checked, so they are not shown.'}
        </p>
      </details>
    </section>
  );
};

/** A solved problem: reading, methods, steps as far as one wants to see, answer, graph. */
export const SolutionCard = ({ question, solution, onAsk }: SolutionCardProps) => {
  const { config, stores } = useApp();
  const [chosen, setChosen] = useState(0);
  const method = solution.methods[chosen];
  const [shown, setShown] = useState<'all' | number>('all');
  const total = method?.steps.length ?? 0;
  const visible = shown === 'all' ? total : Math.min(shown, total);
  const isComplete = visible >= total;

  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      stores.toasts.show(done);
    } catch {
      stores.toasts.show('This browser does not allow copying. Select the text instead.', 'danger');
    }
  };
  const link = `${location.origin}/ai?q=${encodeURIComponent(question)}`;
  return (
    <article className="card ai-solution" aria-label={`Solution, by ${config.brand.name}`}>
      <Reading solution={solution} onAsk={onAsk} />
      {solution.methods.length > 1 && (
        <Segments
          label="Method"
          value={String(chosen)}
          options={solution.methods.map(({ name }, index) => [String(index), name] as const)}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {method && total > 0 && (
        <>
          <div className="ai-progress no-print">
            <Button size="small" look="quiet" onClick={() => setShown(0)} disabled={visible === 0}>
              Hide steps
            </Button>
            <Button size="small" look="quiet" onClick={() => setShown(visible + 1)} disabled={isComplete}>
              {visible === 0 ? 'Hint' : 'Next step'}
            </Button>
            <Button size="small" look="quiet" onClick={() => setShown('all')} disabled={isComplete}>
              Show all
            </Button>
          </div>
          <Steps steps={method.steps.slice(0, visible)} />
        </>
      )}
      {isComplete && (
        <div className={solution.graph ? 'ai-end with-graph' : 'ai-end'}>
          <Answer solution={solution} />
          {solution.graph && <Graph {...solution.graph} />}
        </div>
      )}
      <div className="ai-actions no-print">
        <Button size="small" look="quiet" onClick={() => void copy(solution.answer.text, 'Answer copied')}>
          <Icon icon={Copy} size={18} /> Copy
        </Button>
        <Button size="small" look="quiet" onClick={() => void copy(link, 'Link copied')}>
          <Icon icon={Link2} size={18} /> Share
        </Button>
        <Button size="small" look="quiet" onClick={() => print()}>
          <Icon icon={Printer} size={18} /> Print
        </Button>
      </div>
    </article>
  );
};
