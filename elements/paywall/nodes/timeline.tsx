import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Connector, Icon, TimelineItem, TimelineLook, TimelineNode } from '../../../sdk/internal';
import { useLook, useMode, usePaywall } from '../drawing/context';
import { IconMark } from '../icons/icon-mark';
import { marginStyle, paddingStyle } from '../look/box';
import { paintStyle } from '../look/paint';
import { em, sizeStyle } from '../look/size';
import type { NodeProps } from './node';

const LINE_HEIGHT = 1.35;
const FREE_SIZE = 24;

const side = (icon: Icon, axis: 'width' | 'height'): number => {
  const extent = icon.size[axis];
  return extent.type === 'fixed' ? extent.value : FREE_SIZE;
};
const columnOf = (items: readonly TimelineItem[]): number =>
  Math.max(...items.map(({ icon }) => side(icon, 'width') + icon.margin.leading + icon.margin.trailing));

/** How far the icon or the title moves down, so that the icon is centred on the title's first line. */
const offsets = ({ icon, title }: TimelineItem): { icon: number; text: number } => {
  const { fontSize, margin, padding } = title.look.base;
  const line = fontSize * LINE_HEIGHT + 2 * (margin.top + padding.top);
  const gap = (line - side(icon, 'height')) / 2;
  return { icon: Math.max(0, gap), text: Math.max(0, -gap) };
};

interface LineProps {
  readonly connector: Connector;
  /** The ends of the line, as distances from the item's upper and lower edge. */
  readonly from: string;
  readonly to: string;
  readonly column: number;
}

const Line = ({ connector, from, to, column }: LineProps) => {
  const mode = useMode();
  const style: CSSProperties = {
    ...paintStyle(connector.paint[mode]),
    inlineSize: connector.width,
    insetBlockStart: from,
    insetBlockEnd: to,
    insetInlineStart: `calc(${em(column)} / 2 - ${connector.width / 2}px)`,
  };
  return <span className="timeline-line" style={style} />;
};

interface ItemProps {
  readonly item: TimelineItem;
  readonly previous: TimelineItem | undefined;
  readonly next: TimelineItem | undefined;
  readonly look: TimelineLook;
  readonly column: number;
}

/** The line from this icon to the next. Beside a centred icon it has two parts; the next item draws the second part. */
const Lines = ({ item, previous, next, look, column }: ItemProps) => {
  const isCentred = look.iconAlignment === 'title-and-description';
  const half = (icon: Icon): string => `50% + ${em(side(icon, 'height') / 2)}`;
  const { connector, icon } = item;
  const gap = next ? look.itemSpacing : 0;
  const from = isCentred ? half(icon) : em(offsets(item).icon + side(icon, 'height'));
  const reach = isCentred || !next ? `${-gap}px` : `${-gap}px - ${em(offsets(next).icon)}`;
  const before = isCentred ? previous?.connector : null;
  return (
    <>
      {before && (
        <Line
          connector={before}
          column={column}
          from="0px"
          to={`calc(${half(icon)} + ${before.margin.bottom}px)`}
        />
      )}
      {connector && (
        <Line
          connector={connector}
          column={column}
          from={`calc(${from} + ${connector.margin.top}px)`}
          to={`calc(${reach} + ${isCentred && next ? 0 : connector.margin.bottom}px)`}
        />
      )}
    </>
  );
};

const Item = (props: ItemProps) => {
  const { item, look, column } = props;
  const { draw } = usePaywall();
  const isCentred = look.iconAlignment === 'title-and-description';
  const offset = isCentred ? { icon: 0, text: 0 } : offsets(item);
  return (
    <li
      className="timeline-item"
      style={{ columnGap: look.columnGutter, gridTemplateColumns: `${em(column)} minmax(0, 1fr)` }}
    >
      <Lines {...props} />
      <span
        className="timeline-icon"
        style={{ alignSelf: isCentred ? 'center' : 'start', marginBlockStart: em(offset.icon) }}
      >
        <IconMark icon={item.icon} axis="horizontal" />
      </span>
      <div className="timeline-words" style={{ gap: look.textSpacing, paddingBlockStart: em(offset.text) }}>
        {draw(item.title, 'vertical')}
        {item.description && draw(item.description, 'vertical')}
      </div>
    </li>
  );
};

/** Steps from top to bottom, each with an icon and a line to the next. */
export const TimelineView = memo(({ node, axis }: NodeProps<TimelineNode>) => {
  const look = useLook(node);
  if (!look.isVisible || node.items.length === 0) return null;
  const column = columnOf(node.items);
  return (
    <ol
      className="timeline"
      style={{
        ...sizeStyle(look.size, axis),
        ...marginStyle(look.margin),
        ...paddingStyle(look.padding),
        gap: look.itemSpacing,
      }}
    >
      {node.items.map((item, index) => (
        <Item
          key={item.key}
          item={item}
          previous={node.items[index - 1]}
          next={node.items[index + 1]}
          look={look}
          column={column}
        />
      ))}
    </ol>
  );
});
