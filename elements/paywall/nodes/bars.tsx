import { memo, useMemo } from 'react';
import type { FooterNode, HeaderNode, StackNode } from '../../../sdk/internal';
import { mapLooks } from '../../../sdk/internal';
import { useLook, useMode, usePaywall } from '../drawing/context';
import { backgroundStyle } from '../look/paint';
import { shadowStyle } from '../look/box';
import type { NodeProps } from './node';
import { StackView } from './stack';

const NO_MARGIN = { top: 0, bottom: 0, leading: 0, trailing: 0 } as const;
const FILL = { type: 'fill' } as const;

/** The bar's background fills the paywall's width; its content stays in the column. */
const inColumn = (stack: StackNode): StackNode => ({
  ...stack,
  look: mapLooks(stack.look, (look) => ({
    ...look,
    background: null,
    shadow: null,
    margin: NO_MARGIN,
    size: { width: FILL, height: look.size.height },
  })),
});

/** The column's class: it is wider where the main stack is a row. Bars have the width of the main stack. */
export const useColumnClass = ({ key, look }: StackNode): string => {
  const { layout } = useLook({ key: `${key} column`, look });
  return layout.type === 'horizontal' ? 'column wide' : 'column';
};

const Bar = ({ node, className }: { node: HeaderNode | FooterNode; className: string }) => {
  const look = useLook({ key: node.key, look: node.stack.look });
  const mode = useMode();
  const { session } = usePaywall();
  const column = useColumnClass(session.paywall.stack);
  const stack = useMemo(() => inColumn(node.stack), [node]);
  if (!look.isVisible) return null;
  return (
    <div
      className={`bar ${className}`}
      style={{ ...backgroundStyle(look.background, mode), ...shadowStyle(look.shadow, mode) }}
    >
      <div className={column}>
        <StackView node={stack} axis="vertical" />
      </div>
    </div>
  );
};

/** Stays at the upper edge. */
export const HeaderView = memo(({ node }: NodeProps<HeaderNode>) => <Bar node={node} className="header" />);
/** Stays at the lower edge. */
export const FooterView = memo(({ node }: NodeProps<FooterNode>) => <Bar node={node} className="footer" />);
