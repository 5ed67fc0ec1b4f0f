import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import { Loaded } from '../layout/loaded';
import { loadStatistics } from '../../../data/statistics/statistics';
import type { SiteStatistics } from '../../../data/statistics/statistics';
import type { Profile } from '../../../data/account/profile.types';
import { Button } from '../../../ui/kit/button';
import { useHead } from '../../../ui/page/head';
import { AccountNav } from '../layout/account-nav';
import '../layout/account.css';
import { WithProfile } from '../layout/with-profile';
import './admin.css';
import { Report } from './report';

const Unauthorized = ({ isOut }: { readonly isOut: boolean }) => {
  const { signIn } = useApp().stores;
  return (
    <div className="page reading">
      <div className="page-head">
        <h1>Unauthorized</h1>
        <p className="lead">This page is for the people who run the app.</p>
      </div>
      {isOut && (
        <Button variant="primary" onClick={() => signIn.open('profile')}>
          Sign in
        </Button>
      )}
    </div>
  );
};

type State =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly statistics: SiteStatistics };

const Statistics = ({ profile }: { readonly profile: Profile }) => {
  const { documents, clock } = useApp().ports;
  const [state, setState] = useState<State>({ status: 'loading' });
  const load = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      setState({ status: 'ready', statistics: await loadStatistics(documents, profile, clock.now()) });
    } catch {
      setState({ status: 'failed' });
    }
  }, [documents, clock, profile]);
  useEffect(() => void load(), [load]);
  return (
    <Loaded state={state} onRetry={() => void load()} problem="The statistics could not be loaded.">
      {({ statistics }) => <Report statistics={statistics} />}
    </Loaded>
  );
};

/** /admin: what happens on the site in numbers, without any user's name. */
export const AdminPage = () => {
  const session = useStore(useApp().stores.session.$session);
  useHead({ title: 'Statistics', description: 'The site in numbers.', isPrivate: true });
  if (session.status === 'out') return <Unauthorized isOut />;
  return (
    <WithProfile>
      {(profile) =>
        profile.isAdmin ? (
          <div className="page acc">
            <AccountNav />
            <div className="acc-main">
              <div className="acc-head">
                <h1>Statistics</h1>
                <p className="lead">
                  Questions, purchases and answers in numbers, without the names of users.
                </p>
              </div>
              <Statistics profile={profile} />
            </div>
          </div>
        ) : (
          <Unauthorized isOut={false} />
        )
      }
    </WithProfile>
  );
};
