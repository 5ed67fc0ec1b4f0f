import { resolve } from 'node:path';
import type { StripeOptions } from './card-provider/stripe-provider';
import { readFirebaseHosts } from './http/firebase-hosts';
import { startServer } from './server';

const DEFAULT_PORT = 4300;

async function main(): Promise<void> {
  const port = readPort(process.env['PORT']);
  const stripe = readStripeKeys(process.env);
  const server = await startServer({
    port,
    roots: {
      dist: resolve(process.env['DIST_TARGET'] || 'dist'),
      distDueBy: Date.now() + Number(process.env['DIST_WAIT_MS'] ?? 0),
      app: resolve(process.env['APP_TARGET'] || 'build/app'),
      demo: resolve('demo/pages'),
      standIn: resolve('build/stand-in'),
      docs: resolve('build/docs'),
    },
    // The server of the browser tests stores no state.
    stateFile: process.env['SANDBOX_STATE'] === 'memory' ? null : resolve('.cache/sandbox-state.json'),
    log: (line) => console.log(line),
    config: {
      ...(stripe && { stripe }),
      origins: readOrigins(process.env['SANDBOX_ORIGINS']),
      tagHosts: readTagHosts(process.env['TAG_HOSTS']),
      firebaseHosts: readFirebaseHosts(process.env),
    },
  });
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`listening http://localhost:${server.port}`);
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${text}`);
  return port;
}

function readOrigins(text: string | undefined): readonly string[] {
  const origins = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new Error(`SANDBOX_ORIGINS must name origins such as https://shop.example: ${wrong}`);
  return origins;
}

function readTagHosts(text: string | undefined): readonly string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter(Boolean);
  // The list becomes part of a header.
  const wrong = hosts.find((host) => !/^https:\/\/[\w*.-]+$/.test(host));
  if (wrong !== undefined)
    throw new Error(`TAG_HOSTS must name hosts such as https://tags.example.com: ${wrong}`);
  return hosts;
}

function readStripeKeys(env: NodeJS.ProcessEnv): StripeOptions | null {
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY'] ?? '';
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const accountId = env['STRIPE_ACCOUNT_ID'] ?? '';
  if (publishableKey + secretKey + accountId === '') return null;
  if (publishableKey === '' || secretKey === '' || accountId === '') {
    throw new Error('Set all of STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY and STRIPE_ACCOUNT_ID, or none.');
  }
  if (!secretKey.includes('_test_'))
    throw new Error('STRIPE_SECRET_KEY must be a test key: this is a sandbox.');
  return { publishableKey, secretKey, accountId };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? 'The port is in use. Stop the other server, or choose another with PORT=….'
    : error.message;
}

main().catch((error: unknown) => {
  console.error(`error: ${explain(error)}`);
  process.exit(1);
});
