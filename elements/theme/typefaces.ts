import { newElement } from '../../sdk/internal';

/** The default fonts, unless the page or the branding names others; see tokens.css. */
const FIRST = ['16px system-ui', '600 16px system-ui'];

/**
 * The first text in a typeface waits until the browser has found and read it. Measured beforehand, on nothing that is on the
 * page, they are there when a sale begins.
 */
export const readTypefaces = (): void => {
  const canvas = newElement('canvas').getContext('2d');
  if (!canvas) return;
  for (const font of FIRST) {
    canvas.font = font;
    canvas.measureText('0');
  }
};
