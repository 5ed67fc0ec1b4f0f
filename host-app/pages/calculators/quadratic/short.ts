/** Four digits say where a point is. */
export const short = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−');
export const place = (x: number, y: number): string => `(${short(x)}, ${short(y)})`;
