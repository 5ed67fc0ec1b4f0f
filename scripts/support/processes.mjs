// Child processes that never outlive their parent: each gets its own process group, ended as a whole.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { required } from './values.mjs';

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** @type {(child: ChildProcess, signal: NodeJS.Signals) => void} */
function signalGroup(child, signal) {
  try {
    process.kill(-required(child.pid, 'the number of the process'), signal);
  } catch {
    child.kill(signal);
  }
}

/** @type {(command: string, args: readonly string[], options?: SpawnOptions) => ChildProcess} */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Its exit code: 1 when it could not start, or a signal has ended it. @type {(child: ChildProcess) => Promise<number>} */
export const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** What a child with pipes has written until now. @type {(child: ChildProcess) => () => string} */
export function outputOf(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  return () => text;
}

/** Asks politely, then insists. @type {(child: ChildProcess, patience?: number) => Promise<void>} */
export async function stopChild(child, patience = 3000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  signalGroup(child, 'SIGTERM');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  await closed;
  clearTimeout(insist);
}

export const stopAll = () => Promise.all([...running].map((child) => stopChild(child)));

/** Ctrl-C and SIGTERM end everything started here; a second one does not wait. */
export function endTogether() {
  let ending = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    const code = 128 + constants.signals[signal];
    process.on(signal, () => {
      if (ending) {
        for (const child of running) signalGroup(child, 'SIGKILL');
        process.exit(code);
      }
      ending = true;
      void stopAll().then(() => process.exit(signal === 'SIGINT' ? 0 : code));
    });
  }
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}

/** @type {(port: number) => Promise<boolean>} */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** The first free port from this one on. @type {(port: number) => Promise<number>} */
export const freePort = async (port) => ((await isPortFree(port)) ? port : freePort(port + 1));

/**
 * Runs browser tests against servers on a port that is free, and ends this process with their code.
 * @type {(config: string, port: { name: string, first: number }, flags: readonly string[]) => Promise<void>}
 */
export async function runPlaywright(config, { name, first }, flags) {
  const port = await freePort(Number(process.env[name] ?? first));
  const args = ['node_modules/playwright/cli.js', 'test', `--config=${config}`, ...flags];
  const child = startChild(process.execPath, args, { env: { ...process.env, [name]: String(port) } });
  process.exit(await ended(child));
}

/**
 * Ends the process with a hint when another program listens there.
 * @type {(port: number, command: string) => Promise<void>}
 */
export async function requireFreePort(port, command) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`PORT must be a number from 1 to 65535, for example: PORT=4400 ${command}`);
    process.exit(1);
  }
  if (await isPortFree(port)) return;
  const other = port < 65_000 ? port + 100 : 4400;
  console.error(`Port ${port} is taken by another program. Choose another one: PORT=${other} ${command}`);
  process.exit(1);
}

/**
 * Resolves once every address answers with a 2xx status; rejects with the ones that did not.
 * @type {(urls: readonly string[], timeout?: number, hasEnded?: () => boolean) => Promise<void>}
 */
export async function waitForAnswers(urls, timeout = 20_000, hasEnded = () => false) {
  const deadline = performance.now() + timeout;
  let missing = urls;
  while (missing.length > 0) {
    const answers = await Promise.all(
      missing.map(async (url) => {
        const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
        await answer?.body?.cancel();
        return { url, ok: answer?.ok ?? false, status: answer?.status ?? 'no answer' };
      }),
    );
    const failed = answers.filter(({ ok }) => !ok);
    if (failed.length > 0 && (hasEnded() || performance.now() > deadline)) {
      throw new Error(
        `these did not answer: ${failed.map(({ url, status }) => `${url} (${status})`).join(', ')}`,
      );
    }
    missing = failed.map(({ url }) => url);
    if (missing.length > 0) await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
