import type { NextConfig } from 'next';
import { join } from 'node:path';

/** The sandbox server of `npm start`. On a site of yours there is no rewrite, and no `proxyURL` in shop.ts. */
const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4300';

const config: NextConfig = {
  rewrites: async () => [{ source: '/sandbox/:path*', destination: `${sandbox}/sandbox/:path*` }],
  // The folder above holds the packages of all examples. A project that has its own leaves this out.
  turbopack: { root: join(import.meta.dirname, '..') },
};

export default config;
