import { useState } from 'react';

/** 'Ada Lovelace' is AL; without a name, the first letter of the address. */
const initialsOf = (name: string | null, email: string | null): string => {
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
  readonly photoURL?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
  /** The text alternative, where the name is not beside the picture. */
  readonly label?: string;
}

/** The user's photo, or their initials while there is none or it cannot be loaded. */
export const Avatar = ({ name, email, photoURL = null, size = 'medium', label }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const hidden = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`avatar ${size}`} {...hidden}>
      {photoURL && photoURL !== broken ? (
        <img src={photoURL} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photoURL)} />
      ) : (
        initialsOf(name, email)
      )}
    </span>
  );
};
