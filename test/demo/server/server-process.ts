import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { rollup } from 'rollup';
import ts from 'typescript';

/** Makes one file of the server as `npm start` runs it. */
export async function bundleServer(file: string): Promise<void> {
  const bundle = await rollup({
    input: resolve('demo/server/main.ts'),
    external: /^node:/,
    plugins: [
      {
        name: 'typescript-sources',
        resolveId: (id, importer) => {
          if (importer === undefined || !id.startsWith('.')) return null;
          const path = join(dirname(importer), id);
          return [`${path}.ts`, join(path, 'index.ts')].find(existsSync) ?? null;
        },
        load: (id) =>
          ts.transpileModule(readFileSync(id, 'utf8'), {
            compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
          }).outputText,
      },
    ],
  });
  await bundle.write({ file, format: 'es', inlineDynamicImports: true });
  await bundle.close();
}

export interface ServerProcess {
  url: string;
  /** Ends it as a power cut would: nothing of it runs any more. */
  kill(): Promise<void>;
}

/** Its state is kept in the folder, as `npm start` keeps it in the project's. */
export async function startProcess(file: string, folder: string): Promise<ServerProcess> {
  const env = { ...process.env, PORT: '0', SANDBOX_STATE: '' };
  const child = spawn(process.execPath, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return { url: await addressOf(child), kill: () => kill(child) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server process has no output.');
  // Goes on being read: a full pipe would stop the server.
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /^listening (\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server process ended with ${code}.`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
