import { useState } from 'react';
import type { User } from '../../../ports';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Notice } from '../../../ui/kit/notice';
import { emailProblem } from '../../../ui/sign-in/email-problem.view';
import { passwordProblem } from './problems.view';
import { Outcome, Section } from './section';
import { useAction } from './use-action';

const providers = { google: 'Google', apple: 'Apple' } as const;

interface SignInProps {
  readonly user: User;
  readonly settings: Settings;
}

const EmailForm = ({ user, settings }: SignInProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const hasPassword = user.provider === 'password';
  const problem = emailProblem(email);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (problem) return;
    const isDone = await run(async () => {
      const answer = await settings.changeEmail(email, hasPassword ? password : undefined);
      return answer === 'changed'
        ? `Your e-mail address is ${email.trim()} from now on.`
        : `We sent a link to ${email.trim()}. Your address changes when you open it.`;
    });
    if (!isDone) return;
    setTried(false);
    setEmail('');
    setPassword('');
  };
  return (
    <form
      className="set-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="New e-mail address"
        type="email"
        autoComplete="email"
        value={email}
        error={isTried ? problem : null}
        hint={`Now: ${user.email ?? 'none'}`}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {hasPassword && (
        <Field
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      <div>
        <Button type="submit" disabled={state.status === 'busy'}>
          {state.status === 'busy' ? 'Changing…' : 'Change e-mail'}
        </Button>
      </div>
      <Outcome state={state} />
    </form>
  );
};

const PasswordForm = ({ settings }: { readonly settings: Settings }) => {
  const [typed, setTyped] = useState({ current: '', next: '', again: '' });
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const problem = passwordProblem(typed.next, typed.again);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (problem) return;
    const isDone = await run(async () => {
      await settings.changePassword(typed.current, typed.next);
      return 'Your password is changed.';
    });
    if (!isDone) return;
    setTried(false);
    setTyped({ current: '', next: '', again: '' });
  };
  const fields = [
    ['current', 'Current password', 'current-password'],
    ['next', 'New password', 'new-password'],
    ['again', 'New password again', 'new-password'],
  ] as const;
  return (
    <form
      className="set-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields.map(([name, label, autoComplete]) => (
        <Field
          key={name}
          label={label}
          type="password"
          autoComplete={autoComplete}
          value={typed[name]}
          error={name === 'again' && isTried ? problem : null}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      <div>
        <Button type="submit" disabled={state.status === 'busy'}>
          {state.status === 'busy' ? 'Changing…' : 'Change password'}
        </Button>
      </div>
      <Outcome state={state} />
    </form>
  );
};

/** How the person signs in: address and password, each after proving again who is there. */
export const SignInSection = ({ user, settings }: SignInProps) => (
  <Section
    id="set-sign-in"
    title="E-mail and password"
    lead="Before either changes, we ask again who is there."
  >
    <EmailForm user={user} settings={settings} />
    {user.provider === 'password' ? (
      <PasswordForm settings={settings} />
    ) : (
      <Notice>
        You sign in with {providers[user.provider]}, so there is no password to keep here. It is changed with{' '}
        {providers[user.provider]}.
      </Notice>
    )}
  </Section>
);
