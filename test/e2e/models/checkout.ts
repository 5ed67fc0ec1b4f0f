import { expect } from 'playwright/test';
import type { FrameLocator, Locator, Page } from 'playwright/test';

/** Test cards of the stand-in; see demo/server/README.md. */
export const cards = {
  good: '4242424242424242',
  challenge: '4000000000003220',
  redirect: '4000000000003063',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  wrongNumber: '4242424242424241',
  providerError: '4000000000000119',
  slow: '4000000000000259',
} as const;

export const titles = {
  email: 'Billing email address',
  payment: 'Secure checkout',
  confirming: 'Confirming your payment…',
  success: 'Purchase successful',
  wrong: 'Something went wrong',
  stillConfirming: 'Your payment is still being confirmed',
  checking: 'We are checking your order',
  unresolved: 'We could not confirm your payment',
  elsewhere: 'Checkout is already open in another tab',
  moved: 'Your purchase continues in another tab',
  offline: 'You are offline',
} as const;

/** After this a start without an answer can't arrive any more, and may be made again. */
const LOST_START_MS = 120_000;

/** A `<purchase-checkout>` as its customer sees it. */
export class Checkout {
  readonly page: Page;
  readonly element: Locator;
  readonly dialog: Locator;
  readonly title: Locator;
  readonly panel: Locator;
  /** Opens the details of the order where they are folded. */
  readonly summaryBar: Locator;
  /** What is due and how to cancel, above the button where the summary is folded. */
  readonly orderTerms: Locator;
  readonly email: Locator;
  readonly continueButton: Locator;
  readonly payButton: Locator;
  readonly finishButton: Locator;
  readonly retryButton: Locator;
  readonly otherButton: Locator;
  readonly closeButton: Locator;
  /** The question before closing, and its two answers. */
  readonly leaveQuestion: Locator;
  readonly stayButton: Locator;
  readonly leaveButton: Locator;
  readonly changeEmail: Locator;
  readonly suggestion: Locator;
  readonly notice: Locator;
  readonly card: FrameLocator;
  readonly challenge: FrameLocator;

  constructor(page: Page, element: Locator = page.locator('purchase-checkout')) {
    this.page = page;
    this.element = element;
    this.dialog = element.getByRole('dialog', { name: 'Checkout' });
    this.title = element.locator('[part~="title"]');
    this.panel = element.locator('[part~="panel"]');
    this.summaryBar = element.locator('[part~="summary-bar"]');
    this.orderTerms = element.locator('[part~="order-terms"]');
    this.email = element.getByLabel('Email', { exact: true });
    this.continueButton = element.locator('[part~="continue"]');
    this.payButton = element.locator('[part~="pay"]');
    this.finishButton = element.locator('[part~="finish"]');
    this.retryButton = element.locator('[part~="retry"]');
    this.otherButton = element.locator('[part~="other-button"]');
    this.closeButton = element.locator('[part~="close"]');
    this.leaveQuestion = element.getByRole('alertdialog');
    this.stayButton = element.locator('[part~="leave-stay"]');
    this.leaveButton = element.locator('[part~="leave-close"]');
    this.changeEmail = element.locator('[part~="address-change"]');
    this.suggestion = element.locator('[part~="suggestion"]').getByRole('button');
    this.notice = element.locator('[part~="notice"]');
    this.card = element.frameLocator('iframe[title="Secure payment input frame"]');
    this.challenge = page.frameLocator('iframe[title="3-D Secure authentication"]');
  }

  async expectScreen(name: keyof typeof titles): Promise<void> {
    await expect(this.title).toHaveText(titles[name]);
  }

  /** Lets the page's time run ahead, by the pause between two looks, until the screen is there; needs an installed clock. */
  async fastForwardTo(name: keyof typeof titles): Promise<void> {
    await expect(async () => {
      if ((await this.title.textContent()) === titles[name]) return;
      await this.page.clock.fastForward(1000);
      expect(await this.title.textContent()).toBe(titles[name]);
    }).toPass({ timeout: 10_000, intervals: [50] });
  }

  async expectGone(): Promise<void> {
    await expect(this.element.locator('[part~="form"]')).toHaveCount(0);
  }

  async typeEmail(address = 'ada@example.org'): Promise<void> {
    await this.expectScreen('email');
    await this.email.fill(address);
    await this.continueButton.click();
  }

  /** The card form has loaded and can be used. */
  async expectCardForm(): Promise<void> {
    await expect(this.element.locator('[part="payment-form"][data-open]')).toBeVisible();
    await expect(this.card.getByLabel('Card number')).toBeVisible();
  }

  async typeCard(number: string = cards.good): Promise<void> {
    await this.expectCardForm();
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expiration date').fill('12 / 34');
    await this.card.getByLabel('Security code').fill('123');
  }

  async pay(number: string = cards.good): Promise<void> {
    await this.typeCard(number);
    await expect(this.payButton).toBeEnabled();
    await this.payButton.click();
  }

  /** From the e-mail step to the success screen. */
  async buy(email = 'ada@example.org'): Promise<void> {
    await this.typeEmail(email);
    await this.pay();
    await this.expectScreen('success');
  }

  /** A payment that is not decided, paid in another way: the form of the same session. */
  async payAnotherWay(): Promise<void> {
    await this.expectScreen('stillConfirming');
    await this.otherButton.click();
    await expect(this.notice).toContainText('Your earlier payment is not confirmed yet');
    await this.notice.getByRole('button').click();
    await this.pay();
  }

  /** A start without an answer is given up; needs an installed clock. */
  async waitForLostStart(): Promise<void> {
    await this.expectScreen('checking');
    await this.page.clock.fastForward(LOST_START_MS);
  }

  async close(): Promise<void> {
    await this.closeButton.click();
  }

  /** What a screen reader's live region says. */
  get announcement(): Locator {
    return this.element.getByRole('status');
  }
}
