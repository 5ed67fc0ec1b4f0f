import type { Locator } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { openHostPage } from '../models/host/host-page';
import { button, buy, Paywall, paywallData, plan, stack, text } from '../models/paywall';
import { expect, test } from '../models/one-page';

const when = (condition: object, properties: object): object => ({
  overrides: [{ conditions: [condition], properties }],
});
const fill = (value: string): object => ({ background_color: { light: { type: 'hex', value } } });
const colourOf = (locator: Locator): Promise<string> =>
  locator.evaluate((node) => getComputedStyle(node).backgroundColor);

const TEXTS = {
  month: 'Monthly',
  year: 'Yearly',
  back: 'Go back',
  hello: 'Hello {{ custom.first_name | uppercase }}',
  price: 'Now {{ product.price_per_period }}',
  gold: 'Gold offer',
  buy: 'Continue',
};

const data = (): object => {
  const back = button({ type: 'navigate_back' }, 'back') as Record<'stack', object>;
  const hovered = { conditions: [{ type: 'hover' }], properties: fill('#00ff00') };
  const focused = { conditions: [{ type: 'focus' }], properties: fill('#ffff00') };
  const gold = { type: 'variable_condition', operator: '=', variable: 'audience', value: 'gold' };
  const yearly = { type: 'selected_package_condition', operator: 'in', packages: ['$rc_annual'] };
  return paywallData(
    [
      text('hello'),
      text('gold', { visible: false, ...when(gold, { visible: true }) }),
      stack([plan('$rc_monthly', 'month'), plan('$rc_annual', 'year')]),
      text('price', { font_size: 'body_s', ...when(yearly, { font_size: 'heading_l' }) }),
      { ...back, stack: { ...back.stack, ...fill('#ffffff'), overrides: [hovered, focused] } },
      buy('buy'),
    ],
    TEXTS,
  );
};

test('hover of a mouse and focus of the keyboard change a button, and only while they last', async ({
  page,
  shop,
}) => {
  await openHostPage(page, { body: '<div id="here"></div><p>Beside</p>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, { offering: 'default', data: data(), target: '#here' });
  const back = paywall.element.getByRole('button', { name: 'Go back' });
  expect(await colourOf(back)).toBe('rgb(255, 255, 255)');
  await back.hover();
  await expect.poll(() => colourOf(back)).toBe('rgb(0, 255, 0)');
  await page.mouse.move(1, 1);
  await expect.poll(() => colourOf(back)).toBe('rgb(255, 255, 255)');
  await back.focus();
  await expect.poll(() => colourOf(back)).toBe('rgb(255, 255, 0)');
  await page.keyboard.press('Tab');
  await expect.poll(() => colourOf(back)).toBe('rgb(255, 255, 255)');
});

test('custom variables and the selected package decide about looks and texts', async ({ page, shop }) => {
  await openHostPage(page, { body: '<div id="here"></div>' });
  const paywall = new Paywall(page);
  await paywall.open(shop, {
    offering: 'default',
    data: data(),
    target: '#here',
    customVariables: { first_name: 'Ada', audience: 'gold' },
    callbacks: ['onError'],
  });
  expect(await paywall.called()).toEqual([]);
  await expect(paywall.element.getByText('Hello ADA')).toBeVisible();
  await expect(paywall.element.getByText('Gold offer')).toBeVisible();
  // None is selected by default in the data: the first one is.
  await expect(paywall.package('Monthly')).toBeChecked();
  await expect(paywall.buyButton).toBeEnabled();
  await expect(paywall.element.getByText(/^Now .*\/month$/)).toBeVisible();
  await expect(paywall.element.getByRole('heading')).toHaveCount(0);
  await paywall.package('Yearly').click();
  await expect(paywall.element.getByRole('heading', { name: /^Now .*\/year$/ })).toBeVisible();
  expect(await axeComplaints(page)).toEqual([]);
});

test('the element has its custom variables as JSON, and reports what is no JSON', async ({ page, shop }) => {
  await openHostPage(page, {
    body: `<purchase-paywall offering="default" custom-variables='{"first_name":"Bo"}'></purchase-paywall>`,
  });
  const instance = await shop.instance();
  await instance.evaluate(async ({ purchases }, data) => {
    const { all } = await purchases.getOfferings();
    const element = document.querySelector('purchase-paywall');
    if (element && all['default']) element.offering = { ...all['default'], paywall_components: data };
  }, data());
  const element = page.locator('purchase-paywall');
  await expect(element.getByText('Hello BO')).toBeVisible();
  await expect(element.getByText('Gold offer')).toHaveCount(0);
  const problems = await page.evaluateHandle(() => {
    const found: string[] = [];
    const paywall = document.querySelector('purchase-paywall');
    paywall?.addEventListener('paywall-error', ({ detail }) => void found.push(detail.message));
    return found;
  });
  await element.evaluate((node) => node.setAttribute('custom-variables', '{first_name}'));
  await expect(element.getByText('Hello', { exact: true })).toBeVisible();
  expect(await problems.jsonValue()).toEqual([expect.stringContaining('in an attribute as JSON')]);
  await expect(element.getByText(/attribute custom-variables is not JSON/)).toBeVisible();
  await element.evaluate((node) => Object.assign(node, { customVariables: { first_name: 'Cy' } }));
  await expect(element.getByText('Hello CY')).toBeVisible();
});
