import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../../demo/examples/serve.mjs';

const PLACE = '.cache/examples';
const SANDBOX = `http://localhost:${process.env['EXAMPLES_PORT'] ?? 4490}`;

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** One of the examples, in the place where `scripts/package/examples/run.mjs` has put it. */
export class Example {
  readonly name: string;
  readonly folder: string;
  readonly #scripts: Readonly<Record<string, string>>;

  constructor(name: string) {
    this.name = name;
    this.folder = join(PLACE, name);
    this.#scripts = (
      JSON.parse(readFileSync(join('demo/examples', name, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      }
    ).scripts;
  }

  has(script: string): boolean {
    return script in this.#scripts;
  }

  /** What a person types; resolves with its code and what it wrote. */
  async npmRun(script: string): Promise<{ readonly code: number; readonly output: string }> {
    const child = this.#spawn(['run', '--silent', script]);
    let output = '';
    child.stdout?.on('data', (part) => (output += String(part)));
    child.stderr?.on('data', (part) => (output += String(part)));
    const code = await new Promise<number>((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', (status) => resolve(status ?? 1));
    });
    return { code, output };
  }

  /** What was built, by the tool's own server where there is something to render, else as files. */
  async serve(): Promise<Served> {
    if (this.has('start')) return this.#start();
    const folder = this.has('build') ? join(this.folder, 'dist') : this.folder;
    const server = await serve({ folder, sandbox: SANDBOX, port: 0 });
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://localhost:${port}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
  }

  async #start(): Promise<Served> {
    // Any free port: the server says which one it has taken.
    const child = this.#spawn(['run', '--silent', 'start', '--', '--port', '0']);
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const read = (part: unknown): void => {
        output += String(part);
        const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => reject(new Error(`${this.name} did not start:\n${output}`)));
    });
    return { origin, close: () => end(child) };
  }

  #spawn(words: readonly string[]): ChildProcess {
    return spawn('npm', [...words], {
      cwd: this.folder,
      env: {
        ...process.env,
        SANDBOX_URL: SANDBOX,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: undefined,
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all of what npm starts can be ended.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
  await closed;
}

export const EXAMPLES: readonly Example[] = readdirSync('demo/examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join('demo/examples', entry.name, 'package.json')))
  .map(({ name }) => new Example(name));
