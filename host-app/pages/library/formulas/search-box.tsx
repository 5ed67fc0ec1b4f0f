import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/kit/icon';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
}

/** The '/' key focuses the box from anywhere on the page; Escape clears it. */
export const SearchBox = ({ value, onChange, placeholder }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <div className="search-box" role="search">
      <Icon icon={Search} />
      <input
        ref={input}
        className="input"
        type="search"
        aria-label="Search formulas"
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
};
