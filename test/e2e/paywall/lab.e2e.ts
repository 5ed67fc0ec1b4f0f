import type { Locator, Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { expect, test } from '../models/one-page';

/** The demo page for those who write paywalls. */
class Lab {
  readonly page: Page;
  readonly verdict: Locator;
  readonly source: Locator;
  readonly problems: Locator;
  readonly paywall: Locator;

  constructor(page: Page) {
    this.page = page;
    this.verdict = page.locator('#verdict');
    this.source = page.getByRole('textbox', { name: 'Paywall as JSON' });
    this.problems = page.locator('#problems button');
    this.paywall = page.frameLocator('#frame').locator('purchase-paywall');
  }

  async expectFine(): Promise<void> {
    await expect(this.verdict).toHaveText('No problems');
  }

  async text(): Promise<string> {
    return this.source.inputValue();
  }

  /** As typing would, without waiting for thousands of keys. The verdict that is read next is of this text. */
  async write(text: string): Promise<void> {
    await this.verdict.evaluate((verdict) => (verdict.textContent = ''));
    await this.source.evaluate((area, text) => {
      (area as HTMLTextAreaElement).value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  }

  /** The marked part of the text. */
  selected(): Promise<string> {
    return this.source.evaluate((area) => {
      const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
  }

  violations(rules?: readonly string[]): Promise<string[]> {
    return axeComplaints(this.page, { exclude: '#frame', ...(rules && { rules }) });
  }
}

test('every example of the lab is shown without a problem', async ({ page, sandbox }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const lab = new Lab(page);
  await page.goto(sandbox.demo('paywall-lab'));
  await lab.expectFine();
  const example = page.getByLabel('Example');
  const ids = await example
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  // Sixteen, and the one that the study app sells with.
  expect(ids).toHaveLength(17);
  for (const id of ids) {
    await example.selectOption(id);
    await expect(page.getByLabel('Packages of')).toHaveValue(id);
    await lab.expectFine();
  }
  expect(complaints).toEqual([]);
});

test('a broken node, text that is not JSON and data without a paywall are reported; the text is kept after a reload, and the lab still works', async ({
  page,
  sandbox,
}) => {
  const lab = new Lab(page);
  await page.goto(sandbox.demo('paywall-lab'));
  await lab.expectFine();
  const good = await lab.text();
  await test.step('data without a paywall', async () => {
    for (const text of [
      '7',
      '[]',
      '{}',
      'null',
      '{ "components_config": { "base": { "stack": { "type": "stak" } } } }',
    ]) {
      await lab.write(text);
      await expect(lab.verdict, text).toHaveText(/\d problem/);
    }
    await lab.write(good);
    await lab.expectFine();
  });
  await test.step('text that is not JSON, with line and column, is kept and can be undone', async () => {
    const broken = '{\n  "components_config": {\n    "base" oops\n';
    await lab.write(broken);
    await expect(lab.verdict).toHaveText('Not JSON: line 3, column 12');
    await expect(lab.problems).toContainText('Expected “:” after the name, found “o”.');
    await expect(lab.paywall.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(lab.verdict).toHaveText('Not JSON: line 3, column 12');
    expect(await lab.text()).toBe(broken);
    await page.getByRole('button', { name: 'Reset' }).click();
    await lab.expectFine();
  });
  await test.step('a broken node, with its path and line, is marked in the text', async () => {
    await page.getByLabel('Example').selectOption('paywall-single');
    await expect(page.getByLabel('Packages of')).toHaveValue('paywall-single');
    await lab.expectFine();
    await lab.write((await lab.text()).replace('"font_size": 48', '"font_size": "enormous"'));
    await expect(lab.verdict).toHaveText('1 problem');
    await expect(lab.problems).toContainText('got "enormous"');
    await expect(lab.problems).toContainText(/base\.stack\.components\[0\].*\.font_size, line \d+/);
    await lab.problems.click();
    expect(await lab.selected()).toBe('"enormous"');
    await expect(lab.paywall.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('width, colours and language of the preview can be changed', async ({ page, sandbox }) => {
  const lab = new Lab(page);
  await page.goto(`${sandbox.demo('paywall-lab')}&example=timeline`);
  await lab.expectFine();
  const width = (): Promise<number> =>
    page.locator('#frame').evaluate((frame) => (frame as HTMLElement).offsetWidth);
  await page.getByRole('radio', { name: '1280' }).check({ force: true });
  expect(await width()).toBe(1280);
  await expect(page.locator('#measure')).toHaveText(/^1280 × \d+ at \d+ %$/);
  await page.getByRole('radio', { name: '375' }).check({ force: true });
  expect(await width()).toBe(375);
  await page.getByRole('slider', { name: 'Width of the preview' }).press('ArrowRight');
  expect(await width()).toBe(385);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(lab.paywall.locator('.root.dark')).toBeVisible();
  await page.getByLabel('Language').fill('ar');
  await expect(lab.paywall.locator('.frame')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('Language').fill('nonsense');
  await expect(lab.paywall.locator('.frame')).toHaveAttribute('lang', /^en/);
});

test('offers and custom variables of the preview can be changed, and the conditions are listed', async ({
  page,
  sandbox,
}) => {
  const lab = new Lab(page);
  await page.goto(`${sandbox.demo('paywall-lab')}&example=single`);
  await lab.expectFine();
  const condition = { type: 'intro_offer' };
  const data = {
    components_config: {
      base: {
        stack: {
          type: 'stack',
          components: [
            {
              type: 'text',
              text_lid: 'hello',
              overrides: [{ conditions: [condition], properties: { text_lid: 'try' } }],
            },
            { type: 'text', text_lid: 'odd' },
            { type: 'package', package_id: '$rc_annual', stack: { type: 'stack', components: [] } },
          ],
        },
      },
    },
    components_localizations: {
      en_US: {
        hello: 'Hello {{ custom.first_name }}',
        try: 'Try {{ product.offer_period }}',
        odd: '{{ odd }}',
      },
    },
    default_locale: 'en_US',
    ui_config: { custom_variables: { first_name: { type: 'string', default_value: 'Bo' } } },
  };
  await lab.write(JSON.stringify(data));
  await expect(lab.verdict).toHaveText('1 problem');
  await page.locator('#offer').selectOption('none');
  await expect(lab.paywall.getByText('Hello Bo')).toBeVisible();
  await page.getByLabel('Custom variables').fill('{"first_name":"Ada"}');
  await expect(lab.paywall.getByText('Hello Ada')).toBeVisible();
  await page.locator('#offer').selectOption('trial');
  await expect(lab.paywall.getByText('Try week')).toBeVisible();
  await page.getByText('Components, conditions and variables: 9').click();
  const rules = page.locator('#rules button');
  const components = [
    /^stack/,
    /^text hello/,
    /intro_offer → text_lid/,
    /^text odd/,
    /^package \$rc_annual/,
    /^stack/,
  ];
  await expect(rules).toHaveText([...components, /custom\.first_name/, /offer_period/, /\{ odd/]);
  await expect(page.locator('#rules [data-state="bad"]')).toHaveText([/^text odd/, /\{ odd/]);
  await rules.filter({ hasText: 'intro_offer' }).click();
  expect(await lab.selected()).toContain('intro_offer');
  await page.getByLabel('Custom variables').fill('{');
  await expect(lab.verdict).toHaveText('2 problems');
  expect(await lab.violations()).toEqual([]);
});

test('axe finds nothing in the lab, large and small, light and dark', async ({ page, sandbox }) => {
  const lab = new Lab(page);
  const expectNone = async (what: string): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await lab.violations(), what).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lab.violations(['color-contrast', 'link-in-text-block']), `${what}, dark`).toEqual([]);
  };
  await page.goto(sandbox.demo('paywall-lab'));
  await lab.expectFine();
  await expectNone('an example');
  await lab.write('{ "components_config": 1 }');
  await expect(lab.problems).not.toHaveCount(0);
  await expectNone('a problem');
  await page.setViewportSize({ width: 375, height: 720 });
  await expectNone('on a phone');
  await page.getByRole('button', { name: 'JSON' }).click();
  await expect(lab.source).toBeVisible();
  await expectNone('the text on a phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('the paywall demo sells and shows the purchase', async ({ page, sandbox, checkout }) => {
  await page.goto(sandbox.demo('paywall'));
  await page.getByLabel('Design').selectOption('paywall-compare');
  await page.getByRole('button', { name: 'Show the paywall' }).click();
  await page.getByRole('radio', { name: /Monthly/ }).click();
  await page.getByRole('button', { name: /^Get Stepwise PRO/ }).click();
  await checkout.buy();
  await checkout.finishButton.click();
  await expect(page.locator('#status')).toContainText('Bought $rc_monthly.');
  await expect(page.locator('#status')).toContainText('pro: active');
});
