import { newElement } from '../../sdk/internal';

/** The default fonts, unless the page or the branding names others; see tokens.css. */
const FIRST = ['16px system-ui', '600 16px system-ui'];

/**
 * The first text in a font waits until the browser has loaded it. This measures a text outside the page, so that the
 * fonts are loaded before a purchase begins.
 */
export const readTypefaces = (): void => {
  const canvas = newElement('canvas').getContext('2d');
  if (!canvas) return;
  for (const font of FIRST) {
    canvas.font = font;
    canvas.measureText('0');
  }
};
