import type { Page } from 'playwright/test';
import { openHostPage } from '../../models/host/host-page';
import type { Checkout } from '../../models/checkout';
import { cutOffWithLargeText, findingsWhenEnlarged } from '../../models/looks/access';
import { findingsInEveryLook, LOOKS_OF_A_STATE } from '../../models/looks/every-look';
import { asked, expectLeft } from '../../models/looks/leaving';
import { reach, stateNames } from '../../models/looks/states';
import { expect, test } from '../../models/one-page';
import { foreignWords, turnToPseudo } from '../../models/words';

/**
 * Each state is reached once on a phone, and looked at in every way, also with long names; then its words are replaced, and the customer
 * leaves it.
 */

// Two dozen looks at each state keep a busy machine for a while.
test.setTimeout(90_000);

const TITLE = 'Jahresmitgliedschaft für Mathematikprüfungsvorbereitungsunterlagen';
const BUSINESS = 'Nachhilfeunterrichtsvermittlungsgesellschaft mbH & Co. KG';

/** What the shop, the customer and the card provider wrote, and amounts. */
const DATA = new RegExp(
  [
    `^(${BUSINESS}|${TITLE}|Unlimited step-by-step solutions for every subject\\.`,
    'ada@example(\\.org)?|[$€]?[\\d.,]+|help@\\S+|support@\\S+|An error occurred while processing your card\\..*)$',
  ].join('|'),
);

/** What is wider than the window, or has words that are cut off. */
const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const nodes = [...(document.querySelector('purchase-checkout')?.shadowRoot?.querySelectorAll('*') ?? [])];
    const isWide = (node: Element): boolean => {
      const { left, right, width: own } = node.getBoundingClientRect();
      return own > 1 && (right > width + 0.5 || left < -0.5);
    };
    const isCut = (node: Element): boolean =>
      (node.matches('.dialog, .backdrop, .panel, .form') && node.scrollWidth > node.clientWidth) ||
      (node.matches('button, .notice, .trial-pill') && node.scrollWidth > node.clientWidth + 1);
    return nodes
      .filter((node) => isWide(node) || isCut(node))
      .map((node) => `${node.localName}.${node.getAttribute('class')}`);
  });

/**
 * Writes long names and a high price into what is shown, as a shop with such names would have them. The usual names are measured in
 * other ways, in which long ones may be cut off.
 */
const writeLongNames = ({ element }: Checkout): Promise<void> =>
  element.evaluate(
    (host, names) => {
      const texts = document.createTreeWalker(host.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const [usual, long] of names) text.data = text.data.replaceAll(usual, long);
    },
    [
      ['Stepwise PRO monthly', TITLE],
      ['Stepwise', BUSINESS],
      ['9.99', '1,234,567,890.00'],
    ] as const,
  );

/** The checkout is turned to another language while it is shown. */
const turnCheckout =
  ({ element }: Checkout) =>
  async (locale: string): Promise<void> => {
    await element.evaluate((node, locale) => node.setAttribute('locale', locale), locale);
    await expect(element.locator(`.root[lang="${locale}"]`)).toHaveCount(1);
  };

for (const state of stateNames)
  test(`in ${state} neither axe nor a measure finds anything in ${LOOKS_OF_A_STATE} looks and enlarged, nothing is cut off on a small phone, every word can be translated, and the close button leaves`, async ({
    page,
    sandbox,
    checkout,
    shop,
  }) => {
    const scene = { page, sandbox, checkout, shop };
    await page.setViewportSize({ width: 375, height: 640 });
    await openHostPage(page);
    // Rings are drawn for the keyboard.
    await page.keyboard.press('Tab');
    const sale = await reach[state](scene);
    const found = await findingsInEveryLook(page, { tag: 'purchase-checkout', turn: turnCheckout(checkout) });
    expect([...found, ...(await findingsWhenEnlarged(page, 'purchase-checkout'))]).toEqual([]);
    await turnCheckout(checkout)('en');
    await writeLongNames(checkout);
    await expect(checkout.element).toContainText(TITLE);
    expect(await cutOffWithLargeText(page, 'purchase-checkout'), 'large text with long names').toEqual([]);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflow(page), `at ${width} px`).toEqual([]);
      await expect.poll(async () => (await checkout.closeButton.boundingBox())?.y).toBeLessThan(100);
      for (const button of await checkout.element.locator('[part~="button"]').all())
        await expect(button).toBeInViewport({ ratio: 1 });
    }
    await turnToPseudo(page, 'purchase-checkout');
    await expect(checkout.element.getByRole('button', { name: '⟦' }).first()).toBeAttached();
    // The live region follows a moment later.
    await expect.poll(() => foreignWords(page, 'purchase-checkout', DATA)).toEqual([]);
    expect(await overflow(page), 'with longer words').toEqual([]);
    await checkout.close();
    await expectLeft(checkout, sale, state);
  });

/** Escape and the button end in the same event; where they could differ, both are tried. */
for (const state of [
  'needs-auth-info',
  'needs-payment-info, form ready',
  'needs-payment-info, processing',
  'needs-payment-info, earlier payment',
  'polling-purchase-status',
  'success',
  'error, still confirming',
] as const)
  test(`Escape leaves a checkout in ${state}`, async ({ page, sandbox, checkout, shop }) => {
    await openHostPage(page);
    const sale = await reach[state]({ page, sandbox, checkout, shop });
    await page.keyboard.press('Escape');
    if (asked.includes(state)) await checkout.leaveButton.click();
    await expectLeft(checkout, sale, state);
  });
