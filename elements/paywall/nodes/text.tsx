import { memo } from 'react';
import type { TextNode } from '../../../sdk/internal';
import { useIsInControl, useLook, useMode, usePaywall } from '../drawing/context';
import { textElement } from '../text/text-element';
import { useText } from '../text/use-text';
import type { NodeProps } from './node';

/** A text whose look or variables can change. */
export const TextView = memo(({ node, axis }: NodeProps<TextNode>) => {
  const look = useLook(node);
  const mode = useMode();
  const { headings } = usePaywall();
  const isInControl = useIsInControl();
  const tokens = useText(look.tokens);
  return textElement({ node, look, tokens, axis, mode, isInControl, outline: headings.get(node.key) });
});
