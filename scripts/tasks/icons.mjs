// node scripts/tasks/icons.mjs: draws the app's icons as PNG files into host-app/public/icons. Run it when the logo changes;
// its results are committed, because they need no build. The drawing is that of host-app/ui/shell/logo.tsx.
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

/** @typedef {[x: number, y: number]} Point */

const TARGET = 'host-app/public/icons';
const GROUND = [0x6d, 0x28, 0xd9];
const STEPS = 0xff;
const BOX = 32;
const RADIUS = 9;
const STROKE = 3;
/** @type {Point[]} */
const POINTS = [
  [7, 24],
  [13, 24],
  [13, 18],
  [19, 18],
  [19, 12],
  [25, 12],
];

/** @type {(value: number) => number} */
const clamp = (value) => Math.min(1, Math.max(0, value));

/** @type {(x: number, y: number, from: Point, to: Point) => number} */
function toSegment(x, y, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** @type {(x: number, y: number) => number} */
const toSteps = (x, y) =>
  Math.min(...POINTS.slice(1).map((point, index) => toSegment(x, y, POINTS[index] ?? point, point))) -
  STROKE / 2;

/** @type {(x: number, y: number) => number} */
function toTile(x, y) {
  const [dx, dy] = [Math.abs(x - BOX / 2) - BOX / 2 + RADIUS, Math.abs(y - BOX / 2) - BOX / 2 + RADIUS];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - RADIUS;
}

/**
 * `scale` shrinks the steps towards the middle; a full ground has no corners (the system cuts its own).
 * @type {(size: number, options?: { isFull?: boolean, scale?: number }) => Buffer}
 */
function draw(size, { isFull = false, scale = 1 } = {}) {
  const unit = BOX / size;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column + 0.5) * unit, (row + 0.5) * unit];
      const inside = isFull ? 1 : clamp(0.5 - toTile(x, y) / unit);
      /** @type {(value: number) => number} */
      const middle = (value) => (value - BOX / 2) / scale + BOX / 2;
      // The steps stand a little low in their box: the middle of the drawing is (16, 18).
      const shift = isFull ? 2 : 0;
      const ink = clamp(0.5 - (toSteps(middle(x), middle(y) + shift) * scale) / unit);
      const at = row * (size * 4 + 1) + 1 + column * 4;
      for (const [part, ground] of GROUND.entries())
        rows[at + part] = Math.round(ground + (STEPS - ground) * ink);
      rows[at + 3] = Math.round(inside * 255);
    }
  }
  return rows;
}

/** @type {(name: string, data: Buffer) => Buffer} */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** @type {(size: number, options?: { isFull?: boolean, scale?: number }) => Buffer} */
function png(size, options) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(draw(size, options), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

mkdirSync(TARGET, { recursive: true });
const icons = {
  'icon-192.png': png(192),
  'icon-512.png': png(512),
  'maskable-512.png': png(512, { isFull: true, scale: 0.82 }),
  'apple-touch-icon.png': png(180, { isFull: true }),
};
for (const [name, data] of Object.entries(icons)) {
  writeFileSync(`${TARGET}/${name}`, data);
  console.log(`${TARGET}/${name}  ${data.length} bytes`);
}
