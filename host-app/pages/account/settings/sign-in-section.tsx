import type { User } from '../../../ports';
import type { Settings } from '../../../stores/account/settings';
import { Notice } from '../../../ui/kit/notice';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { Section } from './section';
import { useStore } from '@nanostores/react';
import { useApp } from '../../../app-context';
import { Modal } from '../../../ui/kit/modal';
import { AccountChooser } from '../../../ui/sign-in/account-chooser';
import '../../../ui/sign-in/sign-in.css';

/** With local accounts, the confirmation that replaces the provider's popup before a sensitive change. */
const ProofDialog = () => {
  const { accountChooser } = useApp().stores;
  const question = useStore(accountChooser.$question);
  if (!question?.isProof) return null;
  return (
    <Modal title="Is it still you?" className="sign-in" onClose={() => question.answer(null)}>
      <p className="sign-in-subline muted">This changes how you sign in, or ends your account.</p>
      <AccountChooser question={question} />
    </Modal>
  );
};

const providers = { google: 'Google', apple: 'Apple' } as const;

interface SignInProps {
  readonly user: User;
  readonly settings: Settings;
}

/** The e-mail address and the password. Each change asks the user to sign in again. */
export const SignInSection = ({ user, settings }: SignInProps) => (
  <Section
    id="set-sign-in"
    title={user.provider === 'password' ? 'E-mail and password' : 'E-mail'}
    lead="Before it changes, we ask again who is there."
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
    <ProofDialog />
  </Section>
);
