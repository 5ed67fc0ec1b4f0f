import { atom } from 'nanostores';
import { paletteFor, readOverrides, purchasesContext } from '../../sdk/internal';
import type { ResolvedTheme, PaywallOutcome, PaywallSession, ThemePreference } from '../../sdk/internal';
import type { AppearanceOptions, PaywallPurchaseResult, TextOverrides } from '../../sdk/index';
import { reactElement } from '../base/element';
import { inspectElement } from '../base/integration/inspect';
import { isOffline } from '../base/errors';
import { findOffering } from '../base/integration/find-package';
import { purchasesFor } from '../base/instances';
import { isSandboxPage, isIntegrationError, messageOf } from '../base/integration/integration-errors';
import { PAYWALL_TAG } from '../base/tags';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import { themeRule } from '../theme/theme';
import { loadFonts } from './fonts';
import { paywallAttributes } from './host';
import type { Details, PaywallHost, PaywallElementState } from './host';
import { openPaywall } from './open-paywall';
import { PaywallRoot } from './paywall-root';
import { paywallPorts } from './ports';
import { recordPaywall } from './record-paywall';
import type { PaywallOrder } from './ports';
import { paywallStyles } from './styles';

const Base = reactElement<typeof paywallAttributes, PaywallHost>(paywallAttributes, PaywallRoot);

const CANCELABLE: ReadonlySet<keyof Details> = new Set([
  'paywall-purchase',
  'paywall-navigate',
  'paywall-back',
  'paywall-customer-center',
  'paywall-restore',
] as const);

const CONFIGURATION = 23;

/** The class of `<purchase-paywall>`; purchase-paywall.types describes its public interface. */
export class PaywallElement extends Base implements PaywallHost {
  readonly $state = atom<PaywallElementState>({ name: 'idle' });
  readonly $isUnmanaged = atom(false);
  readonly $theme = atom<ThemePreference | null>(null);
  readonly #styles: RootStyles;
  onRender?: (key: string) => void;
  /** Shown by `presentPaywall`; attributes are then ignored. */
  #isPresented = false;
  #isDue = false;
  /** Increases with each show, so that an outdated load shows nothing. */
  #turn = 0;
  #session: PaywallSession | null = null;
  /** Of the paywall before, which was shown in another language, for example. */
  #answers: ReadonlyMap<string, string> = new Map();
  #texts: TextOverrides | null = null;
  #purchased: PaywallPurchaseResult | null = null;
  #shopTexts: unknown = null;
  #isSandbox = false;

  constructor() {
    super();
    this.#styles = styleRoot(this.shadowRoot as ShadowRoot, paywallStyles);
    this.$values.listen((now, before) => {
      if (now.colorMode === before?.colorMode && now !== before) this.#follow();
    });
  }

  get isPresented(): boolean {
    return this.#isPresented;
  }

  get isSandbox(): boolean {
    return this.#isSandbox;
  }

  get givenTexts(): readonly unknown[] {
    return [this.#shopTexts, this.#texts];
  }

  get texts(): TextOverrides | null {
    return this.#texts;
  }

  set texts(texts: TextOverrides | null | undefined) {
    this.#texts = texts ?? null;
    this.#follow();
  }

  get purchased(): PaywallPurchaseResult | null {
    return this.#purchased;
  }

  set purchased(purchased: PaywallPurchaseResult | null | undefined) {
    this.#purchased = purchased ?? null;
    this.#follow();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  /** The element was removed from the page. */
  override removed(): void {
    this.close();
  }

  show(): void {
    if (this.$state.get().name === 'idle') this.#follow();
  }

  close(): void {
    if (this.#session) return this.#session.send({ type: 'closed' });
    this.#turn++;
    this.$state.set({ name: 'idle' });
  }

  applyTheme(look: ResolvedTheme): void {
    this.#styles.set(themeRule(look, paletteFor));
  }

  retry(): void {
    this.#follow();
  }

  dismissNotice(): void {
    this.$isUnmanaged.set(false);
    this.#session?.send({ type: 'restore-dismissed' });
  }

  broken(error: unknown): void {
    this.tell('paywall-error', error instanceof Error ? error : new Error(String(error)));
    this.close();
  }

  readonly tell = <K extends keyof Details>(type: K, detail: Details[K]): boolean =>
    this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(type) }),
    );

  /** Shows a paywall and resolves when it has ended; `null` if another paywall replaced it. */
  async present(order: PaywallOrder): Promise<PaywallOutcome | null> {
    this.#isPresented = true;
    const outcome = await this.#present(order, ++this.#turn);
    return outcome;
  }

  async #present(order: PaywallOrder, turn: number): Promise<PaywallOutcome | null> {
    this.$state.set({ name: 'loading' });
    const ports = paywallPorts(order, {
      tell: this.tell,
      close: () => this.close(),
      unmanaged: () => this.$isUnmanaged.set(true),
    });
    const { theme } = await readOverrides(purchasesContext(order.purchases), order.appearance);
    this.$theme.set(theme ?? null);
    this.#isSandbox = order.purchases.isSandbox();
    const opened = await openPaywall(order, ports, {
      width: this.clientWidth,
      inputs: this.#answers,
      tell: this.tell,
    });
    if (turn !== this.#turn) return null;
    this.#session = opened.session;
    this.$state.set({ name: 'open', opened });
    loadFonts(opened.session.paywall.fonts, (problem) => purchasesContext(order.purchases).log.warn(problem));
    this.#reportProblems(order);
    this.#reportSelection(order);
    recordPaywall(this, opened, order);
    const outcome = await opened.session.done;
    if (this.#session === opened.session) {
      this.#session = null;
      this.$state.set({ name: 'idle' });
    }
    return outcome;
  }

  #reportProblems({ purchases }: PaywallOrder): void {
    const context = purchasesContext(purchases);
    for (const { path, message } of this.#session?.problems ?? []) {
      context.log.warn(`Paywall: ${path}: ${message}`);
      this.tell('paywall-error', context.error(CONFIGURATION, message, path));
    }
  }

  #reportSelection({ offering }: PaywallOrder): void {
    this.#session?.$state.listen(({ selectedPackageId: now }, before) => {
      if (now === null || now === before?.selectedPackageId) return;
      const selectedPackage = offering.packagesById[now];
      if (selectedPackage) this.tell('paywall-select', { selectedPackage });
    });
  }

  /** Attributes arrive one by one, in their written order. This waits for all attributes of one task. */
  #follow(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected && !this.#isPresented) void this.#showOwn();
    });
  }

  async #showOwn(): Promise<void> {
    const turn = ++this.#turn;
    this.#answers = this.#session?.$state.get().inputs ?? new Map();
    this.#session?.send({ type: 'closed' });
    this.#session = null;
    this.$state.set({ name: 'loading' });
    try {
      const order = await this.#order();
      if (turn !== this.#turn) return;
      const outcome = await this.#present(order, turn);
      if (turn !== this.#turn || !outcome) return;
      if (outcome.type === 'closed') this.tell('paywall-closed', null);
      else this.tell('paywall-purchased', { ...outcome.result, selectedPackage: outcome.rcPackage });
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const words = messageOf(error);
    console.error(`<${PAYWALL_TAG}>: ${words}`);
    const messageKey = isOffline(error) ? 'checkout.offer_unavailable' : 'checkout.offer_problem';
    const problem =
      isIntegrationError(error) && isSandboxPage(this.#isSandbox, this.$values.get().apiKey) ? words : null;
    this.$state.set({ name: 'unavailable', messageKey, problem });
    this.tell('paywall-error', error instanceof Error ? error : new Error(String(error)));
  }

  async #order(): Promise<PaywallOrder> {
    const values = this.$values.get();
    const purchases = await purchasesFor(values);
    this.#shopTexts = purchasesContext(purchases).texts;
    this.#isSandbox = purchases.isSandbox();
    inspectElement(this, purchases);
    const offering = await findOffering(purchases, values.offering, null);
    const { locale, email } = values;
    const appearance = values.appearance as AppearanceOptions | null;
    return {
      purchases,
      offering,
      locale,
      email,
      appearance,
      texts: this.#texts,
      customVariables: values.customVariables,
      purchaseTarget: null,
      purchased: this.#purchased,
    };
  }
}
