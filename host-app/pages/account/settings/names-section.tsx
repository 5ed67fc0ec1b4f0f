import { useState } from 'react';
import type { Profile } from '../../../data/account/profile.types';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Avatar } from '../frame/avatar';
import { photoProblem } from './problems.view';
import { Outcome, Section } from './section';
import { useAction } from './use-action';

interface NamesProps {
  readonly profile: Profile;
  readonly settings: Settings;
}

/** How the person is called and seen. */
export const NamesSection = ({ profile, settings }: NamesProps) => {
  const [displayName, setName] = useState(profile.displayName ?? '');
  const [photoURL, setPhoto] = useState(profile.photoURL ?? '');
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const problem = photoProblem(photoURL);
  return (
    <Section id="set-names" title="Profile" lead="Your name and picture. Only you see them.">
      <form
        className="set-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem) return;
          void run(async () => {
            await settings.saveNames({ displayName, photoURL });
            return 'Saved.';
          });
        }}
      >
        <div className="set-person">
          <Avatar name={displayName} email={profile.email} photoURL={problem ? null : photoURL || null} />
          <p className="muted">Without a picture, your initials are shown.</p>
        </div>
        <Field
          label="Name"
          autoComplete="name"
          maxLength={80}
          value={displayName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Field
          label="Address of a picture"
          type="url"
          placeholder="https://"
          maxLength={500}
          value={photoURL}
          error={isTried ? problem : null}
          onChange={(event) => setPhoto(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" look="primary" disabled={state.status === 'busy'}>
            {state.status === 'busy' ? 'Saving…' : 'Save profile'}
          </Button>
        </div>
        <Outcome state={state} />
      </form>
    </Section>
  );
};
