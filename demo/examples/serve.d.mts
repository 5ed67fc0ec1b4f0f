import type { Server } from 'node:http';

export function serve(options: {
  readonly folder: string;
  /** Address of the sandbox server, without a path. */
  readonly sandbox: string;
  readonly port: number;
}): Promise<Server>;
