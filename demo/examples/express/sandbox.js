// Sandbox only. The page of a site of yours talks to the billing provider, and this file goes.
import { request } from 'node:http';
import { SANDBOX } from './billing.js';

/** @import { Request, Response } from 'express' */

/** Passes a request on, with its Host: the card form's frames are compared with it. @type {(incoming: Request, response: Response) => void} */
export function toSandbox(incoming, response) {
  const { method, originalUrl, headers } = incoming;
  const outgoing = request(new URL(originalUrl, SANDBOX), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => (response.headersSent ? response.destroy() : response.sendStatus(502)));
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
