import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../../app-context';
import type { User } from '../../../ports';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Icon } from '../../../ui/kit/icon';
import { Modal } from '../../../ui/kit/modal';
import { Outcome, Section } from './section';
import { useAction } from './use-action';
import { Form } from '../../../ui/kit/form';

const WORD = 'DELETE';

const offerFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser keeps the data of a download that has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

interface DataProps {
  readonly user: User;
  readonly settings: Settings;
}

const DeleteDialog = ({ user, settings, onClose }: DataProps & { readonly onClose: () => void }) => {
  const { toasts } = useApp().stores;
  const [, navigate] = useLocation();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [state, run] = useAction();
  const hasPassword = user.provider === 'password';
  const submit = async (): Promise<void> => {
    const isGone = await run(async () => {
      await settings.deleteAccount(hasPassword ? password : undefined);
      return 'Deleted.';
    });
    if (!isGone) return;
    toasts.show('Your account and everything in it were deleted.', 'plain');
    navigate('/ai');
  };
  return (
    <Modal title="Delete your account?" onClose={onClose}>
      <Form
        className="set-form"
        onSubmit={() => {
          if (word.trim() === WORD) void submit();
        }}
      >
        <p>
          Your profile, history, favorites, progress, questions and answers to surveys are deleted at once and
          can’t be brought back. A PRO subscription does not end with it: cancel that first.
        </p>
        {hasPassword && (
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <Field
          label={`Type ${WORD} to confirm`}
          value={word}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
        <div className="acc-actions">
          <Button type="submit" variant="danger" disabled={word.trim() !== WORD || state.status === 'busy'}>
            {state.status === 'busy' ? 'Deleting…' : 'Delete everything'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Keep my account
          </Button>
        </div>
        <Outcome state={state} />
      </Form>
    </Modal>
  );
};

/** Export and deletion of the user's data. */
export const DataSection = ({ user, settings }: DataProps) => {
  const { config, ports } = useApp();
  const [isAsking, setAsking] = useState(false);
  const [state, run] = useAction();
  const save = (): Promise<boolean> =>
    run(async () => {
      const day = new Date(ports.clock.now()).toISOString().slice(0, 10);
      offerFile(`${config.brand.name.toLowerCase()}-data-${day}.json`, await settings.exportData());
      return 'Your file is on its way to your downloads.';
    });
  return (
    <Section id="set-data" title="Your data" lead="Everything we keep of you is yours to take, and to end.">
      <div className="set-form">
        <div className="acc-actions">
          <Button disabled={state.status === 'busy'} onClick={() => void save()}>
            <Icon icon={Download} />
            Export my data
          </Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
        <p className="muted set-fine">
          The file is JSON: profile, history, favorites, progress, questions and surveys.
        </p>
        <Outcome state={state} />
      </div>
      {isAsking && <DeleteDialog user={user} settings={settings} onClose={() => setAsking(false)} />}
    </Section>
  );
};
