import { ofDocument } from '../../sdk/internal';

const PIXEL = 1;
/** Wider than a scroll bar. */
const BAR = 20;
/** Frames that work invisibly are smaller. */
const WINDOW = 100;

const coversWindow = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isThere = Math.abs(left) < PIXEL && Math.abs(top) < PIXEL;
  return isThere && Math.abs(width - innerWidth) < BAR && Math.abs(height - innerHeight) < BAR;
};

/**
 * A popover that is not open has no box, and measuring it makes the browser notice. Without this WebKit keeps the box that
 * the element had on the page, with the size of the transformed element, and typing in it fails.
 */
const lift = (element: HTMLElement): void => {
  element.popover = 'manual';
  element.getBoundingClientRect();
  element.showPopover();
};

/** A frame that covers the page, or an element that contains one. */
const isWindowOfProvider = (node: Node): node is HTMLElement => {
  if (!(node instanceof HTMLElement)) return false;
  const frame = node instanceof HTMLIFrameElement ? node : node.querySelector('iframe');
  if (!frame || getComputedStyle(frame).position !== 'fixed') return false;
  return frame.offsetWidth > WINDOW && frame.offsetHeight > WINDOW;
};

/**
 * Lets the dialog cover the window. A `transform`, a filter and the like on an element around the dialog make `position:
 * fixed` relative to that element. The browser's top layer ignores this, so the dialog moves there. Other pages do not
 * use the top layer, because it would cover the card provider's challenge window. Here this window, which the provider
 * adds at the end of the body, is moved to the top layer when it appears.
 * @returns a function that undoes this.
 */
export const coverWindow = (backdrop: HTMLElement): (() => void) => {
  if (coversWindow(backdrop) || !('popover' in backdrop && 'showPopover' in backdrop)) return () => {};
  lift(backdrop);
  const observer = new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => [...addedNodes].filter(isWindowOfProvider).forEach(lift)),
  );
  observer.observe(ofDocument('body'), { childList: true });
  return () => {
    observer.disconnect();
    backdrop.removeAttribute('popover');
  };
};
