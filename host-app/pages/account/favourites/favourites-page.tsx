import { useStore } from '@nanostores/react';
import Heart from 'lucide-react/icons/heart';
import { useState, useEffect } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import type { Favourite } from '../../../data/favourites';
import { isQuestion } from '../../../stores/library/favourite-questions';
import { ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { FilterChips } from '../../../ui/kit/filter-chips';
import { Icon } from '../../../ui/kit/icon';
import { AccountPage } from '../layout/account-page';
import { FavouriteDrawing } from '../layout/drawings';
import { useLoading } from '../layout/use-loading';
import { FittedMaths } from '../../../ui/content/fitted-maths';
import { usePreview } from '../history/use-preview';
import type { FormulaSummary } from '../../../content/content.types';
import './favourites.css';

type Library = ReadonlyMap<string, FormulaSummary>;
let loading: Promise<Library> | undefined;

/** The list of formulas is a separate chunk; the names are shown without it. */
const library = (): Promise<Library> => {
  loading ??= import('content:formulas')
    .then(({ formulas }) => new Map(formulas.map((formula) => [formula.id, formula])))
    .catch(() => {
      loading = undefined;
      return new Map();
    });
  return loading;
};

const FormulaMaths = ({ formulaId }: { readonly formulaId: string }) => {
  const [formula, setFormula] = useState<FormulaSummary | null>(null);
  useEffect(() => {
    let isShown = true;
    void library().then((found) => {
      if (isShown) setFormula(found.get(formulaId) ?? null);
    });
    return () => {
      isShown = false;
    };
  }, [formulaId]);
  return (
    <div className="fav-maths">{formula && <FittedMaths tree={formula.math} className="fav-fitted" />}</div>
  );
};

/** A problem as a formula, or as text where it contains words. */
const ProblemMaths = ({ text }: { readonly text: string }) => {
  const tree = usePreview(text, true);
  return <div className="fav-maths">{tree ? <FittedMaths tree={tree} className="fav-fitted" /> : text}</div>;
};

const shortDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const FavouriteCard = ({ favourite }: { readonly favourite: Favourite }) => {
  const { favourites } = useApp().stores;
  const { formulaId, title, subject, addedAt } = favourite;
  const isSolved = isQuestion(favourite);
  const href = isSolved ? `/ai?q=${encodeURIComponent(title)}` : `/formulas/${encodeURIComponent(formulaId)}`;
  return (
    <li className="card fav-card">
      <Link href={href} className="fav-link">
        <strong>{isSolved ? 'Solved problem' : title}</strong>
        {isSolved ? <ProblemMaths text={title} /> : <FormulaMaths formulaId={formulaId} />}
        <span className="fav-meta">
          {subject && <span className="fav-subject">{subject}</span>}
          Saved {shortDate.format(addedAt)}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button fav-heart"
        aria-label={`Remove ${title} from favorites`}
        onClick={() => void favourites.remove(formulaId)}
      >
        <Icon icon={Heart} />
      </button>
    </li>
  );
};

const Favourites = ({ list }: { readonly list: readonly Favourite[] }) => {
  const [subject, setSubject] = useState<string | null>(null);
  const subjects = [...new Set(list.map((favourite) => favourite.subject))].filter(Boolean).sort();
  const chosen = subject !== null && subjects.includes(subject) ? subject : null;
  if (list.length === 0)
    return (
      <Empty
        title="No favorites yet"
        drawing={<FavouriteDrawing />}
        action={
          <ButtonLink variant="primary" href="/formulas">
            Browse formulas
          </ButtonLink>
        }
      >
        Press the heart on a formula and it is kept here, a tap away when homework asks for it.
      </Empty>
    );
  return (
    <>
      {subjects.length > 1 && (
        <FilterChips
          label="Show"
          className="hist-filter fav-subject"
          options={subjects.map((one) => [one, one] as const)}
          value={chosen}
          onChange={setSubject}
        />
      )}
      <ul className="fav-list">
        {list
          .filter((favourite) => chosen === null || favourite.subject === chosen)
          .map((favourite) => (
            <FavouriteCard key={favourite.id} favourite={favourite} />
          ))}
      </ul>
    </>
  );
};

/** /profile/favorite */
export const FavoritesPage = () => {
  const { favourites } = useApp().stores;
  const state = useStore(favourites.$favourites);
  useLoading(favourites.load);
  return (
    <AccountPage
      title="Favorite formulas"
      description="The formulas and solved problems you keep at hand."
      lead="The formulas and solved problems you keep at hand."
      teaser={{
        promise: 'Keep the formulas you need at hand.',
        points: [
          'Save any formula with one tap',
          'Sorted by subject, newest first',
          'Each with its derivation and an example',
        ],
        drawing: <FavouriteDrawing />,
      }}
    >
      <Loaded state={state} onRetry={() => void favourites.load()}>
        {({ list }) => <Favourites list={list} />}
      </Loaded>
    </AccountPage>
  );
};
