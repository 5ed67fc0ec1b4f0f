import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { SkeletonLook, SkeletonNode } from '../../../../sdk/internal';
import { useLook, useMode } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { marginStyle, surfaceStyle } from '../../look/box';
import { paintLayer } from '../../look/paint';
import type { Mode } from '../../look/paint';
import { sizeStyle } from '../../look/size';
import type { Axis } from '../../look/size';
import type { NodeProps } from '../node';

const style = (look: SkeletonLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...sizeStyle(look.size, axis),
  ...marginStyle(look.margin),
  ...surfaceStyle(look, mode),
});

/** Screen readers skip it: the loader around it has the meaning. */
export const SkeletonView = memo(({ node, axis }: NodeProps<SkeletonNode>) => {
  const look = useLook(node);
  const mode = useMode();
  if (!look.isVisible) return null;
  return (
    <span
      className={look.background ? 'skeleton-box' : 'skeleton-box grey'}
      aria-hidden="true"
      style={style(look, mode, axis)}
    >
      <BorderLayer border={look.border} mode={mode} />
      <span
        className="shimmer"
        style={look.highlight ? { backgroundImage: paintLayer(look.highlight[mode]) } : {}}
      />
    </span>
  );
});
