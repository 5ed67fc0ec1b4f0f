import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useApp } from '../../../app-context';
import type { FormulaSummary } from '../../../content/content.types';
import { Icon } from '../../../ui/kit/icon';

/** Ids of the favourites; loads them for a signed-in user. */
export const useFavouriteIds = (): ReadonlySet<string> => {
  const { favourites, session } = useApp().stores;
  const state = useStore(favourites.$favourites);
  const { status } = useStore(session.$session);
  useEffect(() => {
    if (status === 'in' && state.status === 'idle') void favourites.load();
  }, [favourites, status, state.status]);
  return new Set(state.status === 'ready' ? state.list.map(({ formulaId }) => formulaId) : []);
};

interface FavouriteButtonProps {
  readonly formula: FormulaSummary;
  readonly isFavourite: boolean;
}

export const FavouriteButton = ({ formula, isFavourite }: FavouriteButtonProps) => {
  const { favourites } = useApp().stores;
  const { id, title, subject } = formula;
  return (
    <button
      type="button"
      className="icon-button favourite no-print"
      aria-pressed={isFavourite}
      aria-label={`Favorite: ${title}`}
      title={isFavourite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => void favourites.toggle({ formulaId: id, title, subject })}
    >
      <Icon icon={Heart} />
    </button>
  );
};
