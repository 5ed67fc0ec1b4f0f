import { newElement, ofDocument } from '../../../sdk/internal';

/** Where a paywall goes, and how to remove it. */
export interface Place {
  readonly node: HTMLElement;
  release(): void;
}

/** Containers that the library has created. They are removed with the last paywall in them. */
const made = new WeakSet<HTMLElement>();

const MOUNT_ID = 'rcb-ui-pw-root';

/** The target, otherwise the page's mount point, otherwise a new container at the end of the page. */
export const placeFor = (target: HTMLElement | undefined): Place => {
  const node = target ?? ofDocument('getElementById').call(document, MOUNT_ID) ?? mountPoint();
  return {
    node,
    release: () => {
      if (made.has(node) && node.childElementCount === 0) node.remove();
    },
  };
};

const mountPoint = (): HTMLElement => {
  const node = newElement('div');
  node.id = MOUNT_ID;
  made.add(node);
  ofDocument('body').append(node);
  return node;
};
