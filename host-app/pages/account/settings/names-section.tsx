import type { Profile } from '../../../data/account/profile.types';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { PhotoField } from './photo-field';
import { Outcome, Section } from './section';
import { useAction } from './use-action';
import { useDraft } from './use-draft';
import { Form } from '../../../ui/kit/form';

interface NamesProps {
  readonly profile: Profile;
  readonly settings: Settings;
}

/** The user's name and photo. */
export const NamesSection = ({ profile, settings }: NamesProps) => {
  const name = useDraft(profile.uid, 'name', profile.displayName ?? '');
  const [state, run] = useAction();
  return (
    <Section id="set-names" title="Profile" lead="Your name and picture. Only you see them.">
      <PhotoField profile={profile} name={name.value} settings={settings} />
      <Form
        className="set-form"
        onSubmit={() => {
          void run(async () => {
            await settings.saveName(name.value);
            name.forget();
            return 'Your name is saved.';
          });
        }}
      >
        <Field
          label="Name"
          autoComplete="name"
          maxLength={80}
          value={name.value}
          onChange={(event) => name.change(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" disabled={state.status === 'busy'}>
            {state.status === 'busy' ? 'Saving…' : 'Save name'}
          </Button>
        </div>
        <Outcome state={state} />
      </Form>
    </Section>
  );
};
