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

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

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
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const send: Send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
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
  const drivers = new Map<string, WebDriver>();
  return {
    async newPage({ language = 'en-US' } = {}) {
      const driver = drivers.get(language) ?? (await startDriver(display, SYSTEM[language] ?? language));
      drivers.set(language, driver);
      const { send } = driver;
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
      const at = `/session/${sessionId}`;
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
      for (const driver of drivers.values()) driver.process.kill();
      server.kill();
      await Promise.resolve();
    },
  };
}
