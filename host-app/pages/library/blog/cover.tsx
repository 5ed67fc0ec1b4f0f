import type { ReactNode } from 'react';

/** Without random numbers, so that a cover is the same on every visit. */
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const polyline = (f: (x: number) => number): string =>
  range(65)
    .map((index) => {
      const x = (index / 64) * 640;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${f(x).toFixed(1)}`;
    })
    .join('');

const tangentAt = (f: (x: number) => number, at: number): string => {
  const slope = (f(at + 1) - f(at - 1)) / 2;
  return `M${at - 170} ${f(at) - slope * 170}L${at + 170} ${f(at) + slope * 170}`;
};

const parabola = (x: number): number => 60 + ((x - 330) / 21) ** 2;

const curve = (): ReactNode => (
  <>
    <path className="c-thin" d="M0 280H640M96 0V320" />
    <path className="c-area" d={`${polyline(parabola)}L640 320L0 320Z`} />
    <path className="c-line" d={polyline(parabola)} />
    <path className="c-line c-two" d={tangentAt(parabola, 470)} />
    <circle className="c-dot" cx="470" cy={parabola(470)} r="9" />
  </>
);

const waves = (): ReactNode =>
  range(5).map((index) => (
    <path
      key={index}
      className={`c-line${index % 2 ? ' c-two' : ''}`}
      opacity={1 - index * 0.17}
      d={polyline((x) => 90 + index * 36 + Math.sin(x / (58 + index * 9) + index * 0.7) * (52 - index * 6))}
    />
  ));

const grid = (): ReactNode => (
  <>
    {range(7).map((row) =>
      range(13).map((column) => {
        const isSquare = column >= 3 && column < 7 && row >= 1 && row < 5;
        const isStrip = (column === 7 && row >= 1 && row < 5) || (row === 5 && column >= 3 && column < 7);
        const isCorner = column === 7 && row === 5;
        return (
          <rect
            key={`${row} ${column}`}
            className={isSquare ? 'c-solid' : isStrip ? 'c-solid c-two' : isCorner ? 'c-hole' : 'c-cell'}
            x={60 + column * 40}
            y={20 + row * 40}
            width="36"
            height="36"
            rx="5"
          />
        );
      }),
    )}
  </>
);

const triangles = (): ReactNode =>
  range(4).map((row) =>
    range(10 - row * 2).map((column) => {
      const [x, y, up] = [120 + row * 40 + column * 40, 280 - row * 62, column % 2 === 0];
      const points = up
        ? `${x},${y} ${x + 40},${y - 62} ${x + 80},${y}`
        : `${x},${y - 62} ${x + 40},${y} ${x + 80},${y - 62}`;
      const tone = (row * 3 + column) % 4;
      return (
        <polygon
          key={`${row} ${column}`}
          className={tone === 0 ? 'c-solid' : tone === 2 ? 'c-solid c-two' : 'c-cell'}
          points={points}
        />
      );
    }),
  );

const circles = (): ReactNode => (
  <>
    {range(5).map((index) => (
      <circle key={index} className="c-thin" cx="320" cy="160" r={40 + index * 42} />
    ))}
    {range(7).map((index) => {
      const angle = index * 2.39996;
      const radius = 40 + (index % 5) * 42;
      return (
        <circle
          key={index}
          className={index % 2 ? 'c-solid c-two' : 'c-solid'}
          cx={320 + Math.cos(angle) * radius}
          cy={160 + Math.sin(angle) * Math.min(radius, 130)}
          r={10 + ((index * 5) % 12)}
        />
      );
    })}
    <circle className="c-dot" cx="320" cy="160" r="16" />
  </>
);

const heights = [70, 118, 94, 160, 132, 196, 176, 236];
const bars = (): ReactNode => (
  <>
    <path className="c-thin" d="M70 284H570M70 224H570M70 164H570M70 104H570M70 44H570" />
    {heights.map((height, index) => (
      <rect
        key={height}
        className={index === heights.length - 1 ? 'c-solid' : 'c-solid c-two'}
        x={88 + index * 60}
        y={284 - height}
        width="40"
        height={height}
        rx="5"
      />
    ))}
  </>
);

const spiral = (): ReactNode => {
  const point = (step: number): readonly [number, number] => {
    const angle = step * 0.16;
    const radius = 5 * Math.exp(angle * 0.155);
    return [320 + Math.cos(angle) * radius, 160 + Math.sin(angle) * radius];
  };
  const path = range(170)
    .map(
      (step) =>
        `${step === 0 ? 'M' : 'L'}${point(step)
          .map((value) => value.toFixed(1))
          .join(' ')}`,
    )
    .join('');
  return (
    <>
      <path className="c-line" d={path} />
      {range(9).map((index) => {
        const [cx, cy] = point(20 + index * 16);
        return (
          <circle
            key={index}
            className={index % 2 ? 'c-solid c-two' : 'c-dot'}
            cx={cx}
            cy={cy}
            r={4 + index}
          />
        );
      })}
    </>
  );
};

const dots = (): ReactNode =>
  range(150).map((index) => {
    const angle = index * 2.39996;
    const radius = 15 * Math.sqrt(index);
    const isMarked = index % 8 === 0;
    return (
      <circle
        key={index}
        className={isMarked ? 'c-solid' : 'c-solid c-two'}
        opacity={isMarked ? 1 : 0.55}
        cx={320 + Math.cos(angle) * radius * 1.5}
        cy={160 + Math.sin(angle) * radius * 0.82}
        r={isMarked ? 9 : 5}
      />
    );
  });

const drawings: Readonly<Record<string, () => ReactNode>> = {
  curve,
  waves,
  grid,
  triangles,
  circles,
  bars,
  spiral,
  dots,
};

interface CoverProps {
  /** One of the eight drawings; an unknown name gives the first. */
  readonly kind: string;
  readonly category: string;
}

/** The picture of an article: drawn instead of loaded. The category sets its colour. */
export const Cover = ({ kind, category }: CoverProps) => (
  <svg
    className={`cover ${category}`}
    viewBox="0 0 640 320"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {(drawings[kind] ?? curve)()}
  </svg>
);
