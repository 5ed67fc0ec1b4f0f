import { memo } from 'react';
import type { CountdownNode } from '../../../sdk/internal';
import { useRenderMark } from '../drawing/context';
import { CountdownContext, useIsOver } from '../text/countdown';
import type { NodeProps } from './node';
import { StackView } from './stack';

/** Screen readers read a timer on request, and never announce it. */
const timer = { attributes: { role: 'timer', 'aria-live': 'off' } } as const;

export const CountdownView = memo(({ node, axis }: NodeProps<CountdownNode>) => {
  const isOver = useIsOver(node);
  useRenderMark(node.key);
  if (isOver && node.endStack) return <StackView node={node.endStack} axis={axis} />;
  return (
    <CountdownContext.Provider value={node}>
      <StackView node={node.stack} axis={axis} shell={timer} />
    </CountdownContext.Provider>
  );
});
