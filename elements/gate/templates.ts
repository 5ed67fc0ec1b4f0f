import { newElement, ofDocument } from '../../sdk/internal';

/** Shows a gate's templates as nodes of the page, those of one slot at a time. */
interface Templates {
  /** `''` is the guarded content; `null` shows none. */
  show(slot: '' | 'fallback' | 'loading' | null): void;
  /** Whether a slot has content, in a template or directly. */
  has(slot: string): boolean;
}

const slotOf = (node: Element): string => node.getAttribute('slot') ?? '';

/** Wraps text in an element, because text alone can't be in a named slot. */
const slotted = (fragment: DocumentFragment, slot: string): ChildNode[] => {
  if (slot === '') return [...fragment.childNodes];
  return [...fragment.childNodes].flatMap((node) => {
    if (node instanceof Text && !node.data.trim()) return [];
    const element = node instanceof Element ? node : newElement('span');
    if (element !== node) element.append(node);
    element.slot = slot;
    return [element];
  });
};

/**
 * Creates the content of a template when it is shown, and removes it when it is hidden. A template that is not shown runs
 * nothing.
 */
export const templatesOf = (host: HTMLElement): Templates => {
  let made: ChildNode[] = [];
  let shown: string | null = null;
  return {
    has: (slot) => [...host.children].some((child) => slotOf(child) === slot),
    show(slot) {
      if (slot === shown) return;
      shown = slot;
      for (const node of made) node.remove();
      made = [];
      for (const child of Array.from(host.children)) {
        if (!(child instanceof HTMLTemplateElement) || slotOf(child) !== slot) continue;
        const nodes = slotted(
          ofDocument('importNode').call(document, child.content, true) as DocumentFragment,
          slot,
        );
        child.after(...nodes);
        made.push(...nodes);
      }
    },
  };
};
