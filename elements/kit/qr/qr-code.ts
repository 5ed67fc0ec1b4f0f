import { encode } from 'uqr';

/**
 * A QR code as the path of an SVG image, one unit for each module.
 * @param quiet the width of the empty edge.
 */
export const qrPath = (text: string, quiet: number): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};
