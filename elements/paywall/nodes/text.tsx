import { memo } from 'react';
import type { TextNode } from '../../../sdk/internal';
import { useIsInControl, useLook, useMode, usePaywall } from '../context';
import { gradientStyle, isLarge, textStyle } from '../text/text-style';
import { drawTokens } from '../text/tokens';
import { useText } from '../text/use-text';
import type { NodeProps } from './node';

/** A heading if the paywall's data says so, otherwise a paragraph; plain text inside a control. */
export const TextView = memo(({ node, axis }: NodeProps<TextNode>) => {
  const look = useLook(node);
  const mode = useMode();
  const { headings } = usePaywall();
  const isInControl = useIsInControl();
  const tokens = useText(look.tokens);
  if (!look.isVisible || tokens.length === 0) return null;
  const level = look.headingLevel;
  const outline = headings.get(node.key);
  const Tag = isInControl ? 'span' : level ? (`h${level}` as const) : 'p';
  const letters = gradientStyle(look, mode);
  const words = drawTokens(tokens);
  return (
    <Tag
      className={`text${level ? ' heading' : ''}${isLarge(look) ? ' large' : ''}`}
      aria-level={isInControl || outline === (level ?? undefined) ? undefined : outline}
      style={textStyle(look, mode, axis)}
    >
      {letters ? <span style={letters}>{words}</span> : words}
    </Tag>
  );
});
