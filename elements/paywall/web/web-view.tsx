import { memo, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WebViewNode } from '../../../sdk/internal';
import { useIsInControl, useLook, useMode } from '../drawing/context';
import { BorderLayer } from '../look/border-layer';
import { marginStyle, surfaceStyle } from '../look/box';
import { sizeStyle } from '../look/size';
import type { NodeProps } from '../nodes/node';

/** The height of a page that has not reported its own, and the largest one, in pixels. */
const FIRST_HEIGHT = 320;
const MOST = 10_000;
/** The message by which the page in the frame reports its height. */
const SIZE_MESSAGE = 'purchase-web-view-size';

const heightOf = (data: unknown): number | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { readonly type?: unknown; readonly height?: unknown };
  if (type !== SIZE_MESSAGE || typeof height !== 'number' || !(height > 0)) return null;
  return Math.min(MOST, Math.ceil(height));
};

/** The height that the page in the frame has reported. Messages of other windows are ignored. */
const useReportedHeight = (frame: RefObject<HTMLIFrameElement | null>): number => {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      const found = source === frame.current?.contentWindow ? heightOf(data) : null;
      if (found !== null) setHeight(found);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame]);
  return height;
};

/** It is of another origin, so `allow-same-origin` only gives it its own storage. It can't leave its frame. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** Another page in a sandboxed frame. */
export const WebViewView = memo(({ node, axis }: NodeProps<WebViewNode>) => {
  const look = useLook(node);
  const mode = useMode();
  const isInControl = useIsInControl();
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useReportedHeight(frame);
  if (!look.isVisible || isInControl) return null;
  const isFit = look.size.height.type === 'fit';
  return (
    <div
      className="web-view"
      style={{
        ...sizeStyle(look.size, axis),
        ...marginStyle(look.margin),
        ...surfaceStyle(look, mode),
        ...(isFit ? { blockSize: height } : {}),
      }}
    >
      <iframe
        ref={frame}
        src={node.url}
        title={node.name ?? new URL(node.url).hostname}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <BorderLayer border={look.border} mode={mode} />
    </div>
  );
});
