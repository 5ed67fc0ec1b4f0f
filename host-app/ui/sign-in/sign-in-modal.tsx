import { useStore } from '@nanostores/react';
import { useApp } from '../../app-context';
import type { SignInProvider } from '../../ports';
import type { SignInSource } from '../../stores/sign-in';
import { Modal } from '../kit/modal';
import { Notice } from '../kit/notice';
import { AccountChooser } from './account-chooser';
import './sign-in.css';

/** The providers' logos; their colours do not follow the theme. */
const GoogleMark = () => (
  <svg className="provider-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.3-4.7 3.3-8.1z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
    />
    <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8z" />
    <path
      fill="#ea4335"
      d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z"
    />
  </svg>
);

const AppleMark = () => (
  <svg className="provider-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      d="M17.1 12.7c0-2.8 2.3-4.2 2.4-4.3-1.3-1.9-3.4-2.2-4.1-2.2-1.8-.2-3.4 1-4.3 1-.9 0-2.2-1-3.7-1-1.9 0-3.6 1.1-4.6 2.8-2 3.4-.5 8.4 1.4 11.2.9 1.4 2.1 2.9 3.5 2.8 1.4-.1 2-.9 3.7-.9 1.7 0 2.2.9 3.7.9 1.5 0 2.5-1.4 3.4-2.7 1.1-1.6 1.5-3.1 1.5-3.2-.1 0-2.9-1.1-2.9-4.4zM14.3 4.4c.8-.9 1.3-2.2 1.1-3.5-1.1 0-2.4.7-3.2 1.7-.7.8-1.3 2.1-1.2 3.4 1.3.1 2.5-.7 3.3-1.6z"
    />
  </svg>
);

const providers: readonly (readonly [SignInProvider, string, () => React.ReactNode])[] = [
  ['google', 'Continue with Google', GoogleMark],
  ['apple', 'Continue with Apple', AppleMark],
];

/** Spec section 2 names the first two; for other sources the sub-line says why to sign in. */
const sublines: Readonly<Record<SignInSource, string>> = {
  checkout: 'Sign in to complete your purchase',
  navbar: 'Sign in to access your account',
  profile: 'Sign in to access your account',
  welcome_modal: 'Sign in to access your account',
  favorites: 'Sign in to save your favorite formulas',
  survey: 'Sign in to access your account',
};

const ProviderButton = ({ entry }: { readonly entry: (typeof providers)[number] }) => {
  const { signIn } = useApp().stores;
  const state = useStore(signIn.$signIn);
  const [provider, text, Mark] = entry;
  const isBusy = state.status === 'signing-in';
  const isMine = isBusy && state.provider === provider;
  return (
    <button
      type="button"
      className="button secondary large wide"
      disabled={isBusy}
      onClick={() => void signIn.choose(provider)}
    >
      {isMine ? <span className="spinner" aria-hidden="true" /> : <Mark />}
      {isMine ? 'Signing in...' : text}
    </button>
  );
};

/** 'Welcome': Google or Apple (spec section 2, 'Sign-in modal'). */
export const SignInModal = () => {
  const { signIn, accountChooser } = useApp().stores;
  const state = useStore(signIn.$signIn);
  const question = useStore(accountChooser.$question);
  if (state.status === 'closed') return null;
  const close = (): void => {
    signIn.close();
    question?.answer(null);
  };
  return (
    <Modal title="Welcome" className="sign-in" onClose={close}>
      <p className="sign-in-subline muted">{sublines[state.source]}</p>
      {question ? (
        <AccountChooser key={question.provider} question={question} />
      ) : (
        <div className="sign-in-choices">
          <p>Choose how you&#39;d like to sign in:</p>
          {state.status === 'open' && state.error !== null && <Notice tone="danger">{state.error}</Notice>}
          {providers.map((entry) => (
            <ProviderButton key={entry[0]} entry={entry} />
          ))}
          <p className="visually-hidden" role="status">
            {state.status === 'signing-in' && 'Signing in...'}
          </p>
        </div>
      )}
    </Modal>
  );
};
