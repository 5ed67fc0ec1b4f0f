import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { branding, completedStart, offerings, products, status, subscriber } from './fixtures';

/** The six calls of the protocol. */
export type Call = 'offerings' | 'products' | 'customerInfo' | 'branding' | 'purchase' | 'status';

/** A request as it arrived. */
export interface Recorded {
  readonly call: Call | 'unknown';
  readonly method: string;
  /** Path and query, undecoded. */
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the server says. `json` is written as JSON, `text` as it is; `cut` drops the line, `hang` never answers. */
export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cut?: boolean;
  readonly hang?: boolean;
}

export type Script = Answer | ((request: Recorded) => Answer | Promise<Answer>);

/** A billing server on a port of its own that says what it is told to. */
export interface TestBackend {
  readonly url: string;
  readonly requests: Recorded[];
  /** Answers of a call, in order; the last one is given again and again. */
  script(call: Call, ...answers: readonly [Script, ...Script[]]): void;
  /** Answers of calls that are not among the six. */
  scriptOther(script: (request: Recorded) => Answer | Promise<Answer>): void;
  received(call: Recorded['call']): readonly Recorded[];
  /** Everyone is happy again and nothing has been asked. */
  reset(): void;
  stop(): Promise<void>;
}

const callOf = (method: string, url: string): Recorded['call'] => {
  if (method === 'POST') return url === '/rcbilling/v1/purchase' ? 'purchase' : 'unknown';
  if (/^\/v1\/subscribers\/[^/]+\/offerings$/.test(url)) return 'offerings';
  if (/^\/v1\/subscribers\/[^/]+$/.test(url)) return 'customerInfo';
  if (/^\/rcbilling\/v1\/subscribers\/[^/]+\/products\?/.test(url)) return 'products';
  if (/^\/rcbilling\/v1\/checkout\/[^/]+$/.test(url)) return 'status';
  return url === '/rcbilling/v1/branding' ? 'branding' : 'unknown';
};

const happy = (): Record<Call, readonly Script[]> => ({
  offerings: [{ json: offerings() }],
  products: [{ json: products() }],
  customerInfo: [{ json: subscriber() }],
  branding: [{ json: branding() }],
  purchase: [{ json: completedStart() }],
  status: [{ json: status('succeeded') }],
});

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const write = (response: ServerResponse, answer: Answer): void => {
  if (answer.hang) return;
  if (answer.cut) return void response.destroy();
  response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
  response.end(answer.text ?? JSON.stringify(answer.json));
};

export const startBackend = async (): Promise<TestBackend> => {
  const requests: Recorded[] = [];
  let scripts = happy();
  const noSuchCall = ({ url }: Recorded): Answer => ({ status: 404, text: `No such call: ${url}` });
  let other: (request: Recorded) => Answer | Promise<Answer> = noSuchCall;
  const asked = new Map<Call, number>();

  const answerTo = (recorded: Recorded): Answer | Promise<Answer> => {
    if (recorded.call === 'unknown') return other(recorded);
    const answers = scripts[recorded.call];
    const turn = asked.get(recorded.call) ?? 0;
    asked.set(recorded.call, turn + 1);
    const script = answers[Math.min(turn, answers.length - 1)] ?? { status: 404, text: '' };
    return typeof script === 'function' ? script(recorded) : script;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const recorded = { call: callOf(method, url), method, url, headers, body: await bodyOf(request) };
    requests.push(recorded);
    write(response, await answerTo(recorded));
  };

  const server = createServer((request, response) => void handle(request, response).catch(() => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (call, ...answers) => {
      scripts = { ...scripts, [call]: answers };
      asked.delete(call);
    },
    scriptOther: (script) => void (other = script),
    received: (call) => requests.filter((item) => item.call === call),
    reset: () => {
      requests.length = 0;
      asked.clear();
      scripts = happy();
      other = noSuchCall;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
