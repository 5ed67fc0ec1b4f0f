import { adoptSheet, newElement } from './page-document';

/** A place in the document, outside all shadow trees, where a provider can mount its frames. */
export interface FormPlace {
  readonly node: HTMLElement;
  release(): void;
}

const MARK = 'data-purchase-form';

/**
 * The page's style sheets affect the provider's frames, which can't be in a shadow tree. Important rules of a layer
 * override all important rules outside layers. An element's own important declarations override both.
 */
const GUARD = `@layer purchase-elements { [${MARK}], [${MARK}] * { all: revert !important } }`;

/** Makes the styles that the provider writes on its elements override the page's rules for frames. */
const insist = ({ style }: HTMLElement): void => {
  // A copy, because the loop changes the list.
  for (const name of Array.from(style))
    if (!style.getPropertyPriority(name)) style.setProperty(name, style.getPropertyValue(name), 'important');
};

const guard = (node: HTMLElement): (() => void) => {
  if (!('adoptedStyleSheets' in Document.prototype)) return () => {};
  const drop = adoptSheet(GUARD);
  const observer = new MutationObserver(() => node.querySelectorAll<HTMLElement>('*').forEach(insist));
  observer.observe(node, { attributeFilter: ['style'], childList: true, subtree: true });
  return () => {
    observer.disconnect();
    drop();
  };
};

/**
 * A place that is visible inside `node`. If `node` is in a shadow tree, the place is a child of the outermost host, and a
 * slot on each level shows it.
 */
export const formPlace = (node: HTMLElement): FormPlace => {
  const place = newElement('div');
  place.setAttribute(MARK, '');
  const added: Element[] = [place];
  const name = `purchase-form-${Math.random().toString(36).slice(2)}`;
  let parent: Element = node;
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    const slot = newElement('slot');
    slot.name = place.slot = name;
    if (parent !== node) slot.slot = name;
    slot.style.setProperty('display', 'contents', 'important');
    parent.append(slot);
    added.push(slot);
    parent = root.host;
  }
  parent.append(place);
  const unguard = guard(place);
  return {
    node: place,
    release: () => {
      unguard();
      added.forEach((part) => part.remove());
    },
  };
};
