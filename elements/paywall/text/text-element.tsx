import type { ReactNode } from 'react';
import type { FilledToken, TextLook, TextNode } from '../../../sdk/internal';
import type { Mode } from '../look/paint';
import type { Axis } from '../look/size';
import { gradientStyle, isLarge, textStyle } from './text-style';
import { drawTokens } from './tokens';

interface FilledText {
  readonly node: Pick<TextNode, 'key'>;
  readonly look: TextLook;
  readonly tokens: readonly FilledToken[];
  readonly axis: Axis;
  readonly mode: Mode;
  readonly isInControl: boolean;
  /** The heading's level in the outline, if it is another one than that of its size. */
  readonly outline: number | undefined;
}

const classOf = (look: TextLook): string =>
  `text${look.headingLevel ? ' heading' : ''}${isLarge(look) ? ' large' : ''}`;

/** A heading if the paywall's data says so, otherwise a paragraph; plain text inside a control. */
export const textElement = (text: FilledText): ReactNode => {
  const { node, look, tokens, axis, mode, isInControl, outline } = text;
  if (!look.isVisible || tokens.length === 0) return null;
  const level = look.headingLevel;
  const Tag = isInControl ? 'span' : level ? (`h${level}` as const) : 'p';
  const letters = gradientStyle(look, mode);
  const words = drawTokens(tokens);
  return (
    <Tag
      key={node.key}
      className={classOf(look)}
      aria-level={isInControl || outline === (level ?? undefined) ? undefined : outline}
      style={textStyle(look, mode, axis)}
    >
      {letters ? <span style={letters}>{words}</span> : words}
    </Tag>
  );
};
