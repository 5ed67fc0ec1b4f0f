import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer';
import type { Exchange } from './exchange';
import { isCompressible, mimeType } from './mime-types';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST_COMPRESSED = 600;

type Encoding = 'br' | 'gzip' | 'identity';

interface StoredFile {
  stamp: string;
  type: string;
  hash: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const stored = new Map<string, StoredFile>();

/**
 * The file at a URL path below a root, or null. Files outside the root can't be reached, neither by dots nor by links.
 */
export async function serveFile(root: string, urlPath: string, exchange: Exchange): Promise<Answer | null> {
  const path = await locate(root, urlPath);
  const file = path === null ? null : await load(path);
  if (path === null || file === null) return null;
  const encoding = chooseEncoding(file, exchange.headers['accept-encoding']);
  const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': hasHashedName(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (isCompressible(file.type)) headers['Vary'] = 'Accept-Encoding';
  if (matches(exchange.headers['if-none-match'], etag)) return { status: 304, headers, body: '' };
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { status: 200, headers, body: await bodyFor(file, encoding) };
}

async function locate(root: string, urlPath: string): Promise<string | null> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const base = resolve(root);
  const path = join(base, decoded);
  if (path !== base && !path.startsWith(base + sep)) return null;
  try {
    const [realBase, realPath] = await Promise.all([realpath(base), realpath(path)]);
    return realPath.startsWith(realBase + sep) ? realPath : null;
  } catch {
    return null;
  }
}

async function load(path: string): Promise<StoredFile | null> {
  try {
    const facts = await stat(path);
    if (!facts.isFile()) return null;
    const stamp = `${facts.mtimeMs}:${facts.size}`;
    const known = stored.get(path);
    if (known?.stamp === stamp) return known;
    const identity = await readFile(path);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const file: StoredFile = { stamp, type: mimeType(path), hash, bodies: { identity } };
    stored.set(path, file);
    return file;
  } catch {
    return null;
  }
}

function chooseEncoding(file: StoredFile, accepted: string | string[] | undefined): Encoding {
  if (!isCompressible(file.type) || file.bodies.identity.length < SMALLEST_COMPRESSED) return 'identity';
  const offers = new Map(
    String(accepted ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .map(([name, quality]) => [name?.toLowerCase() ?? '', Number(quality ?? 1)]),
  );
  const takes = (name: string): boolean => (offers.get(name) ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

async function bodyFor(file: StoredFile, encoding: Encoding): Promise<Buffer> {
  const { identity } = file.bodies;
  const ready = file.bodies[encoding];
  if (ready !== undefined) return ready;
  const packed =
    encoding === 'br'
      ? await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await zip(identity);
  file.bodies[encoding] = packed;
  return packed;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Names such as index-C5_yW0dq.js, whose content never changes. A hash contains a digit, or upper and lower case. */
function hasHashedName(path: string): boolean {
  const hash = /[-.]([A-Za-z0-9_-]{8,})\.(?:[a-z0-9]+)(?:\.map)?$/.exec(path)?.[1];
  if (hash === undefined) return false;
  const tail = hash.slice(-8);
  return /\d/.test(tail) || (/[a-z]/.test(tail) && /[A-Z]/.test(tail));
}
