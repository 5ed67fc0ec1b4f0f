import { useState } from 'react';
import type { Settings } from '../../../stores/account/settings';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { passwordProblems } from './problems.view';
import { Outcome } from './section';
import { useAction } from './use-action';
import { Form } from '../../../ui/kit/form';

const fields = [
  ['current', 'Current password', 'current-password'],
  ['next', 'New password', 'new-password'],
  ['again', 'New password again', 'new-password'],
] as const;

const EMPTY = { current: '', next: '', again: '' } as const;

/** Changes the password of an account that has one. The typed text is kept until the change has succeeded. */
export const PasswordForm = ({ settings }: { readonly settings: Settings }) => {
  const [typed, setTyped] = useState<Readonly<Record<keyof typeof EMPTY, string>>>(EMPTY);
  const [isTried, setTried] = useState(false);
  const [state, run] = useAction();
  const problems = passwordProblems(typed);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    const isDone = await run(async () => {
      await settings.changePassword(typed.current, typed.next);
      return 'Your password is changed.';
    });
    if (!isDone) return;
    setTried(false);
    setTyped(EMPTY);
  };
  return (
    <Form className="set-form" onSubmit={() => void submit()}>
      {fields.map(([name, label, autoComplete]) => (
        <Field
          key={name}
          label={label}
          type="password"
          autoComplete={autoComplete}
          value={typed[name]}
          error={isTried ? problems[name] : null}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      <div>
        <Button type="submit" disabled={state.status === 'busy'}>
          {state.status === 'busy' ? 'Changing…' : 'Change password'}
        </Button>
      </div>
      <Outcome state={state} />
    </Form>
  );
};
