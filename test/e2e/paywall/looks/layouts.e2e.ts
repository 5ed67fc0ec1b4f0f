import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { featurePaywall } from '../../models/looks/features';
import { openHostPage } from '../../models/host/host-page';
import { differences, layouts } from '../../models/looks/layout';
import type { Laid } from '../../models/looks/layout';
import { EXAMPLES, Paywall, expectDrawn, paywallTag } from '../../models/paywall';
import { expect, test } from '../../models/one-page';

type Recorded = Readonly<Record<string, readonly Laid[]>>;

const line = ({ what, box, look }: Laid): string =>
  `    { "what": "${what}", "box": [${box.join(', ')}], "look": "${look}" }`;

/** One node a line: a change can be read in a diff. */
const written = (recorded: Recorded): string =>
  `{\n${Object.entries(recorded)
    .map(([name, nodes]) => `  "${name}": [\n${nodes.map(line).join(',\n')}\n  ]`)
    .join(',\n')}\n}\n`;

// UPDATE_LAYOUTS=1 records anew: look at the pictures before it is committed.
const expectRecorded = async (page: Page, name: string): Promise<void> => {
  const file = `test/e2e/fixtures/layouts-${name}.json`;
  const now = await layouts(page);
  if (process.env['UPDATE_LAYOUTS']) writeFileSync(file, written(now));
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  expect(Object.keys(now)).toEqual(Object.keys(recorded));
  expect(
    Object.entries(recorded).flatMap(([name, nodes]) =>
      differences(name, now[name] ?? [], nodes).slice(0, 5),
    ),
  ).toEqual([]);
};

/** The loader of `preparing` changes while it is measured. */
const STILL = EXAMPLES.filter((name) => name !== 'preparing');

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const)
  test(`the examples match their recorded layouts, ${width} px wide in ${colorScheme} mode`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openHostPage(page, {
      body: STILL.map((name) => paywallTag(sandbox, `offering="paywall-${name}" locale="en"`)).join(''),
    });
    await expectDrawn(page, STILL.length);
    await expectRecorded(page, String(width));
  });

test('every property of every component matches its recorded layout', async ({ page, shop, sandbox }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openHostPage(page);
  const paywall = new Paywall(page);
  await paywall.open(shop, {
    offering: 'default',
    data: featurePaywall(sandbox.origin),
    callbacks: ['onError'],
  });
  await expectDrawn(page, 1);
  expect(await paywall.called()).toEqual([]);
  await expectRecorded(page, 'features');
});
