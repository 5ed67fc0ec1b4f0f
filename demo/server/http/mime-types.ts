import { extname } from 'node:path';

const utf8 = '; charset=utf-8';

const types: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.css': `text/css${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.mjs': `text/javascript${utf8}`,
  '.cjs': `text/javascript${utf8}`,
  '.json': `application/json${utf8}`,
  '.map': `application/json${utf8}`,
  '.webmanifest': `application/manifest+json${utf8}`,
  '.svg': `image/svg+xml${utf8}`,
  '.txt': `text/plain${utf8}`,
  '.md': `text/plain${utf8}`,
  '.ts': `text/plain${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export function mimeType(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

export function isCompressible(type: string): boolean {
  return type.includes('charset') || type === 'application/wasm';
}
