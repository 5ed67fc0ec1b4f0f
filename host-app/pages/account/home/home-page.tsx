import { useApp } from '../../../app-context';
import type { Profile } from '../../../data/account/profile.types';
import { ButtonLink } from '../../../ui/kit/button';
import { AccountPage } from '../layout/account-page';
import { OverviewDrawing } from '../layout/drawings';
import { useLoading } from '../layout/use-loading';
import { WithProfile } from '../layout/with-profile';
import { Greeting } from './greeting';
import './home.css';
import { RecentHistory } from './recent-history';
import { StatTiles } from './stat-tiles';
import { SubjectRings } from './subject-rings';

const OnboardingPrompt = () => (
  <section className="card home-prompt">
    <div>
      <h2>Make it yours</h2>
      <p className="muted">Four short questions, so that we show what fits your level. Skip any of them.</p>
    </div>
    <ButtonLink variant="primary" href="/onboarding">
      Answer them
    </ButtonLink>
  </section>
);

const Home = ({ profile }: { readonly profile: Profile }) => (
  <>
    <Greeting profile={profile} />
    <StatTiles stats={profile.stats} />
    {!profile.preferences.onboardingCompleted && <OnboardingPrompt />}
    <SubjectRings />
    <RecentHistory />
  </>
);

/** /profile: the overview. */
export const HomePage = () => {
  const { stores } = useApp();
  useLoading(() => {
    void stores.progress.load();
    void stores.history.load();
  });
  return (
    <AccountPage
      title="My profile"
      description="Your streak, your progress and what you solved last."
      heading={<h1 className="visually-hidden">My profile</h1>}
      teaser={{
        promise: 'Everything you learn and solve, in one place.',
        points: [
          'A streak that keeps you going',
          'Progress rings for each subject',
          'Your last problems, one tap from being open again',
        ],
        drawing: <OverviewDrawing />,
      }}
    >
      <WithProfile>{(profile) => <Home profile={profile} />}</WithProfile>
    </AccountPage>
  );
};
