import type { CSSProperties, ReactNode } from 'react';
import type { PageControl } from '../../../../sdk/internal';
import { useMode, usePaywall } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { borderStyle, marginStyle, paddingStyle, shadowStyle, shapeStyle } from '../../look/box';
import { themedPaintStyle } from '../../look/paint';
import type { Mode } from '../../look/paint';

/** The smallest target for a finger. */
const SMALLEST_TARGET = 24;

interface DotsProps {
  readonly control: PageControl;
  readonly count: number;
  readonly current: number;
  readonly trackId: string;
  readonly onSelect: (index: number) => void;
  /** After the dots. */
  readonly children: ReactNode;
}

const barStyle = (control: PageControl, mode: Mode): CSSProperties => ({
  ...marginStyle(control.margin),
  ...paddingStyle(control.padding, control.border),
  ...themedPaintStyle(control.background, mode),
  ...borderStyle(control.border, mode),
  ...shadowStyle(control.shadow, mode),
  ...shapeStyle(control.shape),
});

/** A button for each page. The space between the dots belongs to the buttons. */
export const PageDots = ({ control, count, current, trackId, onSelect, children }: DotsProps) => {
  const { translator } = usePaywall();
  const mode = useMode();
  return (
    <div className="dots" style={barStyle(control, mode)}>
      <BorderLayer border={control.border} mode={mode} />
      {Array.from({ length: count }, (_, index) => {
        const { width, height, colour } = index === current ? control.active : control.other;
        return (
          <button
            key={index}
            type="button"
            className="dot-button"
            aria-label={translator.text('paywall.page', { number: index + 1, count })}
            aria-current={index === current ? 'true' : undefined}
            aria-controls={trackId}
            style={{ inlineSize: Math.max(SMALLEST_TARGET, width + control.spacing) }}
            onClick={() => onSelect(index)}
          >
            <span
              className="dot"
              style={{ inlineSize: width, blockSize: height, backgroundColor: colour[mode] }}
            />
          </button>
        );
      })}
      {children}
    </div>
  );
};
