import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { LoaderProgressNode, ProgressLook } from '../../../../sdk/internal';
import { useLook, useMode } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { marginStyle, surfaceStyle } from '../../look/box';
import { paintColour, paintStyle } from '../../look/paint';
import type { Mode } from '../../look/paint';
import { em, sizeStyle } from '../../look/size';
import type { Axis } from '../../look/size';
import type { NodeProps } from '../node';
import { useProgressRole } from './progress-bar';
import { useIsInLoader, useLoaderProgress, useProgress, useProgressOver } from './progress-context';
import type { Fraction } from './progress-context';

const boxStyle = (look: ProgressLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...sizeStyle(look.size, axis),
  ...marginStyle(look.margin),
  ...surfaceStyle(look, mode),
});

interface ShapeProps {
  readonly look: ProgressLook;
  readonly mode: Mode;
  readonly fraction: Fraction;
}

const Bar = ({ look, mode, fraction }: ShapeProps) => (
  <span className="bar-track" style={{ ...paintStyle(look.track[mode]), blockSize: em(look.thickness) }}>
    <span
      className={fraction === null ? 'bar-fill endless' : 'bar-fill'}
      style={{
        ...paintStyle(look.indicator[mode]),
        ...(fraction === null ? {} : { inlineSize: `${fraction * 100}%` }),
      }}
    />
  </span>
);

const VIEW = 40;
/** The part of the ring that turns. */
const TURNING = 0.28;

const Ring = ({ look, mode, fraction }: ShapeProps) => {
  const stroke = Math.min(VIEW / 2, look.thickness);
  const circle = { cx: VIEW / 2, cy: VIEW / 2, r: (VIEW - stroke) / 2, strokeWidth: stroke, pathLength: 1 };
  return (
    <svg
      className={fraction === null ? 'ring endless' : 'ring'}
      viewBox={`0 0 ${VIEW} ${VIEW}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle {...circle} stroke={paintColour(look.track[mode])} />
      <circle
        {...circle}
        className="ring-fill"
        stroke={paintColour(look.indicator[mode])}
        strokeDasharray={`${fraction ?? TURNING} 1`}
      />
    </svg>
  );
};

const useOwnProgress = (node: LoaderProgressNode) => {
  const around = useLoaderProgress();
  const own = useProgressOver(node.durationMs);
  const $progress = node.durationMs === null ? around : own;
  const fraction = useProgress($progress, (fraction) => fraction);
  return { $progress, fraction: node.fraction ?? fraction };
};

/** A bar or a ring. Inside a loader the loader speaks for it. */
export const LoaderProgressView = memo(({ node, axis }: NodeProps<LoaderProgressNode>) => {
  const look = useLook(node);
  const mode = useMode();
  const { $progress, fraction } = useOwnProgress(node);
  const role = useProgressRole($progress);
  const isInLoader = useIsInLoader();
  if (!look.isVisible) return null;
  const Shape = node.kind === 'linear' ? Bar : Ring;
  const fixed = node.fraction === null ? {} : { 'aria-valuenow': Math.round(node.fraction * 100) };
  return (
    <span
      className="loader-progress"
      style={boxStyle(look, mode, axis)}
      {...(isInLoader ? { 'aria-hidden': true } : { ...role, ...fixed })}
    >
      <BorderLayer border={look.border} mode={mode} />
      <Shape look={look} mode={mode} fraction={fraction} />
    </span>
  );
});
