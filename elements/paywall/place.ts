import { newElement, ofDocument } from '../../sdk/internal';

/** Where a paywall goes, and what is to be taken away with it. */
export interface Place {
  readonly node: HTMLElement;
  release(): void;
}

/** Mount points of ours: they go when the last paywall in them has gone. */
const made = new WeakSet<HTMLElement>();

const MOUNT_ID = 'rcb-ui-pw-root';

/** The target, else the page's own mount point, else one made for the paywall at the end of the page. */
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
