import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { paletteFor, readTextLayers, purchasesContext } from '../../sdk/internal';
import type { PurchasesContext, TextOverrides } from '../../sdk/internal';
import { reactElement } from '../base/element';
import type { AttributeTypes, ReactElementBase } from '../base/element';
import { styleRoot } from '../theme/sheet';
import type { RootStyles } from '../theme/sheet';
import { themeRule } from '../theme/theme';
import type { CommerceHost, InstanceState } from './commerce-host.types';
import { isSandboxPage, messageOf } from '../base/integration/integration-errors';
import type { CommerceAttributes } from './attributes';
import { inspectTexts } from '../base/integration/diagnose';
import { inspectElement } from '../base/integration/inspect';
import { choosesOther, followInstance } from './follow-instance';
import { KNOWN_TEXTS } from './use-element-texts';

interface CommerceOptions<A> {
  /** For messages: `purchase-offers`. */
  readonly tag: string;
  /** Its own attributes and those of `commerceAttributes`. */
  readonly attributes: A;
  /** The text of its style sheet. */
  readonly styles: string;
}

interface CommerceElementConstructor<A extends AttributeTypes> {
  new (): Omit<CommerceHost, keyof ReactElementBase<CommerceAttributes> | 'texts'> &
    ReactElementBase<A> & { texts: TextOverrides | null };
  readonly observedAttributes: readonly string[];
}

/** The integrator's texts: those of `configure`, then the element's own. */
const createTextLayers = () => {
  const $texts = atom<readonly TextOverrides[]>([]);
  let context: PurchasesContext | null = null;
  let own: TextOverrides | null = null;
  const update = (): void => {
    const layers = [context?.texts, own];
    if (context) inspectTexts(context, layers, () => KNOWN_TEXTS, 'commerce');
    $texts.set(readTextLayers(layers));
  };
  return {
    $texts,
    own: () => own,
    setOwn(texts: TextOverrides | null): void {
      own = texts;
      update();
    },
    setContext(of: PurchasesContext): void {
      context = of;
      update();
    },
  };
};

/**
 * A custom element with a `Purchases` instance. It finds the instance and applies its branding and the page's texts.
 * `$instance` informs the React tree when the instance is ready.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- H lets a view ask for more than the base has
export const commerceElement = <A extends AttributeTypes & CommerceAttributes, H extends CommerceHost>(
  { tag, attributes, styles }: CommerceOptions<A>,
  view: ComponentType<{ host: H }>,
): CommerceElementConstructor<A> => {
  // The code below uses only the common attributes; the returned type also has the element's own.
  const Base = reactElement<CommerceAttributes, CommerceHost>(
    attributes,
    view as ComponentType<{ host: CommerceHost }>,
  );

  class CommerceElement extends Base {
    readonly $instance = atom<InstanceState>({ name: 'waiting' });
    readonly $integrationError = atom<string | null>(null);
    readonly #texts = createTextLayers();
    readonly $texts = this.#texts.$texts;
    readonly #styles: RootStyles;
    #isSandbox = false;

    constructor() {
      super();
      this.#styles = styleRoot(this.shadowRoot as ShadowRoot, styles);
      this.$values.listen((now, before) => {
        if (choosesOther(now, before)) this.#follow();
      });
    }

    get texts(): TextOverrides | null {
      return this.#texts.own();
    }

    set texts(texts: TextOverrides | null | undefined) {
      this.#texts.setOwn(texts ?? null);
    }

    override connectedCallback(): void {
      super.connectedCallback();
      this.#follow();
    }

    readonly emit = (type: string, detail: unknown, { cancelable } = { cancelable: false }): boolean =>
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));

    readonly report = (problem: unknown): void => {
      const message = messageOf(problem);
      if (this.$integrationError.get() !== message) console.error(`<${tag}>: ${message}`);
      this.$integrationError.set(isSandboxPage(this.#isSandbox, this.$values.get().apiKey) ? message : null);
    };

    readonly #follow = followInstance(this, {
      started: () => this.$integrationError.set(null),
      found: (purchases) => {
        this.#isSandbox = purchases.isSandbox();
        inspectElement(this, purchases);
        this.#texts.setContext(purchasesContext(purchases));
      },
      ready: (purchases, theme) => {
        this.#styles.set(themeRule(theme, paletteFor));
        const state = this.$instance.get();
        if (state.name !== 'ready' || state.purchases !== purchases)
          this.$instance.set({ name: 'ready', purchases });
      },
      failed: (error) => {
        this.$instance.set({ name: 'failed' });
        this.report(error);
      },
    });
  }
  return CommerceElement as unknown as CommerceElementConstructor<A>;
};
