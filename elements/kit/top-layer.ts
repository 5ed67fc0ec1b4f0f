import { ofDocument } from '../../sdk/internal';

const PIXEL = 1;
/** More than a scroll bar is wide. */
const BAR = 20;
/** Frames at work unseen are smaller. */
const WINDOW = 100;

const coversWindow = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isThere = Math.abs(left) < PIXEL && Math.abs(top) < PIXEL;
  return isThere && Math.abs(width - innerWidth) < BAR && Math.abs(height - innerHeight) < BAR;
};

const lift = (element: HTMLElement): void => {
  element.popover = 'manual';
  element.showPopover();
};

/** A frame, or something with a frame in it, that means to lie over the page. */
const isWindowOfProvider = (node: Node): node is HTMLElement => {
  if (!(node instanceof HTMLElement)) return false;
  const frame = node instanceof HTMLIFrameElement ? node : node.querySelector('iframe');
  if (!frame || getComputedStyle(frame).position !== 'fixed') return false;
  return frame.offsetWidth > WINDOW && frame.offsetHeight > WINDOW;
};

/**
 * A `transform`, a filter and the like on the body, or on any element around the dialog, make `position: fixed` mean
 * that element instead of the window. The browser's top layer knows no such thing: there the dialog covers the window
 * again. No other page gets this, because the top layer is also above the card provider's own challenge window; here
 * that window, which is put at the end of the body, is lifted as well when it appears.
 * @returns what ends it.
 */
export const coverWindow = (backdrop: HTMLElement): (() => void) => {
  if (coversWindow(backdrop) || !('showPopover' in backdrop)) return () => {};
  lift(backdrop);
  const observer = new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => [...addedNodes].filter(isWindowOfProvider).forEach(lift)),
  );
  observer.observe(ofDocument('body'), { childList: true });
  return () => observer.disconnect();
};
