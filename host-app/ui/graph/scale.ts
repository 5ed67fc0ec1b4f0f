import type { Range } from '../../maths/graph/view';

export type { Range };

/** Round steps (1, 2 or 5 times a power of ten), about `wanted` of them over the range. */
export const tickStep = ([from, to]: Range, wanted: number): number => {
  const rough = (to - from) / wanted;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * unit >= rough * 0.999) ?? 10;
  return factor * unit;
};

/** The positions of an axis's grid lines. */
export const ticks = (range: Range, wanted = 8): readonly number[] => {
  const step = tickStep(range, wanted);
  const first = Math.ceil(range[0] / step - 1e-9);
  const last = Math.floor(range[1] / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const value = (first + index) * step;
    return Math.abs(value) < step * 1e-9 ? 0 : Number(value.toPrecision(12));
  });
};

/** Converts values to pixels; `flip` for axes that grow upwards. */
export const scale = ([from, to]: Range, length: number, flip = false): ((value: number) => number) =>
  flip
    ? (value) => length - ((value - from) / (to - from)) * length
    : (value) => ((value - from) / (to - from)) * length;
