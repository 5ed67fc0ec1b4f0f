import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { boxes, fingerprint } from '../../models/looks/boxes';
import type { Checkout } from '../../models/checkout';
import { differences } from '../../models/looks/layout';
import type { Laid } from '../../models/looks/layout';
import type { BrandingPreset } from '../../models/sandbox';
import { reach } from '../../models/looks/states';
import type { StateName } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';

interface Picture {
  readonly state: StateName;
  readonly preset: BrandingPreset;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

const PICTURES: readonly Picture[] = [
  {
    state: 'needs-auth-info with an error',
    preset: 'rectangle',
    width: 1280,
    colorScheme: 'light',
    direction: 'ltr',
  },
  {
    state: 'needs-payment-info, form ready',
    preset: 'default',
    width: 1280,
    colorScheme: 'dark',
    direction: 'rtl',
  },
  { state: 'success', preset: 'pill', width: 375, colorScheme: 'light', direction: 'ltr' },
  { state: 'error', preset: 'plain', width: 375, colorScheme: 'dark', direction: 'rtl' },
];

const FILE = 'test/e2e/fixtures/pictures.json';
const isRecording = Boolean(process.env['UPDATE_PICTURES']);

interface Recorded {
  readonly fingerprint: string;
  readonly boxes: readonly Laid[];
}
const recorded = (): Record<string, Recorded> =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Recorded>;

/** Words stay English: what is looked at is the mirrored layout, and other languages change more often. */
const turn = (checkout: Checkout, direction: string): Promise<void> =>
  checkout.element.evaluate(
    (host, direction) => host.shadowRoot?.querySelector('.root')?.setAttribute('dir', direction),
    direction,
  );

/** The day on which the trial ends is another one tomorrow. */
const holdDate = (checkout: Checkout): Promise<void> =>
  checkout.element.evaluate((host) => {
    const label = host.shadowRoot?.querySelector('[part~="due-later"] bdi');
    if (label) label.textContent = 'Due on Nov 25, 2026';
  });

/** Pixels, where the browser and its fonts are those of the recording; elsewhere boxes and colours have to do. */
async function comparePixels(page: Page, name: string, was: Recorded | undefined): Promise<string> {
  const now = await fingerprint(page);
  if (!isRecording && now !== was?.fingerprint) return now;
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  if (isRecording) writeFileSync(test.info().snapshotPath(`${name}.png`), picture);
  expect(picture).toMatchSnapshot(`${name}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.005 });
  return now;
}

for (const { state, preset, width, colorScheme, direction } of PICTURES)
  test(`${state} looks as recorded: ${preset}, ${width} px, ${colorScheme}, ${direction}`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    const name = `${state.replace(/\W+/g, '-')}-${width}-${colorScheme}-${direction}`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/demo/console.html');
    await sandbox.branding(preset);
    await reach[state]({ page, sandbox, checkout, shop });
    // The link comes with the customer info, which is read after the success is shown.
    if (state === 'success') await expect(checkout.element.locator('.manage')).toBeVisible();
    await turn(checkout, direction);
    await holdDate(checkout);
    await page.mouse.move(1, 1);
    // Beside the dialog the page may change.
    await page.evaluate(() => document.querySelector('main')?.style.setProperty('visibility', 'hidden'));
    const was = isRecording ? undefined : recorded()[name];
    const print = await comparePixels(page, name, was);
    const now = await boxes(checkout);
    if (isRecording) {
      const all = { ...recorded(), [name]: { fingerprint: print, boxes: now } };
      writeFileSync(FILE, `${JSON.stringify(all)}\n`);
    }
    expect(now.length).toBeGreaterThan(15);
    expect(differences(name, now, recorded()[name]?.boxes ?? []).slice(0, 8)).toEqual([]);
  });
