import { adoptSheet, ofDocument } from '../../sdk/internal';

/**
 * Prevents the page behind a dialog from scrolling, without changing its elements: the document adopts a style sheet, and
 * removes it again. Browsers without adopted style sheets can scroll behind the backdrop.
 * @returns a function that lets the page scroll again.
 */
export const holdScroll = (): (() => void) => {
  const root = ofDocument('documentElement');
  // Keeps the width of the scroll bar free, so that the page behind the dialog does not move.
  const bar = window.innerWidth - root.clientWidth;
  const padding = parseFloat(getComputedStyle(root).paddingRight) + bar;
  return adoptSheet(`html { overflow: hidden !important; padding-right: ${padding}px !important }`);
};
