import { useStore } from '@nanostores/react';
import { useApp } from '../../../app-context';
import { Modal } from '../../../ui/kit/modal';
import { AccountChooser } from '../../../ui/sign-in/account-chooser';
import '../../../ui/sign-in/sign-in.css';

/** With local accounts, the confirmation that replaces the provider's popup before a sensitive change. */
export const ProofDialog = () => {
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
