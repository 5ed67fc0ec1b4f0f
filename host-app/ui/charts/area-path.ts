export interface AreaSeries {
  readonly name: string;
  /** One value for each step of the horizontal axis, from 0 on; a series may end early at 0. */
  readonly values: readonly number[];
}

/** A box of 100 by 100 that is stretched to the available size. */
export const SIDE = 100;

const at = (value: number): string => String(Math.round(value * 100) / 100);

/** At most this many corners are drawn; a line with more looks the same. */
const MOST_CORNERS = 400;

/** The line through `values`; the first is at x = 0, and a value at index `last` would be at the right edge. */
export const linePath = (values: readonly number[], last: number, most: number): string => {
  const every = Math.max(1, Math.ceil(values.length / MOST_CORNERS));
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ index }) => index % every === 0 || index === values.length - 1)
    .map(
      ({ value, index }) => `${at((index / (last || 1)) * SIDE)} ${at(SIDE - (value / (most || 1)) * SIDE)}`,
    )
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${point}`)
    .join('');
};

/** The same path, closed along the bottom. */
export const areaPath = (values: readonly number[], last: number, most: number): string =>
  values.length === 0
    ? ''
    : `${linePath(values, last, most)}L${at(((values.length - 1) / (last || 1)) * SIDE)} ${SIDE}L0 ${SIDE}Z`;
