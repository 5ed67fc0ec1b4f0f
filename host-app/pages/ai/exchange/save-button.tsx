import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useApp } from '../../../app-context';
import { favouriteOfQuestion } from '../../../stores/library/favourite-questions';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';

/** Saves a solved problem as a favourite; visitors are asked to sign in first. */
export const SaveButton = ({ question }: { question: string }) => {
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
