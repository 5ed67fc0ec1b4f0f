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

/**
 * How a stack arranges its children. The style sheet has what depends on the class of the layout only, and begins at the
 * start without gaps. Each style that is set costs time.
 */
export const layoutStyle = (layout: Layout, spacing: number): CSSProperties =>
  layout.type === 'zlayer'
    ? { justifyItems: layout.place.horizontal, alignItems: layout.place.vertical }
    : {
        alignItems: flex[layout.alignment],
        ...(layout.distribution === 'start' ? {} : { justifyContent: justify(layout.distribution) }),
        ...(spacing === 0 ? {} : { gap: spacing }),
      };

export const flexAlign = (alignment: Alignment): string => flex[alignment];
