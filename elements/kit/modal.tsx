import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { listenToDocument } from '../../sdk/internal';
import { cameFrom, edgeOf, goBack, hasFocus, isForeignFrame } from './focus';
import { holdScroll } from './hold-scroll';
import { coverWindow } from './top-layer';

interface ModalProps {
  readonly label: string;
  /** The custom element that the dialog belongs to. */
  readonly host: HTMLElement;
  readonly onEscape: () => void;
  /** Shown over the dialog; the dialog can't be used meanwhile. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A dialog above the page. The focus moves in, stays in and is restored at the end. Escape closes it. The page behind
 * does not scroll.
 *
 * Not a `<dialog>`: its top layer would cover the card provider's challenge window, which is in the page's body, and the
 * customer could not reach it. The dialog uses the top layer only if it can't cover the window otherwise; see top-layer.
 */
export const Modal = ({ label, host, onEscape, question, children }: ModalProps) => {
  const backdrop = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const escape = useRef(onEscape);
  escape.current = onEscape;
  // Read before any effect, because a screen inside may take the focus in its own effect.
  const [before] = useState(() => cameFrom(host));

  useEffect(() => {
    const release = holdScroll();
    const uncover = backdrop.current ? coverWindow(backdrop.current) : null;
    const root = dialog.current?.getRootNode();
    const isInside = root instanceof ShadowRoot && root.activeElement !== null;
    if (!isInside) dialog.current?.focus({ preventScroll: true });

    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      escape.current();
    };
    const onFocus = (event: FocusEvent): void => {
      if (hasFocus(host) || isForeignFrame(event.target)) return;
      const asked = backdrop.current?.querySelector<HTMLElement>('[role="alertdialog"]');
      (asked ?? dialog.current)?.focus({ preventScroll: true });
    };
    const stopKeys = listenToDocument('keydown', onKey, { capture: true });
    const stopFocus = listenToDocument('focusin', onFocus);
    return () => {
      stopKeys();
      stopFocus();
      uncover?.();
      release();
      goBack(host, before);
    };
  }, [host, before]);

  const isAsked = Boolean(question);
  // React 18 does not know the attribute.
  useLayoutEffect(() => void dialog.current?.toggleAttribute('inert', isAsked), [isAsked]);

  const wrapTo = (edge: 'first' | 'last') => () => {
    const asked = backdrop.current?.querySelector('[role="alertdialog"]');
    const inside = asked ?? dialog.current;
    const target = inside && edgeOf(inside, edge);
    (target ?? dialog.current)?.focus();
  };

  return (
    <div ref={backdrop} className="backdrop" part="backdrop">
      <span tabIndex={0} data-sentinel="start" onFocus={wrapTo('last')} />
      <div
        ref={dialog}
        className="dialog"
        part="dialog"
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
      >
        {children}
      </div>
      {question}
      <span tabIndex={0} data-sentinel="end" onFocus={wrapTo('first')} />
    </div>
  );
};
