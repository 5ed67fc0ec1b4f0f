import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useLocation } from 'wouter';

interface MenuProps {
  readonly button: ReactNode;
  /** For a button without text. */
  readonly label?: string;
  readonly className?: string;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Closes the list on a click outside and when the focus leaves it. */
const useCloseOutside = (
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [box, isOpen, setOpen]);

/** A button that opens a list of links. Escape, a click outside, the loss of focus and navigation close it. */
export const Menu = ({ button, label, className = '', align = 'start', children }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const [pathBefore, setPathBefore] = useState(path);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // While rendering, because an effect of the first drawing would undo a click that comes before it.
  if (path !== pathBefore) {
    setPathBefore(path);
    setOpen(false);
  }
  useCloseOutside(box, isOpen, setOpen);

  const entries = (): readonly HTMLElement[] => [
    ...(box.current?.querySelectorAll<HTMLElement>('.menu-list a, .menu-list button') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
      opener.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (!step || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    setOpen(true);
    // The list may not be rendered yet.
    requestAnimationFrame(() => {
      const all = entries();
      const at = all.findIndex((entry) => entry === document.activeElement);
      all[step(at, all.length)]?.focus();
    });
  };
  return (
    <div role="presentation" className={`menu ${className}`.trim()} ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={opener}
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={listId} className={`menu-list ${align}`} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
