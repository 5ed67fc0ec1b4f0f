import { cards, titles } from '../e2e/models/checkout';
import { until, type EnginePage } from './engine-page';

export { cards };

export const TITLE = '[part~="title"]';
export const EMAIL = 'input[type="email"]';
export const NUMBER = '#number';
/** The frame of the card form. */
const FRAME = 'iframe[title="Secure payment input frame"]';
export const CHALLENGE = 'iframe[title="3-D Secure authentication"]';
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

  /**
   * The same by keys alone. The frame of a `Site` has another origin, as the card provider's has: the test can't look into
   * it, and the keys must find their way.
   */
  async typeCardByKeys(number: string = cards.good): Promise<void> {
    await this.tabToFrame();
    await this.page.press('Tab');
    // A full field passes the caret on.
    await this.page.typeKeys(`${number}1234123`);
  }

  /** To the first stop in the frame, the tab of cards. */
  async tabToFrame(): Promise<void> {
    await this.page.see('[part="payment-form"][data-open]');
    await this.page.tabTo(FRAME);
  }

  /** Pays at the bank. The frame of a busy browser may not hear a key yet, so that the key is pressed until it is heard. */
  async chooseBankByKeys(): Promise<void> {
    await this.tabToFrame();
    await until('the last tab is not chosen', async () => {
      await this.page.press('End');
      const [pay] = await this.page.find(PAY);
      return pay && !pay.isDisabled;
    });
  }

  /** Another number in place of the one that is there, by keys. */
  async changeCard(number: string = cards.good): Promise<void> {
    await this.page.click(NUMBER);
    await this.page.press('Control+a');
    await this.page.typeKeys(number);
    await this.page.seeValue(NUMBER, number);
  }

  async finish(): Promise<void> {
    await this.expectScreen('success');
    await this.page.click('[part~="finish"]');
    await this.page.seeNone('purchase-checkout [part~="title"], [part~="form"]');
  }
}
