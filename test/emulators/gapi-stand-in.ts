/**
 * What the sign-in popup needs of Google's api.js, for a browser without a connection: frames that can be opened, and
 * that exchange messages with answers. Runs in our page and in the emulator's helper frame, so it is one function that
 * uses nothing from outside.
 */
const standIn = (): void => {
  type Handler = (message: unknown) => unknown;
  type Answered = (answers: unknown[]) => void;
  const MARK = 'gapi-stand-in';
  const script = document.currentScript as HTMLScriptElement;
  let last = 0;

  const createPeer = (target: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<number, Answered>();
    let early: { type: string; id: number; message: unknown }[] = [];
    const post = (data: object): void => target()?.postMessage({ ...data, mark: MARK }, '*');
    const answer = ({ type, id, message }: { type: string; id: number; message: unknown }): void => {
      const handler = handlers.get(type);
      if (handler) post({ reply: id, answer: handler(message) });
      // Whoever will register for it is still on the way.
      else early.push({ type, id, message });
    };
    addEventListener('message', ({ data, source }: MessageEvent) => {
      if (source !== target() || data?.mark !== MARK) return;
      if (data.reply === undefined) return answer(data);
      try {
        waiting.get(data.reply)?.([data.answer]);
      } catch {
        // One of the library's callbacks throws at its end whatever the answer was; Google's script ignores that.
      }
      waiting.delete(data.reply);
      return undefined;
    });
    return {
      register(type: string, handler: Handler): void {
        handlers.set(type, handler);
        const due = early.filter((one) => one.type === type);
        early = early.filter((one) => one.type !== type);
        due.forEach(answer);
      },
      send(type: string, message: unknown, answered?: Answered): void {
        last += 1;
        if (answered) waiting.set(last, answered);
        post({ type, id: last, message });
      },
    };
  };

  interface Opening {
    readonly where: HTMLElement;
    readonly url: string;
    readonly attributes: { readonly style: Record<string, string> };
  }
  const context = {
    open({ where, url, attributes }: Opening, opened: (frame: object) => unknown) {
      const element = document.createElement('iframe');
      Object.assign(element.style, attributes.style);
      element.src = url;
      const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
      where.append(element);
      const peer = createPeer(() => element.contentWindow);
      return opened({
        ...peer,
        restyle: () => Promise.resolve(),
        async ping(done: () => void) {
          await loaded;
          done();
        },
      });
    },
    getParentIframe: () => createPeer(() => parent),
  };
  const iframes = { CROSS_ORIGIN_IFRAMES_FILTER: 'any', Iframe: class {}, getContext: () => context };
  const gapi: Record<string, unknown> = {
    load(_name: string, { callback }: { callback: () => void }) {
      gapi['iframes'] = iframes;
      setTimeout(callback, 0);
    },
  };
  Object.assign(globalThis, { gapi });
  const ready = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => (Reflect.get(globalThis, ready) as () => void)(), 0);
};

/** The script's text. */
export const GAPI_STAND_IN = `(${String(standIn)})();`;
