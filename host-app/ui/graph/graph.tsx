import { useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { evaluate, parseExpression } from '../../maths/expression';
import { curvePath } from './curve-path';
import { GraphPoints } from './graph-points';
import type { GraphPoint } from './graph-points';
import { scale, ticks } from './scale';
import type { Range } from './scale';
import { useSize } from './use-size';
import type { Size } from './use-size';

export type { GraphPoint } from './graph-points';

/** An expression in x (calculator notation), a function, or the x of a vertical line. */
export type Curve = string | ((x: number) => number) | number;

interface GraphProps {
  readonly x: Range;
  readonly y: Range;
  readonly curves: readonly Curve[];
  /** The position of each curve's color; by default its own. */
  readonly colors?: readonly number[];
  readonly points?: readonly GraphPoint[];
  /** The text alternative. */
  readonly label: string;
  /** The positions of vertical asymptotes. */
  readonly asymptotes?: readonly number[];
  /** Drawn over the curves; called with the scales. */
  readonly children?: (toX: (x: number) => number, toY: (y: number) => number) => ReactNode;
}

export const asFunction = (curve: Exclude<Curve, number>): ((x: number) => number) => {
  if (typeof curve !== 'string') return curve;
  const parsed = parseExpression(curve);
  if (!parsed.ok) return () => Number.NaN;
  return (x) => {
    try {
      return evaluate(parsed.tree, { x });
    } catch {
      return Number.NaN;
    }
  };
};

/** Numbers of the x axis must not touch. */
const across = (width: number): number => Math.max(3, Math.round(width / 75));

const number = (value: number): string => String(value).replace('-', '−');

interface AxesProps extends Pick<GraphProps, 'x' | 'y'>, Size {
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  readonly zeroX: number;
  readonly zeroY: number;
}

/** The numbers of both axes, without those at the edge. */
const AxisNumbers = ({ x, y, toX, toY, zeroX, zeroY, width, height }: AxesProps) => (
  <g className="graph-numbers">
    {ticks(x, across(width))
      .filter((at) => at !== 0 && toX(at) > 24 && toX(at) < width - 24)
      .map((at) => (
        <text
          key={at}
          x={toX(at)}
          y={Math.min(zeroY + 6, height - 26)}
          textAnchor="middle"
          dominantBaseline="hanging"
        >
          {number(at)}
        </text>
      ))}
    {ticks(y, 6)
      .filter((at) => at !== 0 && toY(at) > 14 && toY(at) < height - 14)
      .map((at) => (
        <text
          key={at}
          x={zeroX > 40 ? zeroX - 8 : zeroX + 8}
          y={toY(at)}
          dominantBaseline="central"
          textAnchor={zeroX > 40 ? 'end' : 'start'}
        >
          {number(at)}
        </text>
      ))}
  </g>
);

const Grid = ({ x, y, toX, toY, zeroX, zeroY, width, height }: AxesProps) => (
  <>
    <g className="graph-grid">
      {ticks(x, across(width)).map((at) => (
        <line key={`x${at}`} x1={toX(at)} x2={toX(at)} y1="0" y2={height} />
      ))}
      {ticks(y, 6).map((at) => (
        <line key={`y${at}`} x1="0" x2={width} y1={toY(at)} y2={toY(at)} />
      ))}
    </g>
    <g className="graph-axes">
      <line x1={zeroX} x2={zeroX} y1="0" y2={height} />
      <line x1="0" x2={width} y1={zeroY} y2={zeroY} />
    </g>
  </>
);

/** Curves and points over a grid, in SVG. */
export const Graph = (props: GraphProps) => {
  const { x, y, curves, colors, points = [], asymptotes = [], label, children } = props;
  const clip = useId();
  const picture = useRef<SVGSVGElement>(null);
  const { width, height } = useSize(picture);
  const [toX, toY] = [scale(x, width), scale(y, height, true)];
  const drawn = useMemo(
    () =>
      curves.map((curve) => {
        const frame = { x, y, toX: scale(x, width), toY: scale(y, height, true) };
        if (typeof curve === 'number') {
          const line = frame.toX(curve);
          return {
            path: `M${line} 0V${height}`,
            heightAt: (at: number) => (at < line ? -Infinity : Infinity),
          };
        }
        const f = asFunction(curve);
        const heightAt = (at: number): number => frame.toY(f(x[0] + (at / width) * (x[1] - x[0])));
        return { path: curvePath(f, frame), heightAt };
      }),
    [curves, x, y, width, height],
  );
  // Axes are drawn at the edge when zero is outside.
  const [zeroX, zeroY] = [Math.min(width, Math.max(0, toX(0))), Math.min(height, Math.max(0, toY(0)))];
  const axes = { x, y, toX, toY, zeroX, zeroY, width, height };
  return (
    <svg className="graph" ref={picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <clipPath id={clip}>
        <rect width={width} height={height} rx="8" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Grid {...axes} />
        {asymptotes.map((at) => (
          <line key={at} className="graph-asymptote" x1={toX(at)} x2={toX(at)} y1="0" y2={height} />
        ))}
        {drawn.map(({ path }, index) => (
          <path
            key={index}
            className={`graph-curve curve-${((colors?.[index] ?? index) % 5) + 1}`}
            d={path}
          />
        ))}
        <AxisNumbers {...axes} />
        {children?.(toX, toY)}
        <GraphPoints {...axes} points={points} curves={drawn.map(({ heightAt }) => heightAt)} />
      </g>
    </svg>
  );
};
