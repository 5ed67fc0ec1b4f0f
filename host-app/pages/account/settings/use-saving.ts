import { useRef, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Preferences } from '../../../data/account/profile.types';
import { useAction } from './use-action';
import type { ActionState } from './use-action';

type Changes = Partial<Preferences>;

const without = (changes: Changes, saved: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => saved[name as keyof Changes] !== value),
  );

/** Saves each choice at once. A choice that could not be saved stays on screen for another try. */
export const useSaving = (
  kept: Preferences,
): readonly [Preferences, ActionState, (changes: Changes) => void] => {
  const { account } = useApp().stores;
  const waiting = useRef<Changes>({});
  const [unsaved, setUnsaved] = useState<Changes>({});
  const [state, run] = useAction();
  const set = (next: Changes): void => {
    waiting.current = next;
    setUnsaved(next);
  };
  const work = async (): Promise<string> => {
    // The user may choose more while a request is under way.
    while (Object.keys(waiting.current).length > 0) {
      const changes = waiting.current;
      if (!(await account.savePreferences(changes)))
        throw new Error('Not saved yet. What you chose is still here.');
      set(without(waiting.current, changes));
    }
    return 'Saved.';
  };
  const save = (changes: Changes): void => {
    set({ ...waiting.current, ...changes });
    void run(work);
  };
  return [{ ...kept, ...unsaved }, state, save];
};
