import { useState } from 'react';

/** What was typed and not saved yet, by person and field; gone with the page. */
const drafts = new Map<string, string>();

interface Draft {
  readonly value: string;
  readonly change: (value: string) => void;
  /** It is saved. */
  readonly forget: () => void;
}

/** Text of a field that outlives a session which ends by itself: it is there when the same person is back. */
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
