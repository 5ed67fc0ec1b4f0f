/** Messages between the pages of one customer. Nothing is stored. */
export interface TabChannel {
  /**
   * Asks the page with the lock to hand it over. Resolves with what that page had open, or with `null` without an answer.
   */
  requestHandOver(limitMs: number): Promise<unknown>;
  /** Whether another page has the lock, or requests it now with priority. */
  isHeldElsewhere(limitMs: number): Promise<boolean>;
  /** Announces that this page has the lock. `lost` is called when another page announces the same. */
  announceHeld(lost: () => void): void;
  /** Answers requests to hand over the lock. */
  onHandOver(handOver: () => unknown): void;
  leave(): void;
}

type ChannelMessage =
  | { readonly type: 'hand-over'; readonly from: string }
  | { readonly type: 'left'; readonly from: string; readonly to: string; readonly left: unknown }
  | { readonly type: 'anyone'; readonly from: string }
  | { readonly type: 'here'; readonly from: string };

const isChannelMessage = (value: unknown): value is ChannelMessage =>
  typeof value === 'object' && value !== null && 'type' in value && 'from' in value;

const noChannel: TabChannel = {
  requestHandOver: () => Promise.resolve(null),
  isHeldElsewhere: () => Promise.resolve(false),
  announceHeld: () => {},
  onHandOver: () => {},
  leave: () => {},
};

/** `null` in old browsers and in pages without permission. */
const createBroadcastChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

/** Asks the other pages one thing at a time. */
const createRequests = (post: (message: ChannelMessage) => void) => {
  let onReply: (message: ChannelMessage) => void = () => {};
  return {
    onMessage: (message: ChannelMessage): void => onReply(message),
    /** Waits for a message that decides; resolves with `otherwise` when none comes in time. */
    request: <T>(
      message: ChannelMessage,
      limitMs: number,
      read: (reply: ChannelMessage) => T | undefined,
      otherwise: T,
    ) =>
      new Promise<T>((resolve) => {
        const settle = (value: T): void => {
          clearTimeout(timer);
          onReply = () => {};
          resolve(value);
        };
        const timer = setTimeout(settle, limitMs, otherwise);
        onReply = (reply) => {
          const value = read(reply);
          if (value !== undefined) settle(value);
        };
        post(message);
      }),
  };
};

export const openTabChannel = (name: string): TabChannel => {
  const channel = createBroadcastChannel(name);
  if (!channel) return noChannel;
  const ownId = String(Math.random()).slice(2);
  let holdsLock = false;
  let handOver: (() => unknown) | null = null;
  let lost: (() => void) | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  const post = (message: ChannelMessage): void => channel.postMessage(message);
  const { request, onMessage } = createRequests(post);

  const answer = (message: ChannelMessage): void => {
    if (message.type === 'hand-over' && handOver)
      post({ type: 'left', from: ownId, to: message.from, left: handOver() });
    if (message.type === 'anyone' && holdsLock) post({ type: 'here', from: ownId });
    // Two pages have the lock, because one was frozen and did not answer. The later one keeps it.
    if (message.type === 'here' && holdsLock) lost?.();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isChannelMessage(data) || data.from === ownId) return;
    onMessage(data);
    answer(data);
  };

  return {
    requestHandOver: (limitMs) =>
      request<unknown>(
        { type: 'hand-over', from: ownId },
        limitMs,
        (reply) => (reply.type === 'left' && reply.to === ownId ? reply.left : undefined),
        null,
      ),
    isHeldElsewhere: (limitMs) =>
      request(
        { type: 'anyone', from: ownId },
        limitMs,
        (reply) =>
          reply.type === 'here' || (reply.type === 'anyone' && reply.from < ownId) ? true : undefined,
        false,
      ),
    announceHeld(onLost) {
      holdsLock = true;
      lost = onLost;
      post({ type: 'here', from: ownId });
    },
    onHandOver(onHandOver) {
      handOver = onHandOver;
    },
    leave() {
      holdsLock = false;
      channel.close();
    },
  };
};
