import { useState } from 'react';

/** 'Ada Lovelace' is AL; without a name, the first letter of the address. */
export const initialsOf = (name: string | null, email: string | null): string => {
  const words = (name?.trim() || email?.split('@')[0] || '?').split(/\s+/);
  const [first = '?', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
};

interface AvatarProps {
  readonly name: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** The person's picture; their initials as long as there is none, or when it can't be loaded. */
export const Avatar = ({ name, email, photoURL }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="acc-avatar" aria-hidden="true">
      {photoURL && photoURL !== broken ? (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoURL)} />
      ) : (
        initialsOf(name, email)
      )}
    </span>
  );
};
