// node scripts/tasks/icons.mjs: draws the app's icons as PNG files into host-app/public/icons. Run it when the logo changes;
// its results are committed, because they need no build. The drawing is that of host-app/ui/shell/logo.tsx.
import { readBrand } from '../build/plugins/feeds.mjs';
import { escaped } from '../content/html.mjs';
import { launchBrowser } from '../support/ensure-browser.mjs';

const TARGET = 'host-app/public/icons';

/**
 * `scale` shrinks the steps towards the middle; a full ground has no corners (the system cuts its own).
 * @type {Record<string, { size: number, isFull?: boolean, scale?: number }>}
 */
const ICONS = {
  'icon-192.png': { size: 192 },
  'icon-512.png': { size: 512 },
  'maskable-512.png': { size: 512, isFull: true, scale: 0.82 },
  'apple-touch-icon.png': { size: 180, isFull: true },
};

const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, { size, isFull, scale = 1 }] of Object.entries(ICONS)) {
  // The steps are a little low in their box: the middle of the drawing is (16, 18).
  const place = isFull ? `translate(16 16) scale(${scale}) translate(-16 -18)` : '';
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0"><svg viewBox="0 0 32 32" style="display:block">
    <rect width="32" height="32" rx="${isFull ? 0 : 9}" fill="#6d28d9" />
    <path d="M7 24h6v-6h6v-6h6" transform="${place}" fill="none" stroke="#fff" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round" />
  </svg>`);
  const { length } = await page.screenshot({ path: `${TARGET}/${name}`, omitBackground: true });
  console.log(`${TARGET}/${name}  ${length} bytes`);
}

// The picture of a shared link: 1200 x 630, as the networks want it.
const { name, tagline } = await readBrand();
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<body style="margin:0;height:630px;display:grid;align-content:center;gap:36px;padding:0 96px;
    box-sizing:border-box;background:#fbfafd;border-left:32px solid #6d28d9;font-family:Inter,sans-serif;color:#1c1630">
  <svg viewBox="0 0 32 32" width="150"><rect width="32" height="32" rx="9" fill="#6d28d9" />
    <path d="M7 24h6v-6h6v-6h6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
  <div style="font-size:104px;font-weight:700;line-height:1">${escaped(name)}</div>
  <div style="font-size:44px;color:#5b5470">${escaped(tagline)}</div>`);
await page.screenshot({ path: 'host-app/public/share.png' });
await browser.close();
