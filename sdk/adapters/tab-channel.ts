/** Messages between the pages of one customer. Nothing is stored. */
export interface TabChannel {
  /** Asks the page that holds the lock to hand it over: what it had open, or `null` without an answer. */
  requestHandOver(limitMs: number): Promise<unknown>;
  /** Whether another page holds the lock, or requests it at this moment and comes first. */
  isHeldElsewhere(limitMs: number): Promise<boolean>;
  /** This page holds the lock from now on. `lost` is called when another page announces the same. */
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

export const openTabChannel = (name: string): TabChannel => {
  const channel = createBroadcastChannel(name);
  if (!channel) return noChannel;
  const ownId = String(Math.random()).slice(2);
  let onReply: (words: ChannelMessage) => void = () => {};
  let holdsLock = false;
  let handOver: (() => unknown) | null = null;
  let lost: (() => void) | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  const post = (words: ChannelMessage): void => channel.postMessage(words);

  const answer = (words: ChannelMessage): void => {
    if (words.type === 'hand-over' && handOver)
      post({ type: 'left', from: ownId, to: words.from, left: handOver() });
    if (words.type === 'anyone' && holdsLock) post({ type: 'here', from: ownId });
    // Two that have it, because one of them was frozen and did not answer: the later one goes on.
    if (words.type === 'here' && holdsLock) lost?.();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isChannelMessage(data) || data.from === ownId) return;
    onReply(data);
    answer(data);
  };

  /** Waits for words that decide; `otherwise` when they do not come. */
  const request = <T>(
    words: ChannelMessage,
    limitMs: number,
    read: (words: ChannelMessage) => T | undefined,
    otherwise: T,
  ) =>
    new Promise<T>((resolve) => {
      const settle = (value: T): void => {
        clearTimeout(timer);
        onReply = () => {};
        resolve(value);
      };
      const timer = setTimeout(settle, limitMs, otherwise);
      onReply = (spoken) => {
        const value = read(spoken);
        if (value !== undefined) settle(value);
      };
      post(words);
    });

  return {
    requestHandOver: (limitMs) =>
      request<unknown>(
        { type: 'hand-over', from: ownId },
        limitMs,
        (words) => (words.type === 'left' && words.to === ownId ? words.left : undefined),
        null,
      ),
    isHeldElsewhere: (limitMs) =>
      request(
        { type: 'anyone', from: ownId },
        limitMs,
        (words) =>
          words.type === 'here' || (words.type === 'anyone' && words.from < ownId) ? true : undefined,
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
