import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { SignInProvider, User } from '../ports';

/** What a person picks, or types, to be signed in with. */
export interface AccountChoice {
  readonly email: string;
  readonly displayName: string;
}

export interface AccountQuestion {
  readonly provider: SignInProvider;
  readonly known: readonly User[];
  /** Somebody is signed in, and asked whether it is still they. */
  readonly isProof: boolean;
  /** `null`: changed their mind. */
  readonly answer: (choice: AccountChoice | null) => void;
}

export interface AccountChooserStore {
  readonly $question: ReadableAtom<AccountQuestion | null>;
  choose(provider: SignInProvider, known: readonly User[], isProof?: boolean): Promise<AccountChoice | null>;
}

/** Stands for the provider's popup where accounts are local: the modal shows the question and answers it. */
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
