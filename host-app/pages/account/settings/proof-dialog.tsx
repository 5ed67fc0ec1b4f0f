import { useStore } from '@nanostores/react';
import { useApp } from '../../../app-context';
import { Modal } from '../../../ui/kit/modal';
import { AccountChooser } from '../../../ui/sign-in/account-chooser';
import '../../../ui/sign-in/sign-in.css';

/** Where accounts are local, the question that a provider's popup would ask before something that matters. */
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
