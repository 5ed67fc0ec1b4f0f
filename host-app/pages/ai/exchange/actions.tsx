import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Printer from 'lucide-react/icons/printer';
import Shuffle from 'lucide-react/icons/shuffle';
import Sigma from 'lucide-react/icons/sigma';
import { useState, useEffect, type ReactNode } from 'react';
import { useApp } from '../../../app-context';
import type { SolutionView } from '../../../ports';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { useCopy } from '../../../ui/page/use-copy';
import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { favouriteOfQuestion } from '../../../stores/library/favourite-questions';

/** Saves a solved problem as a favourite; visitors are asked to sign in first. */
const SaveButton = ({ question }: { question: string }) => {
  const { favourites, session } = useApp().stores;
  const state = useStore(favourites.$favourites);
  const { status } = useStore(session.$session);
  useEffect(() => {
    if (status === 'in' && favourites.$favourites.get().status === 'idle') void favourites.load();
  }, [status, favourites]);
  const favourite = favouriteOfQuestion(question);
  const isSaved =
    state.status === 'ready' && state.list.some(({ formulaId }) => formulaId === favourite.formulaId);
  return (
    <Button
      size="small"
      variant="quiet"
      className="ai-save"
      aria-pressed={isSaved}
      onClick={() => void favourites.toggle(favourite)}
    >
      <Icon icon={Heart} size={18} /> {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
};

interface ActionProps {
  readonly icon: Parameters<typeof Icon>[0]['icon'];
  readonly onClick: () => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

const Action = ({ icon, onClick, isBusy = false, children }: ActionProps) => (
  <Button size="small" variant="quiet" onClick={onClick} disabled={isBusy}>
    {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon icon={icon} size={18} />} {children}
  </Button>
);

/** Puts a similar problem into the text box. The user sends it. */
const Similar = ({ question, onTry }: { question: string; onTry: (question: string) => void }) => {
  const { ports, stores } = useApp();
  const [isBusy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    setBusy(true);
    const found = await ports.solver.similar(question).catch(() => null);
    setBusy(false);
    if (found === null)
      stores.toasts.show('No similar problem was found. Change a number yourself.', 'danger');
    else onTry(found);
  };
  return (
    <Action icon={Shuffle} isBusy={isBusy} onClick={() => void look()}>
      Try a similar one
    </Action>
  );
};

interface ActionsProps {
  readonly question: string;
  /** The result as plain text. */
  readonly text: string;
  readonly solution?: SolutionView;
  /** Puts a text into the composer. */
  readonly onEdit: (question: string) => void;
}

/** Buttons below an answer: copy, share, save and edit. */
export const Actions = ({ question, text, solution, onEdit }: ActionsProps) => {
  const copy = useCopy();
  const copyLatex = async (tree: SolutionView['answer']['math']): Promise<void> => {
    const { latexOf } = await import('../../../ui/content/latex');
    await copy(latexOf(tree), 'LaTeX copied');
  };
  const link = `${location.origin}/ai?q=${encodeURIComponent(question)}`;
  return (
    <div className="ai-actions no-print" role="group" aria-label="This answer">
      {solution && <Similar question={question} onTry={onEdit} />}
      <SaveButton question={question} />
      <Action icon={Copy} onClick={() => void copy(text, 'Answer copied')}>
        Copy
      </Action>
      {solution && (
        <Action icon={Sigma} onClick={() => void copyLatex(solution.answer.math)}>
          Copy LaTeX
        </Action>
      )}
      {question !== '' && (
        <Action icon={Link2} onClick={() => void copy(link, 'Link copied')}>
          Share
        </Action>
      )}
      <Action icon={Printer} onClick={() => print()}>
        Print
      </Action>
    </div>
  );
};
