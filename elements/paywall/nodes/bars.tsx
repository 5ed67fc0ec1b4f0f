import { memo, useMemo } from 'react';
import type { FooterNode, HeaderNode, StackNode } from '../../../sdk/internal';
import { useMode, useRenderMark } from '../context';
import { backgroundStyle } from '../look/paint';
import { shadowStyle } from '../look/box';
import type { NodeProps } from './node';
import { StackView } from './stack';

const NO_MARGIN = { top: 0, bottom: 0, leading: 0, trailing: 0 } as const;
const FILL = { type: 'fill' } as const;

/** The bar's background fills the paywall's width; its content stays in the column. */
const inColumn = (stack: StackNode): StackNode => {
  const { normal } = stack.look;
  const look = {
    ...normal,
    background: null,
    shadow: null,
    margin: NO_MARGIN,
    size: { width: FILL, height: normal.size.height },
  };
  return { ...stack, look: { normal: look, selected: look } };
};

const Bar = ({ node, className }: { node: HeaderNode | FooterNode; className: string }) => {
  const { normal } = node.stack.look;
  const mode = useMode();
  const stack = useMemo(() => inColumn(node.stack), [node]);
  useRenderMark(node.key);
  return (
    <div
      className={`bar ${className}`}
      style={{ ...backgroundStyle(normal.background, mode), ...shadowStyle(normal.shadow, mode) }}
    >
      <div className="column">
        <StackView node={stack} axis="vertical" />
      </div>
    </div>
  );
};

/** Stays at the upper edge. */
export const HeaderView = memo(({ node }: NodeProps<HeaderNode>) => <Bar node={node} className="header" />);
/** Stays at the lower edge. */
export const FooterView = memo(({ node }: NodeProps<FooterNode>) => <Bar node={node} className="footer" />);
