import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { callOf, keysOf, VIEWPORT } from './driver';
import type { Engine } from './driver';

/** Keys without a character, as WebDriver numbers them. */
const KEYS: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  End: '\uE010',
  ArrowDown: '\uE015',
};

/** `C` is no language tag. WebKitGTK gives it to pages as `navigator.language` all the same. */
const SYSTEM: Readonly<Record<string, string>> = { 'en-US': 'C.UTF-8' };

/** The number that the X server has chosen for its display. */
const displayOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (line: Buffer) => resolve(`:${line.toString().trim()}`));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb has ended')));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A start takes a second on a quiet machine. Rarely WebKitWebDriver gives no answer at all. */
const START_MS = 15_000;
const STARTS = 3;

type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  limitMs?: number,
) => Promise<Value>;

interface WebDriver {
  readonly send: Send;
  readonly process: ChildProcess;
}

/** One driver for each language, because the language is that of its process. */
async function startDriver(display: string, locale: string): Promise<WebDriver> {
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LANG: locale,
    LC_ALL: locale,
    LANGUAGE: '',
    // Without a graphics card the page would stay empty.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  // A group of processes, because a browser that hangs outlives its driver.
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const send: Send = async (method, path, body, limitMs) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) }),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send('GET', '/status').catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { send, process: child };
}

function endDriver({ process: { pid } }: WebDriver): void {
  try {
    if (pid !== undefined) process.kill(-pid);
  } catch {
    // It has ended already.
  }
}

interface Session {
  readonly send: Send;
  readonly id: string;
}

/** Sessions of the drivers. A driver that does not answer is replaced: a journey begins when its browser is there. */
class WebKitSessions {
  readonly #display: string;
  readonly #drivers = new Map<string, WebDriver>();

  constructor(display: string) {
    this.#display = display;
  }

  async open(language: string, starts = STARTS): Promise<Session> {
    const locale = SYSTEM[language] ?? language;
    const driver = this.#drivers.get(language) ?? (await startDriver(this.#display, locale));
    this.#drivers.set(language, driver);
    try {
      const body = { capabilities: {} };
      const { sessionId } = await driver.send<{ sessionId: string }>('POST', '/session', body, START_MS);
      return { send: driver.send, id: sessionId };
    } catch (error) {
      this.#drivers.delete(language);
      endDriver(driver);
      if (starts === 1) throw error;
      console.warn(`WebKitWebDriver opened no browser, and starts again: ${String(error)}`);
      return this.open(language, starts - 1);
    }
  }

  end(): void {
    for (const driver of this.#drivers.values()) endDriver(driver);
  }
}

/** The call as text, because a strict page forbids `eval`. A rejected promise would stay without an answer. */
const scriptOf = (call: string): string => `const answer = arguments[0];
  Promise.resolve().then(() => ${call})
    .then((result) => answer({ result }), (error) => answer({ error: String(error) }));`;

const mouse = (x: number, y: number): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keyboard = (key: string): object => {
  const values = keysOf(key).map((name) => KEYS[name] ?? name);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
    ],
  };
};

/** WebKitGTK, over WebDriver, in the window of an X server that has no screen. Each page is a browser of its own. */
export async function startWebKit(): Promise<Engine> {
  const { width, height } = VIEWPORT;
  const options = [
    '-displayfd',
    '3',
    '-screen',
    '0',
    `${width + 200}x${height + 200}x24`,
    '-nolisten',
    'tcp',
  ];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await displayOf(server);
  const sessions = new WebKitSessions(display);
  return {
    async newPage({ language = 'en-US' } = {}) {
      const { send, id } = await sessions.open(language);
      const at = `/session/${id}`;
      await send('POST', `${at}/window/rect`, { width: width + 20, height: height + 20 });
      const act = (action: object) => send<null>('POST', `${at}/actions`, { actions: [action] });
      return {
        async open(address) {
          await send('POST', `${at}/url`, { url: address });
        },
        async reload() {
          await send('POST', `${at}/refresh`);
        },
        async back() {
          await send('POST', `${at}/back`);
        },
        async evaluate(run, argument) {
          const answer = await send<{ result?: never; error?: string }>('POST', `${at}/execute/async`, {
            script: scriptOf(callOf(run, argument)),
            args: [],
          });
          if (answer.error !== undefined) throw new Error(answer.error);
          return answer.result as Awaited<ReturnType<typeof run>>;
        },
        async click(x, y) {
          await act(mouse(Math.round(x), Math.round(y)));
        },
        async press(key) {
          await act(keyboard(key));
        },
        async close() {
          await send('DELETE', at);
        },
      };
    },
    async close() {
      sessions.end();
      server.kill();
      await Promise.resolve();
    },
  };
}
