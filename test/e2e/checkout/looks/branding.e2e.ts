import type { Checkout } from '../../models/checkout';
import { contrast, luminance } from '../../models/looks/look';
import { reach } from '../../models/looks/states';
import { openHostPage } from '../../models/host/host-page';
import type { BrandingPreset } from '../../models/sandbox';
import { expect, test } from '../../models/one-page';

async function style(checkout: Checkout, part: string): Promise<Record<string, string>> {
  return checkout.element.locator(`[part~="${part}"]`).evaluate((node) => {
    const { color, backgroundColor, borderTopLeftRadius } = getComputedStyle(node);
    return { color, background: backgroundColor, radius: borderTopLeftRadius };
  });
}

const PRESETS: readonly { preset: BrandingPreset; radii?: Readonly<Record<string, string>> }[] = [
  { preset: 'default', radii: { input: '12px', continue: '12px', dialog: '16px' } },
  { preset: 'rectangle', radii: { input: '0px', continue: '0px', dialog: '0px' } },
  { preset: 'pill', radii: { input: '24px', continue: '56px', dialog: '16px' } },
  { preset: 'dark' },
  { preset: 'low-contrast' },
  { preset: 'plain' },
];

test('with every branding each text can be read, and each shape has its own corners', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  for (const { preset, radii = {} } of PRESETS)
    await test.step(preset, async () => {
      await sandbox.branding(preset);
      // Each instance reads the branding again.
      await shop.configure(sandbox.user);
      await reach['needs-auth-info with an error']({ page, sandbox, checkout, shop });
      for (const [part, radius] of Object.entries(radii))
        await expect.poll(() => style(checkout, part), part).toMatchObject({ radius });
      const [form, panel] = [await style(checkout, 'form'), await style(checkout, 'panel')];
      const button = await style(checkout, 'continue');
      const note = await checkout.element
        .locator('.field-note')
        .evaluate((node) => getComputedStyle(node).color);
      for (const { color, background } of [form, panel, button, { ...form, color: note }])
        expect(contrast(color!, background!)).toBeGreaterThanOrEqual(4.5);
      await checkout.close();
      await checkout.expectGone();
    });
});

test('a dark branding is dark in the form, the panel and the card form', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.branding('dark');
  await reach['needs-payment-info, form empty']({ page, sandbox, checkout, shop });
  for (const part of ['form', 'panel']) {
    const { background = '' } = await style(checkout, part);
    expect(luminance(background), part).toBeLessThan(0.05);
  }
  const input = await checkout.card.getByLabel('Card number').evaluate((node) => ({
    color: getComputedStyle(node).color,
    back: getComputedStyle(node).backgroundColor,
  }));
  expect(luminance(input.back)).toBeLessThan(0.05);
  expect(contrast(input.color, input.back)).toBeGreaterThanOrEqual(4.5);
});

test('the business is named with its icon, and a sandbox key is marked', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await reach['needs-auth-info']({ page, sandbox, checkout, shop });
  await expect(checkout.panel).toContainText('Stepwise');
  await expect(checkout.panel).toContainText('Sandbox');
  const icon = checkout.panel.locator('img');
  await expect.poll(() => icon.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
});

test('a key that is not for the sandbox shows a cart instead of the mark', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  Object.assign(sandbox, { key: sandbox.key.replace('rcb_sb_', 'rcb_') });
  await openHostPage(page);
  await reach['needs-auth-info']({ page, sandbox, checkout, shop });
  await expect(checkout.panel).not.toContainText('Sandbox');
  await expect(checkout.panel.locator('.panel-cart')).toBeVisible();
});

test('the product’s description is shown when the branding wants it so', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await openHostPage(page);
  await sandbox.branding('default', { appearance: { show_product_description: true } });
  await reach['needs-auth-info']({ page, sandbox, checkout, shop });
  await expect(checkout.panel.getByText('Unlimited step-by-step solutions')).toHaveCount(1);
});
