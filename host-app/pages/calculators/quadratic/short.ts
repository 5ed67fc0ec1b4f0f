/** Four digits are enough for the coordinates of a point. */
export const short = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−');
export const place = (x: number, y: number): string => `(${short(x)}, ${short(y)})`;
