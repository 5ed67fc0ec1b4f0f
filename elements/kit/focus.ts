import { ofDocument } from '../../sdk/internal';

/** The element that really has focus, looked up through shadow roots. */
export const deepActiveElement = (): Element | null => {
  let active = ofDocument('activeElement');
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/** Whether focus is inside `host`, also where `host` itself is in another shadow tree. */
export const hasFocus = (host: HTMLElement): boolean => {
  const tree = host.getRootNode();
  if (tree === document) return host.contains(ofDocument('activeElement'));
  return tree instanceof ShadowRoot && host.contains(tree.activeElement);
};

const TABBABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** First or last element that Tab would reach inside `root`, sentinels left out. */
export const edgeOf = (root: ParentNode, edge: 'first' | 'last'): HTMLElement | null => {
  const all = [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => !element.dataset['sentinel'] && element.getClientRects().length > 0,
  );
  return (edge === 'first' ? all[0] : all.at(-1)) ?? null;
};

/** Focus may rest in frames that others lay over the page, such as a bank's challenge, and in frames of ours. */
export const isForeignFrame = (element: EventTarget | null): boolean => element instanceof HTMLIFrameElement;

/** Focuses `element` again if it is still there; otherwise focus stays where the browser put it. */
const restoreFocus = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/** Where focus was before an element's dialog came; the script tag's first one is drawn twice. */
const origins = new WeakMap<HTMLElement, Element | null>();

/** Where focus was before the dialog of `host` came, also when it is asked for again. */
export const cameFrom = (host: HTMLElement): Element | null => {
  if (!origins.has(host)) origins.set(host, deepActiveElement());
  return origins.get(host) ?? null;
};

/** The dialog of `host` is gone: focus goes back, and the next one begins anew. */
export const goBack = (host: HTMLElement, before = origins.get(host) ?? null): void => {
  origins.delete(host);
  restoreFocus(before);
};
