import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../ports';
import type { AccountQuestion, AccountChoice } from '../../stores/account-chooser';
import { Avatar } from '../kit/avatar';
import { Icon } from '../kit/icon';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { emailProblem } from './email-problem.view';
import { Form } from '../kit/form';

/** An e-mail address and a name for a new local account. */
const NewAccount = ({ onChoose }: { readonly onChoose: (choice: AccountChoice) => void }) => {
  const [email, setEmail] = useState('');
  const [displayName, setName] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const problem = emailProblem(email);
  return (
    <Form
      className="new-account"
      onSubmit={(form) => {
        setAsked(true);
        if (problem === null) onChoose({ email: email.trim(), displayName: displayName.trim() });
        else form.querySelector('input')?.focus();
      }}
    >
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        error={wasAsked ? problem : null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Field
        label="Name (optional)"
        autoComplete="name"
        maxLength={80}
        value={displayName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" wide>
        Continue
      </Button>
    </Form>
  );
};

const names = { google: 'Google', apple: 'Apple' } as const;

const KnownAccount = ({ user, onChoose }: { readonly user: User; readonly onChoose: () => void }) => {
  const email = user.email ?? '';
  const name = user.displayName ?? email;
  return (
    <li>
      <button type="button" className="account" onClick={onChoose}>
        <Avatar name={user.displayName} email={email} photoURL={user.photoURL} size="small" />
        <span className="account-words">
          <span>{name}</span>
          {name !== email && <span className="muted">{email}</span>}
        </span>
      </button>
    </li>
  );
};

const Accounts = ({
  question,
  onNew,
}: {
  readonly question: AccountQuestion;
  readonly onNew: () => void;
}) => (
  <ul className="accounts">
    {question.known.map((user) => (
      <KnownAccount
        key={user.uid}
        user={user}
        onChoose={() => question.answer({ email: user.email ?? '', displayName: user.displayName ?? '' })}
      />
    ))}
    {!question.isProof && (
      <li>
        <button type="button" className="account" onClick={onNew}>
          <span className="account-face">
            <Icon icon={UserPlus} />
          </span>
          <span className="account-words">Use another account</span>
        </button>
      </li>
    )}
  </ul>
);

/**
 * With no account service configured, the user chooses a local account here. The modal shows it where a popup
 * would open.
 */
export const AccountChooser = ({ question }: { readonly question: AccountQuestion }) => {
  const [isNew, setNew] = useState(question.known.length === 0);
  const place = useRef<HTMLDivElement>(null);
  // The focused button has been removed.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, .account')?.focus();
  }, [isNew]);
  const back = (): void => {
    if (isNew && question.known.length > 0) setNew(false);
    else question.answer(null);
  };
  return (
    <div className="chooser" ref={place}>
      <div className="chooser-note">
        <strong>Local account</strong>
        <p>
          No account service is set up here, so {names[question.provider]} is not asked.{' '}
          {question.isProof
            ? 'Choose your account to say that it is still you.'
            : 'The account you choose lives in this browser only, and nothing is sent anywhere.'}
        </p>
      </div>
      {isNew ? (
        <NewAccount onChoose={question.answer} />
      ) : (
        <Accounts question={question} onNew={() => setNew(true)} />
      )}
      <button type="button" className="button quiet medium chooser-back" onClick={back}>
        <Icon icon={ArrowLeft} size={18} />
        Back
      </button>
    </div>
  );
};
