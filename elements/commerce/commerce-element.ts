import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import {
  resolveTheme,
  paletteFor,
  plainBranding,
  readBranding,
  readTextLayers,
  readOverrides,
  purchasesContext,
} from '../../sdk/internal';
import type { TextOverrides } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { reactElement } from '../base/element';
import type { AttributeTypes, AttributeValues, ReactElementBase } from '../base/element';
import { purchasesFor } from '../base/instances';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import { themeRule } from '../theme/theme';
import type { CommerceHost, InstanceState } from './commerce-host.types';
import { isSandboxPage, messageOf } from '../base/integration-errors';
import type { CommerceAttributes } from './attributes';
import { KNOWN_TEXTS } from './use-element-texts';

/** After this time the element is shown without the branding. */
const LOOK_LIMIT_MS = 3000;

interface CommerceOptions<A> {
  /** For messages: `purchase-offers`. */
  readonly tag: string;
  /** Its own attributes and those of `shopAttributes`. */
  readonly attributes: A;
  /** The text of its style sheet. */
  readonly styles: string;
}

export interface CommerceElementConstructor<A extends AttributeTypes> {
  new (): Omit<CommerceHost, keyof ReactElementBase<CommerceAttributes> | 'texts'> &
    ReactElementBase<A> & { texts: TextOverrides | null };
  readonly observedAttributes: readonly string[];
}

const within = async <T>(ms: number, promise: Promise<T>, otherwise: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
};

type Values = AttributeValues<CommerceAttributes>;
const CHOICE = ['purchases', 'apiKey', 'appUserId', 'proxyUrl', 'assetBaseUrl', 'appearance'] as const;

/** Whether the values choose another instance, or another appearance. */
const differs = (now: Values, before: Values | undefined): boolean =>
  CHOICE.some((name) => now[name] !== before?.[name]);

/**
 * A custom element with a `Purchases` instance: it finds the instance, applies its branding and uses the page's texts.
 * `$instance` tells its tree when there is something to show.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- H lets a view ask for more than the base has
export const commerceElement = <A extends AttributeTypes & CommerceAttributes, H extends CommerceHost>(
  { tag, attributes, styles }: CommerceOptions<A>,
  view: ComponentType<{ host: H }>,
): CommerceElementConstructor<A> => {
  // The code below uses the common attributes only; the returned type has the element's own, too.
  const Base = reactElement<CommerceAttributes, CommerceHost>(
    attributes,
    view as ComponentType<{ host: CommerceHost }>,
  );

  class CommerceElement extends Base {
    readonly $instance = atom<InstanceState>({ name: 'waiting' });
    readonly $integrationError = atom<string | null>(null);
    readonly $texts = atom<readonly TextOverrides[]>([]);
    readonly #styles: RootStyles;
    #ownTexts: TextOverrides | null = null;
    #shopTexts: unknown = null;
    #isSandbox = false;
    #isDue = false;
    /** Counts the shops it was part of, so that one that was overtaken does not come back. */
    #turn = 0;

    constructor() {
      super();
      this.#styles = styleRoot(this.shadowRoot as ShadowRoot, styles);
      this.$values.listen((now, before) => {
        if (differs(now, before)) this.#follow();
      });
    }

    get texts(): TextOverrides | null {
      return this.#ownTexts;
    }

    set texts(texts: TextOverrides | null | undefined) {
      this.#ownTexts = texts ?? null;
      this.#followTexts();
    }

    override connectedCallback(): void {
      super.connectedCallback();
      this.#follow();
    }

    readonly emit = (type: string, detail: unknown, { cancelable } = { cancelable: false }): boolean =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));

    readonly report = (problem: unknown): void => {
      const words = messageOf(problem);
      if (this.$integrationError.get() !== words) console.error(`<${tag}>: ${words}`);
      this.$integrationError.set(isSandboxPage(this.#isSandbox, this.$values.get().apiKey) ? words : null);
    };

    /** Attributes arrive one by one: all of this moment are waited for. */
    #follow(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) void this.#enter(++this.#turn);
      });
    }

    async #enter(turn: number): Promise<void> {
      this.$integrationError.set(null);
      try {
        const purchases = await purchasesFor(this.$values.get());
        if (turn !== this.#turn) return;
        this.#isSandbox = purchases.isSandbox();
        this.#shopTexts = purchasesContext(purchases).texts;
        this.#followTexts();
        await this.#applyTheme(purchases, turn);
        const state = this.$instance.get();
        if (turn === this.#turn && (state.name !== 'ready' || state.purchases !== purchases))
          this.$instance.set({ name: 'ready', purchases });
      } catch (error) {
        if (turn !== this.#turn) return;
        this.$instance.set({ name: 'failed' });
        this.report(error);
      }
    }

    async #applyTheme(purchases: Purchases, turn: number): Promise<void> {
      const context = purchasesContext(purchases);
      const { appearance } = this.$values.get();
      const plain = plainBranding();
      const [branding, wishes] = await Promise.all([
        within(LOOK_LIMIT_MS, readBranding(context), plain),
        context.appearance || appearance ? within(LOOK_LIMIT_MS, readOverrides(context, appearance), {}) : {},
      ]);
      if (turn === this.#turn)
        this.#styles.set(themeRule(resolveTheme(branding.appearance, wishes), paletteFor));
    }

    #followTexts(): void {
      const warn = (problem: string): void => {
        const state = this.$instance.get();
        if (state.name === 'ready') purchasesContext(state.purchases).log.warn(problem);
      };
      this.$texts.set(readTextLayers([this.#shopTexts, this.#ownTexts], warn, KNOWN_TEXTS));
    }
  }
  return CommerceElement as unknown as CommerceElementConstructor<A>;
};
