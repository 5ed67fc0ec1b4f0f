import type { Feature, FeatureKind, Features } from '../../maths/graph/features';
import type { Plotted } from '../../maths/graph/plotted';
import type { View } from '../../maths/graph/view';
import type { GraphPoint } from './graph-points';

/** At most `digits` digits, with a real minus sign. */
export const shortNumber = (value: number, digits = 5): string => {
  const rounded = Number(value.toPrecision(digits));
  return String(Math.abs(rounded) < 1e-12 ? 0 : rounded).replace('-', '−');
};

const approximately = (isExact: boolean, text: string): string => (isExact ? text : `≈ ${text}`);
export const pairText = (x: number, y: number, digits = 5): string =>
  `(${shortNumber(x, digits)}, ${shortNumber(y, digits)})`;
const pointText = ({ isExact, x, y }: Feature): string => approximately(isExact, pairText(x, y));

/** y = x^2 - 4 as it is written in a sentence. */
export const equationText = ({ text }: Plotted): string =>
  (text.includes('=') ? text : `y = ${text}`).replaceAll('-', '−').replaceAll('*', '·');

export const curveName = (curve: Plotted): string =>
  equationText(curve) + (curve.part ? `, ${curve.part}` : '');

/**
 * The curve in words, such as 'Circle with center (0, 0) and radius 5.' A curve is drawn as two functions; only the upper one has
 * these words.
 */
const shapeFacts = ({ part, shape, vertical }: Plotted): readonly string[] => {
  if (vertical !== undefined) return ['Vertical line.'];
  if (!shape || part === 'lower half') return [];
  const { kind, center, radius } = shape;
  const parts = [center && `center ${pairText(...center)}`, radius && `radius ${shortNumber(radius)}`];
  return [[kind, parts.filter(Boolean).join(' and ')].filter(Boolean).join(' with ') + '.'];
};

/** One mark for all notable points at the same place. */
export const marksOf = ({ points }: Features, view: View): readonly GraphPoint[] => {
  const [width, height] = [view.x[1] - view.x[0], view.y[1] - view.y[0]];
  const isSame = (a: GraphPoint, b: Feature): boolean =>
    Math.abs(a.x - b.x) < 1e-5 * width && Math.abs(a.y - b.y) < 1e-5 * height;
  return points.reduce<readonly GraphPoint[]>(
    (marks, point) =>
      marks.some((mark) => isSame(mark, point))
        ? marks
        : [
            ...marks,
            {
              x: point.x,
              y: point.y,
              label: pointText(point),
              ...(point.kind === 'hole' && { isHole: true }),
            },
          ],
    [],
  );
};

const NAMES: Readonly<Record<Exclude<FeatureKind, 'intersection'>, readonly [one: string, many: string]>> = {
  root: ['Root', 'Roots'],
  minimum: ['Minimum', 'Minima'],
  maximum: ['Maximum', 'Maxima'],
  'y-intercept': ['Meets the y axis at', 'Meets the y axis at'],
  hole: ['Missing point', 'Missing points'],
};

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const isVisible = ({ x, y }: Feature, view: View): boolean =>
  x >= view.x[0] && x <= view.x[1] && y >= view.y[0] && y <= view.y[1];

/** Where a curve is looked at to see whether it has values. */
const SHARES = Array.from({ length: 101 }, (_, nth) => nth / 100);

/** What the view shows of one curve: 'Roots: x = −2 and x = 2.' */
export const curveFacts = (
  curve: number,
  curves: readonly Plotted[],
  { points, asymptotes, isCrowded }: Features,
  view: View,
): readonly string[] => {
  const own = points
    .filter((point) => point.curve === curve && isVisible(point, view))
    .sort((a, b) => a.x - b.x);
  const place = (x: number, isExact: boolean): string => `x ${isExact ? '=' : '≈'} ${shortNumber(x)}`;
  const facts = Object.entries(NAMES).flatMap(([kind, [one, many]]) => {
    const found = own.filter((point) => point.kind === kind);
    const texts = found.map((point) => (kind === 'root' ? place(point.x, point.isExact) : pointText(point)));
    const name = found.length === 1 ? one : many;
    return found.length === 0 ? [] : [`${name}${name.endsWith(' at') ? ' ' : ': '}${listed(texts)}.`];
  });
  const meetings = curves.flatMap((other, second) => {
    const found = own.filter((point) => point.kind === 'intersection' && point.second === second);
    return found.length === 0 ? [] : [`Meets ${curveName(other)} at ${listed(found.map(pointText))}.`];
  });
  const drawn = curves[curve];
  if (!drawn) return [];
  const { f, vertical } = drawn;
  const isEmpty =
    vertical === undefined &&
    SHARES.every((share) => !Number.isFinite(f(view.x[0] + share * (view.x[1] - view.x[0]))));
  const poles = asymptotes.filter((asymptote) => asymptote.curve === curve);
  const lines = poles.map(({ x, isExact }) => place(x, isExact));
  return [
    ...shapeFacts(drawn),
    ...facts,
    ...meetings,
    ...(lines.length === 0 ? [] : [`Vertical asymptote${lines.length > 1 ? 's' : ''}: ${listed(lines)}.`]),
    ...(isEmpty ? ['It has no real values here.'] : []),
    ...(isCrowded ? ['There are too many points to mark here: zoom in to see them.'] : []),
  ];
};

export const viewSentence = ({ x, y }: View): string =>
  `Shown: x from ${shortNumber(x[0])} to ${shortNumber(x[1])}, y from ${shortNumber(y[0])} to ${shortNumber(y[1])}.`;
