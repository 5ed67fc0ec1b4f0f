import { cards, titles } from '../e2e/models/checkout';
import type { EnginePage } from './engine-page';

export { cards };

export const TITLE = '[part~="title"]';
export const EMAIL = 'input[type="email"]';
export const NUMBER = '#number';
export const PAY = '[part~="pay"]';

/** The steps of a purchase, as its customer takes them. */
export class EngineCheckout {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  async expectScreen(name: keyof typeof titles): Promise<void> {
    await this.page.see(TITLE, titles[name]);
  }

  async typeEmail(address = 'ada@example.org'): Promise<void> {
    await this.page.type(EMAIL, address);
    await this.page.click('[part~="continue"]');
  }

  async typeCard(number: string = cards.good): Promise<void> {
    await this.page.see('[part="payment-form"][data-open]');
    await this.page.type(NUMBER, number);
    await this.page.type('#expiry', '12/34');
    await this.page.type('#cvc', '123');
  }

  async pay(number: string = cards.good): Promise<void> {
    await this.typeCard(number);
    await this.page.click(PAY);
  }

  async finish(): Promise<void> {
    await this.expectScreen('success');
    await this.page.click('[part~="finish"]');
    await this.page.seeNone('purchase-checkout [part~="title"], [part~="form"]');
  }
}
