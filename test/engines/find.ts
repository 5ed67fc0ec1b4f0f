export interface Wanted {
  /** A CSS selector of one element; it is matched in every open shadow root and in frames of the same origin. */
  readonly css: string;
  /** A text that the element contains. */
  readonly text?: string;
  /** Scrolls the element into view first. */
  readonly isScrolled?: boolean;
}

export interface FoundElement {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  /** In the viewport of the page, frames included. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What the browser has at the middle of the element, if that is neither the element nor in it. */
  readonly cover: string | null;
}

/** Looks for visible elements. It runs in the page, so that it uses nothing from around it. */
export function findInPage({ css, text, isScrolled }: Wanted): FoundElement[] {
  interface Place {
    readonly element: HTMLElement;
    readonly dx: number;
    readonly dy: number;
  }
  const places: Place[] = [];
  const search = (root: ParentNode, dx: number, dy: number): void => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches(css)) places.push({ element, dx, dy });
      if (element.shadowRoot) search(element.shadowRoot, dx, dy);
      const inner = element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null;
      if (!inner) continue;
      const { left, top } = element.getBoundingClientRect();
      search(inner, dx + left + element.clientLeft, dy + top + element.clientTop);
    }
  };
  const parentOf = (node: Node): Node | null =>
    node.parentNode ?? (node as ShadowRoot).host ?? (node as Document).defaultView?.frameElement ?? null;
  const deepest = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
    const hit = root.elementFromPoint(x, y);
    if (hit?.shadowRoot) return deepest(hit.shadowRoot, x, y) ?? hit;
    const inner = hit?.localName === 'iframe' ? (hit as HTMLIFrameElement).contentDocument : null;
    if (!hit || !inner) return hit;
    const { left, top } = hit.getBoundingClientRect();
    return deepest(inner, x - left - hit.clientLeft, y - top - hit.clientTop) ?? hit;
  };
  const contains = (element: Element, node: Node | null): boolean => {
    for (let at = node; at; at = parentOf(at)) if (at === element) return true;
    return false;
  };
  const focused = (root: Document | ShadowRoot | null): Element | null => {
    const { activeElement } = root ?? { activeElement: null };
    const inner =
      activeElement?.shadowRoot ?? (activeElement as HTMLIFrameElement | null)?.contentDocument ?? null;
    return (inner && focused(inner)) ?? activeElement;
  };
  const wordsOf = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, ' ').trim();

  search(document, 0, 0);
  return places
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ element }) => text === undefined || wordsOf(element).includes(text))
    .map(({ element, dx, dy }) => {
      if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + dx, top + dy];
      const hit = deepest(document, x + width / 2, y + height / 2);
      return {
        text: wordsOf(element),
        value: (element as HTMLInputElement).value ?? '',
        isFocused: focused(document) === element,
        isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
        box: { x, y, width, height },
        cover: contains(element, hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
      };
    });
}
