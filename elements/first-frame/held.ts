import { listenToDocument, newElement } from '../../sdk/internal';
import { edgeOf, hasFocus, isForeignFrame } from '../kit/focus';

/** What a customer did with a frame that nobody listened to yet, done again with the tree that took its place. */

export interface Held {
  /** Puts focus where the step begins. */
  focus(element: HTMLElement): void;
  /** Resolves when no character is in the middle of being composed. */
  composed(): Promise<void>;
  /** Takes the frame away, and gives what was typed, focus and scrolling to the tree that is beside it now. */
  settle(): void;
  /** Lets that tree know of it, and presses what was pressed. */
  replay(): void;
  end(): void;
}

/** Where the elements of a tree went: to those that have the same place among their kind in another tree. */
const pairs = (from: readonly Element[], to: ParentNode): Map<Element, Element | undefined> => {
  const left = new Map<string, Element[]>();
  return new Map(
    from.map((element) => {
      const { localName } = element;
      if (!left.has(localName)) left.set(localName, [...to.querySelectorAll(localName)]);
      return [element, left.get(localName)?.shift()];
    }),
  );
};

/** React hears of a value only when it was not set through the element's own property, which it watches. */
const typeInto = (input: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

export interface HeldActs {
  /** The customer closes it: that needs no React. */
  close(): void;
  /** The customer waits for what only React can do. */
  onPressed(): void;
}

/** As the kit's button looks while it is busy. */
const showBusy = (button: Element | null): void => {
  if (!button || button.hasAttribute('data-busy')) return;
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('data-busy', 'true');
  const spinner = newElement('span');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  button.append(spinner);
};

/** Begins to hold what is done in `root`, where `frame` was just drawn. */
export const hold = (root: ShadowRoot, frame: readonly Element[], { close, onPressed }: HeldActs): Held => {
  const since = performance.now();
  const all = frame.flatMap((each) => [each, ...each.querySelectorAll('*')]);
  let heirs = new Map<Element, Element | undefined>();
  /** Where focus was put with the frame; elsewhere the customer has moved it. */
  let given: Element | null = null;
  let active: Element | null = null;
  /** The customer is about to move it. */
  let isMoving = false;
  /** Where they have moved it since React's tree is there. */
  let moved: Element | null = null;
  let pressed: Element | null = null;
  let composing: Promise<void> = Promise.resolve();

  /** Until React's tree is there, which hears of it itself. */
  const listening = new AbortController();
  /** Until its effects have run, too: before that nobody hears a key. */
  const guarding = new AbortController();
  const { signal } = listening;
  const onCompose = (): void => {
    composing = new Promise((resolve) =>
      root.addEventListener('compositionend', () => resolve(), { once: true }),
    );
  };
  const onPress = (event: Event): void => {
    const button = (event.target as Element).closest('button, form');
    // A press on anything else does nothing of its own.
    if (!button || (event.type === 'click' && button.localName === 'form')) return;
    event.preventDefault();
    if (button.matches('[part~=close]')) return close();
    pressed = button;
    showBusy(button.matches('form') ? button.querySelector('[type=submit]') : button.closest('.button'));
    onPressed();
  };
  /** Focus goes round inside the dialog. */
  const onFocus = ({ target }: Event): void => {
    const edge = (target as HTMLElement).dataset['sentinel'];
    const dialog = edge && root.querySelector('[role=dialog]');
    if (dialog) focus(edgeOf(dialog, edge === 'start' ? 'last' : 'first'));
  };
  /** A script of the page may take it away. */
  const onFocusOutside = ({ target }: Event): void => {
    if (!hasFocus(root.host as HTMLElement) && !isForeignFrame(target))
      focus(root.querySelector('[role=dialog]'));
  };
  const onMove = ({ target }: Event): void => {
    if (isMoving) moved = target as Element;
    isMoving = false;
  };
  const onKey = (event: KeyboardEvent): void => {
    isMoving = event.key === 'Tab';
    if (event.key !== 'Escape' || !root.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  root.addEventListener('compositionstart', onCompose, { signal });
  root.addEventListener('click', onPress, { signal });
  root.addEventListener('submit', onPress, { signal });
  root.addEventListener('focusin', onFocus, { signal });
  listenToDocument('focusin', onFocusOutside, { signal: guarding.signal });
  listenToDocument('keydown', onKey, { signal: guarding.signal, capture: true });
  listenToDocument('pointerdown', () => (isMoving = true), {
    signal: guarding.signal,
    capture: true,
  });

  const act = (): void => {
    const heir = pressed && heirs.get(pressed);
    if (heir instanceof HTMLFormElement) heir.requestSubmit();
    else if (heir instanceof HTMLElement) heir.click();
  };

  return {
    focus(element) {
      given = element;
      focus(element);
    },
    composed: () => composing,
    settle() {
      listening.abort();
      active = root.activeElement;
      root.addEventListener('focusin', onMove, { signal: guarding.signal });
      const scrolled = all
        .filter(({ scrollTop }) => scrollTop > 0)
        .map((each) => [each, each.scrollTop] as const);
      for (const each of frame) each.remove();
      heirs = pairs(all, root);
      for (const [before, now] of heirs)
        if (
          before instanceof HTMLInputElement &&
          now instanceof HTMLInputElement &&
          before.value !== now.value
        )
          typeInto(now, before.value);
      for (const [before, top] of scrolled) {
        const now = heirs.get(before);
        if (now) now.scrollTop = top;
      }
      if (active) focus(heirs.get(active));
      // What moves goes on moving where it was.
      for (const animation of root.getAnimations?.() ?? []) animation.currentTime = performance.now() - since;
    },
    replay() {
      guarding.abort();
      for (const [before, now] of heirs)
        if (before instanceof HTMLInputElement && before.value !== before.defaultValue)
          now?.dispatchEvent(new Event('input', { bubbles: true }));
      // The step's own effects have put it where the step begins.
      if (moved) focus(moved);
      else if (active && active !== given) focus(heirs.get(active));
      setTimeout(act);
    },
    end() {
      listening.abort();
      guarding.abort();
    },
  };
};
