import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model does with a question. */
export type Behaviour = (answer: {
  /** One event of the stream. */
  piece(text: string, finishReason?: string): void;
  event(value: unknown): void;
  /** An answer in one piece, to `generateContent`. */
  whole(text: string): void;
  end(): void;
  /** Breaks the connection. */
  cut(): void;
  status(code: number, message: string): void;
  wait(ms: number): Promise<void>;
}) => void | Promise<void>;

export interface AskedRequest {
  readonly path: string;
  readonly body: unknown;
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown;
};

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\r\n\r\n`;

const respond = (response: ServerResponse): Parameters<Behaviour>[0] => {
  const start = (): void => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  };
  const send = (value: unknown): void => {
    start();
    response.write(event(value));
  };
  return {
    event: send,
    piece: (text, finishReason) =>
      send({
        candidates: [
          { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) },
        ],
      }),
    whole(text) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const candidate = { index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' };
      response.end(JSON.stringify({ candidates: [candidate] }));
    },
    end() {
      start();
      response.end();
    },
    cut() {
      start();
      response.flushHeaders();
      setTimeout(() => response.destroy(), 20);
    },
    status(code, message) {
      response.writeHead(code, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { code, message, status: 'ERROR' } }));
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
};

/** Speaks the model's wire on loopback: POST …:streamGenerateContent?alt=sse, answered with events, and …:generateContent. */
export const startGemini = async () => {
  let behaviour: Behaviour = ({ piece, end }) => {
    piece('', 'STOP');
    end();
  };
  const asked: AskedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      asked.push({ path: request.url ?? '', body: await bodyOf(request) });
      await behaviour(respond(response));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    behave(next: Behaviour) {
      behaviour = next;
      asked.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
