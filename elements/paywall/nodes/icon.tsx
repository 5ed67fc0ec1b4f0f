import { memo } from 'react';
import type { IconNode } from '../../../sdk/internal';
import { useLook } from '../drawing/context';
import { IconMark } from '../icons/icon-mark';
import type { NodeProps } from './node';

export const IconView = memo(({ node, axis }: NodeProps<IconNode>) => {
  const look = useLook(node);
  return look.isVisible ? <IconMark icon={look.icon} axis={axis} /> : null;
});
