import type { Locator, Page } from 'playwright/test';
import { axeComplaints } from '../models/looks/axe';
import { openHostPage } from '../models/host/host-page';
import { buy, Paywall, paywallData, plan, stack, text } from '../models/paywall';
import { expect, test } from '../models/one-page';

const field = (field_id: string, more: object = {}): object => ({
  type: 'input_text',
  field_id,
  placeholder_lid: `${field_id}_hint`,
  validation_error_lid: `${field_id}_error`,
  size: { width: { type: 'fill' }, height: { type: 'fit' } },
  border: { color: { light: { type: 'hex', value: '#667085' } }, width: 1 },
  ...more,
});
const option = (option_id: string): object => ({
  type: 'input_option',
  option_id,
  stack: stack([text(option_id)]),
});
const choice = (type: 'single' | 'multiple', field_id: string, more: object): object => ({
  type: `input_${type}_choice`,
  name: field_id,
  field_id,
  stack: stack([option('exam'), option('work'), option('fun')]),
  ...more,
});

const TEXTS = {
  year: 'Yearly',
  buy: 'Continue',
  mail_hint: 'E-mail address',
  mail_error: 'An address with an @, please.',
  pin_hint: 'PIN',
  exam: 'An exam',
  work: 'Work',
  fun: 'Fun',
  echo: 'You: {{ input.mail }}{{ input.pin }}',
};
const data = (): object =>
  paywallData(
    [
      plan('$rc_annual', 'year', true),
      text('echo'),
      field('mail', { keyboard_type: 'email', required: true, reserved_attribute: '$email' }),
      field('pin', { keyboard_type: 'password' }),
      choice('single', 'Goal', { required: true }),
      choice('multiple', 'Topics', { selection_range: { min: 1, max: 2 } }),
      buy('buy'),
    ],
    TEXTS,
  );

const mailOf = (page: Page): Locator => page.locator('purchase-paywall').getByLabel('E-mail address');

test('by keyboard alone: errors are named where they are, and the answers are handed over', async ({
  page,
  shop,
}) => {
  await openHostPage(page);
  const paywall = new Paywall(page);
  await paywall.present(shop, { data: data() });
  const mail = mailOf(page);
  await mail.focus();
  await page.keyboard.type('ada');
  await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
  await expect(paywall.frame).toContainText('You: ada');
  await page.keyboard.press('Tab');
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
  await expect(mail).toHaveAccessibleDescription('An address with an @, please.');
  await page.keyboard.type('1234');
  await expect(paywall.frame).not.toContainText('1234');
  expect(await axeComplaints(page)).toEqual([]);
  // The first wrong answer gets the focus, and no checkout opens.
  await paywall.buyButton.focus();
  await page.keyboard.press('Enter');
  await expect(mail).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.org');
  await expect(mail).not.toHaveAttribute('aria-invalid', 'true');
  await paywall.buyButton.focus();
  await page.keyboard.press('Enter');
  const goal = paywall.element.getByRole('radiogroup', { name: 'Goal' });
  await expect(goal.getByRole('radio', { name: 'An exam' })).toBeFocused();
  await expect(goal).toHaveAccessibleDescription('An answer is missing.');
  await page.keyboard.press('ArrowDown');
  await expect(goal.getByRole('radio', { name: 'Work' })).toBeChecked();
  const topics = paywall.element.getByRole('group', { name: 'Topics' });
  for (const name of ['An exam', 'Work', 'Fun']) {
    await topics.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await paywall.buyButton.focus();
  await expect(topics).toHaveAccessibleDescription('Check this answer.');
  await topics.getByRole('checkbox', { name: 'Fun' }).click();
  expect(await axeComplaints(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.url().includes('/attributes'));
  await paywall.buyButton.click();
  const { attributes } = (await sent).postDataJSON() as {
    attributes: Record<string, { value: string }>;
  };
  const values = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
  expect(values).toEqual({ $email: 'ada@example.org', Goal: 'work', Topics: 'exam,work' });
  await expect(page.getByText('ada@example.org').first()).toBeVisible();
});

test('answers stay when the language changes', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.demo('paywall-show')}&offering=paywall-questions&locale=en`);
  const paywall = page.locator('purchase-paywall');
  await paywall.getByLabel('First name').fill('Ada');
  await expect(paywall).toContainText('Hello Ada');
  await paywall.evaluate((element) => element.setAttribute('locale', 'fr'));
  await expect(paywall.getByLabel('First name')).toHaveValue('Ada');
  await expect(paywall).toContainText('Hello Ada');
});
