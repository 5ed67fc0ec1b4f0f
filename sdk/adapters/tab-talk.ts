/** What pages of one customer say to each other. Nothing of it is stored anywhere. */
export interface TabTalk {
  /** Asks whoever has the turn to hand it over; what they had open, or `null` when nobody answers. */
  askToHandOver(limitMs: number): Promise<unknown>;
  /** Whether another page has the turn, or asks for it at this moment and goes first. */
  isAnyoneThere(limitMs: number): Promise<boolean>;
  /** This page has the turn from now on: it answers, and `lost` is called when another one says the same. */
  announce(lost: () => void): void;
  /** Answers to those who ask for the turn. */
  listen(handOver: () => unknown): void;
  leave(): void;
}

type Words =
  | { readonly say: 'hand-over'; readonly from: string }
  | { readonly say: 'left'; readonly from: string; readonly to: string; readonly left: unknown }
  | { readonly say: 'anyone'; readonly from: string }
  | { readonly say: 'here'; readonly from: string };

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'say' in value && 'from' in value;

const silent: TabTalk = {
  askToHandOver: () => Promise.resolve(null),
  isAnyoneThere: () => Promise.resolve(false),
  announce: () => {},
  listen: () => {},
  leave: () => {},
};

/** Neither in old browsers nor where the page may not. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

export const joinTabs = (name: string): TabTalk => {
  const channel = openChannel(name);
  if (!channel) return silent;
  const me = String(Math.random()).slice(2);
  let heard: (words: Words) => void = () => {};
  let hasTurn = false;
  let handOver: (() => unknown) | null = null;
  let lost: (() => void) | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  const say = (words: Words): void => channel.postMessage(words);

  const answer = (words: Words): void => {
    if (words.say === 'hand-over' && handOver)
      say({ say: 'left', from: me, to: words.from, left: handOver() });
    if (words.say === 'anyone' && hasTurn) say({ say: 'here', from: me });
    // Two that have it, because one of them was frozen and did not answer: the later one goes on.
    if (words.say === 'here' && hasTurn) lost?.();
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isWords(data) || data.from === me) return;
    heard(data);
    answer(data);
  };

  /** Waits for words that decide; `otherwise` when they do not come. */
  const ask = <T>(words: Words, limitMs: number, read: (words: Words) => T | undefined, otherwise: T) =>
    new Promise<T>((resolve) => {
      const settle = (value: T): void => {
        clearTimeout(timer);
        heard = () => {};
        resolve(value);
      };
      const timer = setTimeout(settle, limitMs, otherwise);
      heard = (spoken) => {
        const value = read(spoken);
        if (value !== undefined) settle(value);
      };
      say(words);
    });

  return {
    askToHandOver: (limitMs) =>
      ask<unknown>(
        { say: 'hand-over', from: me },
        limitMs,
        (words) => (words.say === 'left' && words.to === me ? words.left : undefined),
        null,
      ),
    isAnyoneThere: (limitMs) =>
      ask(
        { say: 'anyone', from: me },
        limitMs,
        (words) => (words.say === 'here' || (words.say === 'anyone' && words.from < me) ? true : undefined),
        false,
      ),
    announce(onLost) {
      hasTurn = true;
      lost = onLost;
      say({ say: 'here', from: me });
    },
    listen(onHandOver) {
      handOver = onHandOver;
    },
    leave() {
      hasTurn = false;
      channel.close();
    },
  };
};
