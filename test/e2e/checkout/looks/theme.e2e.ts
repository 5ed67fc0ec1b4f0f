import { openHostPage, elementTag, SDK, STAND_IN } from '../../models/host/host-page';
import { contrast, durations, luminance, partStyles, styles, writing } from '../../models/looks/look';
import { paywallTag } from '../../models/paywall';
import { reach } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';
import { test as alone } from '../../models/test';

const isDark = (colour: string | undefined): boolean => luminance(colour ?? 'rgb(255,255,255)') < 0.1;

test('every figure of the specification holds on screen', async ({ page, sandbox, checkout, shop }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHostPage(page);
  await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop });
  const figures = [
    ['backdrop', 'z-index', '1000001'],
    ['dialog', 'min-height', '360px'],
    ['dialog', 'border-top-left-radius', '16px'],
    ['dialog', 'max-width', '880px'],
    ['payment-form', 'min-height', '320px'],
    ['pay', 'border-top-left-radius', '12px'],
    ['pay', 'min-height', '48px'],
  ] as const;
  for (const [part, property, value] of figures)
    expect(await partStyles(checkout, part, property), part).toEqual({ [property]: value });
  const field = checkout.card.getByLabel('Card number');
  expect(await styles(field, 'border-top-left-radius', 'font-size')).toEqual({
    'border-top-left-radius': '12px',
    'font-size': '16px',
  });
  expect(Math.max(...(await durations(checkout)))).toBeLessThanOrEqual(200);
  await checkout.payButton.click();
  await checkout.expectScreen('success');
  // The drawn check is the one thing that takes its time.
  expect((await durations(checkout)).filter((time) => time > 200)).toEqual([400]);
  const words = await writing(checkout);
  expect(words.length).toBeGreaterThan(10);
  for (const { text, size, weight, isHeading } of words) {
    expect(size, text).toBeGreaterThanOrEqual(isHeading ? 14 : 13);
    expect(size, text).toBeLessThanOrEqual(isHeading ? 32 : 16);
    expect(weight, text).toBeGreaterThanOrEqual(100);
    expect(weight, text).toBeLessThanOrEqual(900);
  }
});

test('it is dark on a dark system, card form and all, and follows when that changes', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHostPage(page);
  await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop });
  const field = checkout.card.getByLabel('Card number');
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect
      .poll(async () => isDark((await styles(field, 'background-color'))['background-color']))
      .toBe(scheme === 'dark');
    for (const part of ['form', 'panel', 'pay']) {
      const look = await partStyles(checkout, part, 'background-color', 'color');
      if (part !== 'pay')
        expect(isDark(look['background-color']), `${part}, ${scheme}`).toBe(scheme === 'dark');
      expect(contrast(look['color']!, look['background-color']!), part).toBeGreaterThanOrEqual(4.5);
    }
  }
});

alone(
  'what a purchase asks for wins over configure, both win over the branding, and mistakes are logged',
  async ({ page, sandbox, checkout, shop }) => {
    await openHostPage(page);
    const said = await page.evaluateHandle(() => {
      const lines: string[] = [];
      window.Purchases.setLogLevel(window.Purchases.LogLevel.Warn);
      window.Purchases.setLogHandler((_, line) => lines.push(line));
      return lines;
    });
    await shop.configure(sandbox.user, {
      appearance: { theme: 'light', shape: 'pill', colors: { primary: '#0b6e4f', form: '#fff8e1' } },
    });
    const asked = { theme: 'dark', colours: {}, variables: { '--purchase-form-line': 'url(x)' } };
    const appearance = { ...asked, theme: 'dark', darkColors: { form: '#10201c' }, font: 'Georgia' } as const;
    await reach['needs-payment-info, form ready']({ page, sandbox, checkout, shop }, { appearance });
    expect(await partStyles(checkout, 'form', 'background-color')).toEqual({
      'background-color': 'rgb(16, 32, 28)',
    });
    expect(await partStyles(checkout, 'pay', 'border-top-left-radius')).toEqual({
      'border-top-left-radius': '56px',
    });
    expect((await styles(checkout.title, 'font-family'))['font-family']).toMatch(/^"?Georgia/);
    const field = await styles(
      checkout.card.getByLabel('Card number'),
      'background-color',
      'border-top-left-radius',
      'font-family',
    );
    expect(field).toMatchObject({ 'background-color': 'rgb(16, 32, 28)', 'border-top-left-radius': '24px' });
    expect(field['font-family']).toMatch(/^"?Georgia/);
    expect(await said.jsonValue()).toEqual([
      'appearance.colours is not known.',
      'appearance.variables.--purchase-form-line can’t be "url(x)".',
    ]);
  },
);

test('a page sets any token and any part in its own style sheet', async ({ page, sandbox, checkout }) => {
  const appearance = JSON.stringify({ shape: 'rectangle', theme: 'light' });
  await openHostPage(page, {
    head: `${STAND_IN}${SDK}<style>
      purchase-checkout { --purchase-form-primary: rgb(1, 2, 3); --purchase-radius-button: 7px }
      purchase-checkout::part(title) { letter-spacing: 3px }
      purchase-checkout::part(button) { text-transform: uppercase }</style>`,
    body: elementTag(sandbox, `layout="inline" appearance='${appearance}'`),
  });
  await checkout.expectScreen('email');
  expect(
    await partStyles(checkout, 'continue', 'background-color', 'border-top-left-radius', 'text-transform'),
  ).toEqual({
    'background-color': 'rgb(1, 2, 3)',
    'border-top-left-radius': '7px',
    'text-transform': 'uppercase',
  });
  expect(await partStyles(checkout, 'input', 'border-top-left-radius')).toEqual({
    'border-top-left-radius': '0px',
  });
  expect(await styles(checkout.title, 'letter-spacing')).toEqual({ 'letter-spacing': '3px' });
  // Each token that there is, one after the other.
  const kept = await checkout.element.evaluate((host) => {
    const sheets = host.shadowRoot?.adoptedStyleSheets ?? [];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
    const tokens = new Set(rules.join().match(/--purchase-[a-z-]+(?=:)/g));
    for (const token of tokens) (host as HTMLElement).style.setProperty(token, 'rgb(9, 8, 7)');
    const style = getComputedStyle(host);
    return [...tokens].map((token) => style.getPropertyValue(token));
  });
  expect(kept.length).toBeGreaterThan(40);
  expect(new Set(kept)).toEqual(new Set(['rgb(9, 8, 7)']));
});

test('less motion, more contrast and the system’s own colours are given where they are asked for', async ({
  page,
  sandbox,
  checkout,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHostPage(page);
  await reach['needs-auth-info with an error']({ page, sandbox, checkout, shop });
  expect(Math.max(...(await durations(checkout)))).toBeLessThanOrEqual(1);

  const note = checkout.element.locator('.price-words').first();
  expect(await styles(note, 'color')).not.toEqual({ color: 'rgb(0, 0, 0)' });
  await page.emulateMedia({ contrast: 'more' });
  expect(await styles(note, 'color')).toEqual({ color: 'rgb(0, 0, 0)' });
  for (const part of ['input', 'continue'])
    expect(await partStyles(checkout, part, 'border-top-width'), part).toEqual({ 'border-top-width': '2px' });
  expect(await partStyles(checkout, 'due', 'border-top-color')).toEqual({
    'border-top-color': 'rgb(0, 0, 0)',
  });
  await checkout.continueButton.evaluate((button: HTMLButtonElement) => (button.disabled = true));
  const off = await partStyles(checkout, 'continue', 'color', 'background-color');
  expect(contrast(off['color']!, off['background-color']!)).toBeGreaterThanOrEqual(4.5);
  await checkout.continueButton.evaluate((button: HTMLButtonElement) => (button.disabled = false));

  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  for (const part of ['input', 'continue', 'close', 'dialog', 'panel']) {
    const edge = await partStyles(
      checkout,
      part,
      'border-top-width',
      'border-top-style',
      'border-top-color',
      'background-color',
    );
    expect(parseFloat(edge['border-top-width']!), part).toBeGreaterThanOrEqual(1);
    expect(edge['border-top-style'], part).toBe('solid');
    expect(contrast(edge['border-top-color']!, edge['background-color']!), part).toBeGreaterThanOrEqual(3);
  }
  await page.keyboard.press('Tab');
  expect(await partStyles(checkout, 'continue', 'outline-width', 'outline-style')).toEqual({
    'outline-width': '3px',
    'outline-style': 'solid',
  });
});

test('a paywall is light or dark as the page’s appearance says, whatever the system is', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const tag = (appearance: object): string =>
    paywallTag(sandbox, `offering="paywall-compare" locale="en" appearance='${JSON.stringify(appearance)}'`);
  await openHostPage(page, { body: tag({ theme: 'dark' }) + tag({}) });
  const roots = page.locator('purchase-paywall').locator('.root');
  await expect(page.locator('purchase-paywall').locator('.frame')).toHaveCount(2);
  await expect(roots.nth(0)).toHaveClass(/\bdark\b/);
  await expect(roots.nth(1)).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(roots.nth(1)).toHaveClass(/\bdark\b/);
});
