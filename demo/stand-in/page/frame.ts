import { readMessage } from '../messages';

export interface FrameOptions {
  base: string;
  file: string;
  title: string;
  query?: Record<string, string>;
  onEvent(name: string, detail: unknown): void;
}

export interface Frame {
  readonly iframe: HTMLIFrameElement;
  /** Resolves to null when the frame does not answer in time, or is closed first. */
  request(action: string, payload: unknown, timeoutMs: number): Promise<unknown>;
  close(): void;
}

/** The page's side of the conversation with one frame. */
export function createFrame({ base, file, title, query = {}, onEvent }: FrameOptions): Frame {
  const origin = new URL(base).origin;
  const iframe = document.createElement('iframe');
  const search = new URLSearchParams({ ...query, parent: location.origin });
  iframe.src = `${base}/${file}?${search.toString()}`;
  iframe.title = title;
  const waiting = new Map<number, (value: unknown) => void>();
  let lastId = 0;

  function receive(event: MessageEvent): void {
    if (event.source === null || event.source !== iframe.contentWindow || event.origin !== origin) return;
    const message = readMessage(event.data);
    if (message?.standIn === 'event') onEvent(message.name, message.detail);
    if (message?.standIn === 'answer') waiting.get(message.id)?.(message.value);
  }
  window.addEventListener('message', receive);

  return {
    iframe,
    request(action, payload, timeoutMs) {
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const settle = (value: unknown): void => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(value);
        };
        const timer = setTimeout(settle, timeoutMs, null);
        waiting.set(id, settle);
        iframe.contentWindow?.postMessage(
          { standIn: 'request', id, action, payload: plain(payload) },
          origin,
        );
      });
    },
    close() {
      window.removeEventListener('message', receive);
      iframe.remove();
      for (const settle of waiting.values()) settle(null);
    },
  };
}

/** Options can be proxies of a framework, which a message can't carry. */
function plain(payload: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(payload ?? null));
  return copy;
}
