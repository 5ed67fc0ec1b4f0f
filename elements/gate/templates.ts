import { newElement, ofDocument } from '../../sdk/internal';

/** Which templates of a gate are shown as nodes of the page: those of one slot at a time. */
interface Templates {
  /** `''` is what the gate guards; `null` shows none. */
  show(slot: '' | 'fallback' | 'loading' | null): void;
  /** Whether there is anything for a slot, as a template or as it is. */
  has(slot: string): boolean;
}

const slotOf = (node: Element): string => node.getAttribute('slot') ?? '';

/** Text at the top of a named slot needs an element around it to be slotted. */
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

/** The content of a template is made when it is shown, and removed when it is hidden. Until then it costs and runs nothing. */
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
