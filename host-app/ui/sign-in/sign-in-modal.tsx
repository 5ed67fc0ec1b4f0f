import { useStore } from '@nanostores/react';
import { useApp } from '../../app-context';
import type { SignInProvider } from '../../ports';
import type { SignInSource } from '../../stores/sign-in';
import { Modal } from '../kit/modal';
import { Notice } from '../kit/notice';
import { AccountChooser } from './account-chooser';
import { AppleMark, GoogleMark } from './provider-marks';
import './sign-in.css';

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
