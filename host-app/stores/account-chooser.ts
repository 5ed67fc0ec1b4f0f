import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SignInProvider, User } from '../ports';

/** The account that the user has chosen, or typed. */
export interface AccountChoice {
  readonly email: string;
  readonly displayName: string;
}

export interface AccountQuestion {
  readonly provider: SignInProvider;
  readonly known: readonly User[];
  /** The user is signed in and is asked to confirm their identity. */
  readonly isProof: boolean;
  /** `null`: cancelled. */
  readonly answer: (choice: AccountChoice | null) => void;
}

export interface AccountChooserStore {
  readonly $question: ReadableAtom<AccountQuestion | null>;
  choose(provider: SignInProvider, known: readonly User[], isProof?: boolean): Promise<AccountChoice | null>;
}

/** Replaces the provider's popup where accounts are local: the modal shows the question and answers it. */
export const createAccountChooser = (): AccountChooserStore => {
  const $question = atom<AccountQuestion | null>(null);
  return {
    $question,
    choose: (provider, known, isProof = false) =>
      new Promise((resolve) => {
        $question.get()?.answer(null);
        $question.set({
          provider,
          known,
          isProof,
          answer: (choice) => {
            $question.set(null);
            resolve(choice);
          },
        });
      }),
  };
};
