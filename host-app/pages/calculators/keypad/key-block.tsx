import type { ScientificKey } from '../../../maths/scientific/press';
import type { Key } from './keys';

interface KeyBlockProps {
  readonly label: string;
  readonly className: string;
  readonly keys: readonly Key[];
  readonly isSecond?: boolean;
  readonly lit: ScientificKey | null;
  readonly onPress: (key: ScientificKey) => void;
}

/** A block of keys. */
export const KeyBlock = ({ label, className, keys, isSecond = false, lit, onPress }: KeyBlockProps) => (
  <div className={`keys ${className}`} role="group" aria-label={label}>
    {keys.map((key) => {
      const now = isSecond && key.second ? key.second : key;
      return (
        <button
          key={key.key}
          type="button"
          className={`key ${key.tone ?? 'digit'}${lit === now.key ? ' lit' : ''}`}
          aria-label={now.name}
          // A click does not move the focus, so that Enter still means '='.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(now.key)}
        >
          {now.face}
        </button>
      );
    })}
  </div>
);
