import type { NotablePoint } from './points';

/** A coordinate with five digits: '−2.4142', '3', '1.5e+7'. */
export const coordinate = (value: number): string => {
  const short = Number(value.toPrecision(5));
  return String(short === 0 ? 0 : short).replace('-', '−');
};

const about = ({ isExact }: NotablePoint): string => (isExact ? '' : 'about ');

/** A sentence names at most these many points. */
const MOST = 6;

const listed = (texts: readonly string[]): string =>
  texts.length > MOST
    ? `${texts.slice(0, MOST).join(', ')} and ${texts.length - MOST} more`
    : texts.length < 2
      ? texts.join('')
      : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1) ?? ''}`;

const pair = (point: NotablePoint): string =>
  `${about(point)}(${coordinate(point.x)}, ${coordinate(point.y)})`;

const ofKind = (points: readonly NotablePoint[], kind: NotablePoint['kind']) =>
  points.filter((point) => point.kind === kind);

const sentencesOf = (points: readonly NotablePoint[], startsAt: number): readonly string[] => {
  const roots = ofKind(points, 'root').map((point) => `${about(point)}${coordinate(point.x)}`);
  const [tops, bottoms] = [ofKind(points, 'maximum').map(pair), ofKind(points, 'minimum').map(pair)];
  return [
    roots.length > 0 ? `meets the x axis at x = ${listed(roots)}` : 'has no marked point on the x axis here',
    ...(Number.isFinite(startsAt) ? [`meets the y axis at y = ${coordinate(startsAt)}`] : []),
    ...(bottoms.length > 0 ? [`has a low point at ${listed(bottoms)}`] : []),
    ...(tops.length > 0 ? [`has a high point at ${listed(tops)}`] : []),
  ];
};

/** A sentence for each curve and each two that meet, for who can't see the graph. */
export const describePlot = (
  names: readonly string[],
  points: readonly NotablePoint[],
  startsAt: readonly number[],
): readonly string[] => {
  const own = names.map((name, at) => {
    const mine = points.filter(({ kind, of }) => kind !== 'intersection' && of[0] === at);
    return `${name} ${sentencesOf(mine, startsAt[at] ?? Number.NaN).join('; ')}.`;
  });
  const meetings = names.flatMap((name, one) =>
    names.slice(one + 1).flatMap((other, step) => {
      const both = ofKind(points, 'intersection').filter(
        ({ of }) => of[0] === one && of[1] === one + 1 + step,
      );
      return both.length > 0 ? [`${name} and ${other} meet at ${listed(both.map(pair))}.`] : [];
    }),
  );
  return [...own, ...meetings];
};
