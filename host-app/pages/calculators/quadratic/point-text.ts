/** Four digits are enough for the coordinates of a point. */
export const shortNumber = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−');
export const pointText = (x: number, y: number): string => `(${shortNumber(x)}, ${shortNumber(y)})`;
