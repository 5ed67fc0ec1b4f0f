import { createFrame } from './frame';
import type { Frame, FrameOptions } from './frame';

const COVERS_THE_PAGE: Readonly<Record<string, string>> = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  margin: '0',
  'z-index': '2147483647',
  background: 'transparent',
  'color-scheme': 'light',
};

/** A frame over the whole page. It takes the focus when it has loaded, and gives it back when it is closed. */
export function openOverlay(options: FrameOptions): Frame {
  const focusedBefore = document.activeElement;
  const frame = createFrame({
    ...options,
    onEvent(name, detail) {
      if (name === 'hello') frame.iframe.focus();
      options.onEvent(name, detail);
    },
  });
  for (const [name, value] of Object.entries(COVERS_THE_PAGE))
    frame.iframe.style.setProperty(name, value, 'important');
  document.body.append(frame.iframe);
  return {
    ...frame,
    close() {
      frame.close();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    },
  };
}
