import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useApp } from '../../../app-context';
import { createSettings } from '../../../stores/account/settings';
import { AccountPage } from '../layout/account-page';
import { SettingsDrawing } from '../layout/drawings';
import { WithProfile } from '../layout/with-profile';
import { DataSection } from './data-section';
import { NamesSection } from './names-section';
import { PlanSection } from './plan-section';
import { AppearanceSection, StudySection } from './preferences-section';
import './settings.css';
import { SignInSection } from './sign-in-section';

/** /profile/settings */
export const SettingsPage = () => {
  const { ports, stores } = useApp();
  const { account, session } = stores;
  const settings = useMemo(() => createSettings({ ports, session, account }), [ports, session, account]);
  const userKey = useStore(session.$session);
  const user = userKey.status === 'in' ? userKey.user : null;
  const isIn = user !== null;
  // Sensitive changes need the provider's popup, which must open within the click.
  useEffect(() => {
    if (isIn) ports.auth.prepare().catch(() => undefined);
  }, [ports.auth, isIn]);
  return (
    <AccountPage
      title="Account settings"
      description="Your name, look, study preferences, sign-in and data."
      teaser={{
        promise: 'One account, and you decide what is in it.',
        points: [
          'Name, picture, light or dark',
          'What you study, and what for',
          'Export everything, or delete everything',
        ],
        drawing: <SettingsDrawing />,
      }}
    >
      <WithProfile>
        {(profile) =>
          user && (
            <>
              <NamesSection key={`names-${user.uid}`} profile={profile} settings={settings} />
              <AppearanceSection key={`look-${user.uid}`} profile={profile} />
              <StudySection key={`study-${user.uid}`} profile={profile} />
              <SignInSection key={`sign-in-${user.uid}`} user={user} settings={settings} />
              <PlanSection />
              <DataSection user={user} settings={settings} />
            </>
          )
        }
      </WithProfile>
    </AccountPage>
  );
};
