import { ofDocument } from '../../sdk/internal';

/** The focused element, also inside shadow roots. */
export const deepActiveElement = (): Element | null => {
  let active = ofDocument('activeElement');
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** Whether something that appears may take the focus. Read when it appears: later the user may have chosen another field. */
export interface FocusRight {
  readonly current: boolean;
}

/** Whether the focus is inside `host`, also if `host` is in another shadow tree. */
export const hasFocus = (host: HTMLElement): boolean => {
  const tree = host.getRootNode();
  return host.contains(
    tree instanceof ShadowRoot ? tree.activeElement : tree === document ? ofDocument('activeElement') : null,
  );
};

/** Whether no element has the focus, for example because the one that had it was removed. */
export const isFocusLost = (): boolean => {
  const active = deepActiveElement();
  return !active || active === ofDocument('body');
};

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** The first or last element inside `root` that Tab reaches, without the sentinels. */
export const edgeOf = (root: ParentNode, edge: 'first' | 'last'): HTMLElement | null => {
  const all = [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => !element.dataset['sentinel'] && element.getClientRects().length > 0,
  );
  return (edge === 'first' ? all[0] : all.at(-1)) ?? null;
};

/** The focus may be in frames: those of the bank's challenge over the page, and those of the card form. */
export const isForeignFrame = (element: EventTarget | null): boolean => element instanceof HTMLIFrameElement;

/**
 * For a press inside the checkout. WebKit scrolls to the document's caret when a press takes the focus out of a frame. The
 * button moves away under the pointer, and the click is lost. A caret outside of every field is invisible and not needed.
 */
export const dropCaret = (): void => {
  const selection = getSelection();
  if (selection?.type === 'Caret' && isForeignFrame(deepActiveElement())) selection.removeAllRanges();
};

/** Focuses `element` again if it is still on the page; otherwise changes nothing. */
const restoreFocus = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/** The focused element before a dialog opened. Stored, because the first dialog of a script tag is rendered twice. */
const origins = new WeakMap<HTMLElement, Element | null>();

/** The focused element before the dialog of `host` opened; later calls return the same. */
export const cameFrom = (host: HTMLElement): Element | null => {
  if (!origins.has(host)) origins.set(host, deepActiveElement());
  return origins.get(host) ?? null;
};

/** Restores the focus after the dialog of `host` has closed, and forgets the element. */
export const goBack = (host: HTMLElement, before = origins.get(host) ?? null): void => {
  origins.delete(host);
  restoreFocus(before);
};
