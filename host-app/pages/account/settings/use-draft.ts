import { useState } from 'react';

/** Unsaved text by user and field; lost when the page is closed. */
const drafts = new Map<string, string>();

interface Draft {
  readonly value: string;
  readonly change: (value: string) => void;
  /** Removes the draft after it has been saved. */
  readonly forget: () => void;
}

/** Text of a field that survives the end of a session: it returns when the same user signs in again. */
export const useDraft = (uid: string, field: string, saved: string): Draft => {
  const key = `${uid} ${field}`;
  const [value, setValue] = useState(() => drafts.get(key) ?? saved);
  return {
    value,
    change(next) {
      drafts.set(key, next);
      setValue(next);
    },
    forget: () => void drafts.delete(key),
  };
};
