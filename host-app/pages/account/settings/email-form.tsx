import { useState } from 'react';
import type { User } from '../../../ports';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { emailProblem } from '../../../ui/sign-in/email-problem.view';
import { sameAddress } from './problems.view';
import { Outcome } from './section';
import { useAction } from './use-action';
import { useDraft } from './use-draft';

interface EmailProps {
  readonly user: User;
  readonly settings: Settings;
}

export const EmailForm = ({ user, settings }: EmailProps) => {
  const draft = useDraft(user.uid, 'email', '');
  const email = draft.value;
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const hasPassword = user.provider === 'password';
  const problem = emailProblem(email) ?? sameAddress(email, user.email);
  const passwordProblem = hasPassword && password === '' ? 'Enter your current password.' : null;
  const submit = async (): Promise<void> => {
    setTried(true);
    if (problem || passwordProblem) return;
    const isDone = await run(async () => {
      const answer = await settings.changeEmail(email, hasPassword ? password : undefined);
      return answer === 'changed'
        ? `Your e-mail address is ${email.trim()} from now on.`
        : `We sent a link to ${email.trim()}. Your address changes when you open it.`;
    });
    if (!isDone) return;
    setTried(false);
    draft.change('');
    draft.forget();
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
        onChange={(event) => draft.change(event.currentTarget.value)}
      />
      {hasPassword && (
        <Field
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={isTried ? passwordProblem : null}
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
