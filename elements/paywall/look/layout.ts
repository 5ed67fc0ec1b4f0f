import type { CSSProperties } from 'react';
import type { Alignment, Distribution, Layout } from '../../../sdk/internal';

const flex = { start: 'flex-start', center: 'center', end: 'flex-end' } as const satisfies Record<
  Alignment,
  string
>;

const justify = (distribution: Distribution): string =>
  distribution === 'start' || distribution === 'center' || distribution === 'end'
    ? flex[distribution]
    : distribution;

/** How a stack arranges its children. The children of a layer stack share one grid cell, see paywall.css. */
export const layoutStyle = (layout: Layout, spacing: number): CSSProperties =>
  layout.type === 'zlayer'
    ? { display: 'grid', justifyItems: layout.place.horizontal, alignItems: layout.place.vertical }
    : {
        display: 'flex',
        flexDirection: layout.type === 'horizontal' ? 'row' : 'column',
        alignItems: flex[layout.alignment],
        justifyContent: justify(layout.distribution),
        gap: spacing,
      };

export const flexAlign = (alignment: Alignment): string => flex[alignment];
