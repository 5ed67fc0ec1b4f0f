import type { ServerResponse } from 'node:http';
import { text } from './answer';
import type { Answer, Reply } from './answer';

/** Writes the reply. If that fails, it writes a 500 and calls `complain` with the reason. */
export function send(
  response: ServerResponse,
  reply: Reply,
  method: string,
  complain: (error: unknown) => void,
): void {
  if (reply === 'cut') {
    response.socket?.destroy();
    return;
  }
  try {
    write(response, reply, method);
  } catch (error) {
    complain(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    write(response, failed, method);
  }
}

export const failed = text(500, 'The sandbox server failed; its log says why.');

function write(response: ServerResponse, reply: Answer, method: string): void {
  const body = Buffer.from(reply.body);
  const hasBody = reply.status !== 204 && reply.status !== 304;
  // Closes the connection after each answer. When a reused connection is cut without an answer, browsers silently repeat
  // the request, POST as well, and a planted `drop` would have no effect.
  response.setHeader('Connection', 'close');
  response.writeHead(reply.status, {
    ...reply.headers,
    ...(hasBody ? { 'Content-Length': body.length } : {}),
  });
  response.end(method === 'HEAD' || !hasBody ? undefined : body);
}
