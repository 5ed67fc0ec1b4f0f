import { ButtonLink } from '../../ui/kit/button';
import { Empty } from '../../ui/kit/empty';
import { useHead } from '../../ui/page/head';

const Drawing = () => (
  <svg viewBox="0 0 160 110" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M20 95h120M20 95V15" opacity=".45" />
    <path d="M26 88C50 84 58 40 74 34" strokeWidth="3" strokeLinecap="round" />
    <path d="M92 46C108 60 118 26 140 20" strokeWidth="3" strokeLinecap="round" />
    <circle cx="83" cy="38" r="7" strokeDasharray="4 4" />
  </svg>
);

/** Shown for an unknown path. */
export const NotFoundPage = () => {
  useHead({ title: 'Page not found', description: 'There is no page at this address.', isPrivate: true });
  return (
    <div className="page reading">
      <h1 className="visually-hidden">Page not found</h1>
      <Empty
        title="This curve has a hole here"
        drawing={<Drawing />}
        action={
          <ButtonLink variant="primary" href="/ai">
            Ask the solver
          </ButtonLink>
        }
      >
        There is no page at this address. It may have moved, or a letter of the link got lost.
      </Empty>
    </div>
  );
};
