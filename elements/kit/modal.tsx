import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { listenToDocument } from '../../sdk/internal';
import { cameFrom, deepActiveElement, edgeOf, goBack, hasFocus, isForeignFrame } from './focus';
import { holdScroll } from './hold-scroll';
import { coverWindow } from './top-layer';

interface ModalProps {
  readonly label: string;
  /** The custom element that the dialog belongs to. */
  readonly host: HTMLElement;
  readonly onEscape: () => void;
  /** Shown over the dialog; the dialog can't be used meanwhile. */
  readonly question?: ReactNode;
  /** Replaces the look of the checkout's dialog. */
  readonly look?: { readonly backdrop: string; readonly dialog: string; readonly style: CSSProperties };
  /** Called when the user presses beside the dialog. Without it such a press does nothing. */
  readonly onBackdrop?: () => void;
  /** True while a dialog of another element is above this one: keys and focus belong to that dialog. */
  readonly isCovered?: boolean;
  readonly children: ReactNode;
}

/**
 * Covers the window, except below another dialog. Calls `onPress` for a press that begins and ends beside the dialog; the
 * selection of a text may end there, too.
 */
const useBackdrop = (
  backdrop: RefObject<HTMLDivElement | null>,
  isCovered: boolean,
  onPress: (() => void) | undefined,
): void => {
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    const { current } = backdrop;
    if (!current) return undefined;
    let hasBegun = false;
    const onDown = ({ target }: MouseEvent): void => void (hasBegun = target === current);
    const onClick = ({ target }: MouseEvent): void => {
      if (hasBegun && target === current) press.current?.();
    };
    current.addEventListener('mousedown', onDown);
    current.addEventListener('click', onClick);
    return () => {
      current.removeEventListener('mousedown', onDown);
      current.removeEventListener('click', onClick);
    };
  }, [backdrop]);
  // Before the browser paints, so that no frame has the dialog in another place.
  useLayoutEffect(() => {
    const { current } = backdrop;
    return current && !isCovered ? coverWindow(current) : undefined;
  }, [backdrop, isCovered]);
};

/** React 18 does not know the attribute. */
const useInert = (element: RefObject<HTMLElement | null>, isInert: boolean): void =>
  useLayoutEffect(() => void element.current?.toggleAttribute('inert', isInert), [element, isInert]);

/**
 * A dialog above the page. The focus moves in, stays in and is restored at the end. Escape closes it. The page behind
 * does not scroll.
 *
 * Not a `<dialog>`: its top layer would cover the card provider's challenge window, which is in the page's body, and the
 * customer could not reach it. The dialog uses the top layer only if it can't cover the window otherwise; see top-layer.
 */
export const Modal = (props: ModalProps) => {
  const { label, host, onEscape, question, look, onBackdrop, isCovered = false, children } = props;
  const backdrop = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const now = useRef({ onEscape, isCovered });
  now.current = { onEscape, isCovered };
  // Read before any effect, because a screen inside may take the focus in its own effect.
  const [before] = useState(() => cameFrom(host));

  useEffect(() => {
    const release = holdScroll();
    if (!backdrop.current?.contains(deepActiveElement())) dialog.current?.focus({ preventScroll: true });

    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || now.current.isCovered) return;
      event.preventDefault();
      event.stopPropagation();
      now.current.onEscape();
    };
    const onFocus = (event: FocusEvent): void => {
      if (now.current.isCovered || hasFocus(host) || isForeignFrame(event.target)) return;
      const asked = backdrop.current?.querySelector<HTMLElement>('[role="alertdialog"]');
      (asked ?? dialog.current)?.focus({ preventScroll: true });
    };
    const stopKeys = listenToDocument('keydown', onKey, { capture: true });
    const stopFocus = listenToDocument('focusin', onFocus);
    return () => {
      stopKeys();
      stopFocus();
      release();
      goBack(host, before);
    };
  }, [host, before]);

  useBackdrop(backdrop, isCovered, onBackdrop);

  useInert(dialog, Boolean(question));

  const wrapTo = (edge: 'first' | 'last') => () => {
    const inside = backdrop.current?.querySelector('[role="alertdialog"]') ?? dialog.current;
    const target = inside && edgeOf(inside, edge);
    (target ?? dialog.current)?.focus();
  };

  return (
    <div ref={backdrop} className={look?.backdrop ?? 'backdrop'} part="backdrop">
      <span tabIndex={0} data-sentinel="start" onFocus={wrapTo('last')} />
      <div
        ref={dialog}
        className={look?.dialog ?? 'dialog'}
        style={look?.style}
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
