import { adoptSheet, ofDocument } from '../../sdk/internal';

/**
 * Keeps the page behind a dialog from scrolling, without writing to any of its elements: a style sheet is adopted
 * by the document and taken off again. Where sheets can't be adopted the page may scroll behind the backdrop.
 * @returns what ends the hold.
 */
export const holdScroll = (): (() => void) => {
  const root = ofDocument('documentElement');
  // The room of the scroll bar is kept free, so that nothing behind the dialog jumps.
  const bar = window.innerWidth - root.clientWidth;
  const padding = parseFloat(getComputedStyle(root).paddingRight) + bar;
  return adoptSheet(`html { overflow: hidden !important; padding-right: ${padding}px !important }`);
};
