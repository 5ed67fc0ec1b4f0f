import type { PlotView } from '../../ports';

const ORDER =
  /^\s*(?:(?:please|can you|could you)\s+)?(?:graph|plot|sketch|draw)(?:\s+me)?(?:\s+the)?(?:\s+(?:graphs?|functions?|curves?|lines?|parabola)(?:\s+of)?)?\s*:?\s+(.+?)[.?!\s]*$/iu;
const EQUATION = /^\s*y\s*=\s*([^=<>,;]*x[^=<>,;]*)$/iu;

/**
 * 'graph x^2 - 4', 'plot sin(x) and cos(x)', 'y = 2x + 1': the functions, or null for any other text. The parser is
 * loaded only for such a text.
 */
export const plotOf = async (text: string): Promise<PlotView | null> => {
  const order = ORDER.exec(text)?.[1];
  const equation = EQUATION.exec(text)?.[1];
  const asked = order ?? equation;
  if (asked === undefined) return null;
  const { readPlot } = await import('../../maths/graph/plot-text');
  const readAll = (parts: readonly string[]): readonly string[] | null => {
    const read = parts.map(readPlot);
    return read.every((one) => one.ok) ? read.map(({ text: plain }) => plain) : null;
  };
  const functions = readAll([asked]) ?? readAll(asked.split(/\s*(?:,|;|\band\b)\s*/iu));
  if (!functions) return null;
  return { kind: 'plot', functions, otherwise: order === undefined ? `solve ${text.trim()} for x` : null };
};
