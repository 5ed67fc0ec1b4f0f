import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { config } from '../../../host-app/config';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; type: string; sizes: string; purpose?: string }[];
}

const folder = 'host-app/public';
const text = (path: string): string => readFileSync(`${folder}${path}`, 'utf8');
const manifest = JSON.parse(text('/manifest.webmanifest')) as Manifest;

/** Width and height stand at a fixed place in a PNG file. */
const sizeOf = (path: string): string => {
  const data = readFileSync(`${folder}${path}`);
  expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`;
};

describe('the files that make the app installable', () => {
  it('carry the name of the brand', () => {
    expect(manifest.name).toBe(config.brand.name);
    expect(text('/robots.txt')).toContain(`${config.brand.origin}/sitemap.xml`);
  });

  it('have icons of the sizes they promise, one of them for any shape', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
    expect(manifest.icons.filter(({ src }) => !existsSync(folder + src))).toEqual([]);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it('are named in the page', () => {
    const page = readFileSync('host-app/index.html', 'utf8');
    for (const path of ['/manifest.webmanifest', '/icons/icon.svg', '/icons/apple-touch-icon.png']) {
      expect(page).toContain(`href="${path}"`);
      expect(existsSync(folder + path)).toBe(true);
    }
  });
});
