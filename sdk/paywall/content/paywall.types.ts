import type { AutoAdvance, CarouselLook, ToggleColours } from './content.types';
import type { MovingNode } from './motion.types';
import type { StateDeclaration, StateUpdate } from './condition.types';
import type { IconNode, ImageNode, Node, TextNode, TimelineNode } from './leaf-nodes.types';
import type { Background, BoxLook, Layout, Looks, Place } from './look.types';
import type { InputNode, InputOptionNode } from './inputs/inputs.types';
import type { Sheet } from './sheet.types';
import type { WebNode } from './web-nodes.types';

export type { IconNode, ImageNode, TextNode, TimelineItem, TimelineNode } from './leaf-nodes.types';

/** A paywall as a tree that is ready to draw: every field is set, every type is known, every value is safe. */
export interface Paywall {
  readonly background: Background | null;
  readonly header: HeaderNode | null;
  readonly stack: StackNode;
  /** Stays at the lower edge of the window. */
  readonly footer: FooterNode | null;
  /** What buttons open in front of the rest. */
  readonly sheets: readonly Sheet[];
  /** The language of the texts, as the paywall's data writes it, e.g. `en_US`. */
  readonly locale: string;
  /** The values that tabs change and conditions compare, by name. */
  readonly stateDeclarations: ReadonlyMap<string, StateDeclaration>;
  /** Custom variables as text, by name: the values of the page, otherwise the defaults of the data. */
  readonly customVariables: ReadonlyMap<string, string>;
  /** The ids of the inputs whose answers no text shows: passwords. */
  readonly secretFields: ReadonlySet<string>;
  /** The fonts of the account that the texts use. */
  readonly fonts: readonly WebFont[];
}

/** A font of the account's `ui_config`. */
export interface WebFont {
  /** The family's name in the data. */
  readonly family: string;
  /** The name under which it is loaded, so that it never replaces a font of the page. */
  readonly privateFamily: string;
  /** Absolute http(s) address of the file. */
  readonly url: string;
  readonly style: 'normal' | 'italic';
  /** 1 to 1000. */
  readonly weight: number;
}

/** An error in the paywall's data. Everything else is still shown. */
export interface PaywallProblem {
  /** e.g. `base.stack.components[2].size.width` */
  readonly path: string;
  readonly message: string;
}

/** The result of reading a paywall. `paywall` is `null` if nothing can be shown. */
export interface PaywallReading {
  readonly paywall: Paywall | null;
  readonly problems: readonly PaywallProblem[];
}

export type PaywallNode =
  | StackNode
  | TextNode
  | ImageNode
  | MovingNode
  | ButtonNode
  | PurchaseButtonNode
  | PackageNode
  | HeaderNode
  | FooterNode
  | TimelineNode
  | IconNode
  | TabsNode
  | TabControlNode
  | TabControlButtonNode
  | TabControlToggleNode
  | CarouselNode
  | CountdownNode
  | InputNode
  | InputOptionNode
  | WebNode;

export interface StackLook extends BoxLook {
  readonly layout: Layout;
  readonly spacing: number;
  readonly badge: Badge | null;
  readonly isScrolling: boolean;
}
export interface StackNode extends Node {
  readonly type: 'stack';
  readonly look: Looks<StackLook>;
  readonly children: readonly PaywallNode[];
}

/**
 * `overlay`: half over the edge. `edge-to-edge`: a band along the upper or lower edge, behind the stack; in a corner, the
 * badge fills the corner. `nested`: inside.
 */
export interface Badge {
  readonly style: 'overlay' | 'edge-to-edge' | 'nested';
  readonly place: Place;
  readonly stack: StackNode;
}

export type PaywallAction =
  | { readonly type: 'restore-purchases' }
  | { readonly type: 'navigate-back' }
  | { readonly type: 'purchase' }
  | { readonly type: 'visit-customer-center' }
  | { readonly type: 'open-sheet'; readonly sheetKey: string }
  | { readonly type: 'close-sheet' }
  | { readonly type: 'select-package'; readonly packageId: string }
  | {
      readonly type: 'open-url';
      readonly url: string;
      readonly method: 'in-app-browser' | 'external-browser' | 'deep-link';
      readonly purpose: 'url' | 'privacy-policy' | 'terms';
    }
  /** The action in the data is not supported; a problem has the reason. */
  | { readonly type: 'none' };

export interface ButtonNode extends Node {
  readonly type: 'button';
  readonly action: PaywallAction;
  readonly stack: StackNode;
}
/** How the provider's apps sell. Here every method opens the checkout in the page; the address is only reported. */
export type PurchaseMethod =
  | { readonly type: 'in-app-checkout' | 'web-checkout' | 'web-product-selection' | 'unknown' }
  | {
      readonly type: 'custom-web-checkout';
      readonly url: string | null;
      /** The parameter of the address that gets the id of the package. */
      readonly packageParameter: string | null;
    };

export interface PurchaseButtonNode extends Node {
  readonly type: 'purchase-button';
  readonly method: PurchaseMethod;
  readonly stack: StackNode;
}
/** The package is one of the offering's packages. */
export interface PackageNode extends Node {
  readonly type: 'package';
  readonly packageId: string;
  readonly isSelectedByDefault: boolean;
  readonly stack: StackNode;
}
export interface HeaderNode extends Node {
  readonly type: 'header';
  readonly stack: StackNode;
}
export interface FooterNode extends Node {
  readonly type: 'footer';
  readonly stack: StackNode;
}

/** Shows one tab: the tab that the state has under `key`. */
export interface TabsNode extends Node {
  readonly type: 'tabs';
  readonly look: Looks<BoxLook>;
  readonly control: TabControl;
  /** At least one; ids are unique. */
  readonly tabs: readonly Tab[];
  readonly defaultTabId: string;
}
export interface Tab {
  readonly id: string;
  readonly stack: StackNode;
  /** Applied when the customer chooses this tab. */
  readonly stateUpdates: readonly StateUpdate[];
}
export interface TabControl {
  readonly type: 'buttons' | 'toggle';
  readonly stack: StackNode;
}
/**
 * The place in a tab where the control of the surrounding tabs node is shown. Without this node, the tab does not show
 * the control.
 */
export interface TabControlNode extends Node {
  readonly type: 'tab-control';
  readonly tabsKey: string;
}
/** Uses its `selected` look while its tab is shown. */
export interface TabControlButtonNode extends Node {
  readonly type: 'tab-control-button';
  readonly tabsKey: string;
  readonly tabId: string;
  readonly stack: StackNode;
}
/** Chooses between the first tab (off) and the second (on). */
export interface TabControlToggleNode extends Node {
  readonly type: 'tab-control-toggle';
  readonly tabsKey: string;
  readonly offTabId: string;
  readonly onTabId: string;
  readonly thumb: ToggleColours;
  readonly track: ToggleColours;
}
export interface CarouselNode extends Node {
  readonly type: 'carousel';
  readonly look: Looks<CarouselLook>;
  /** At least one. */
  readonly pages: readonly StackNode[];
  readonly initialPage: number;
  readonly isLooping: boolean;
  readonly autoAdvance: AutoAdvance | null;
}
/** Texts inside can use the countdown's variables, see `countdownVariables`. */
export interface CountdownNode extends Node {
  readonly type: 'countdown';
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** The largest unit. With `hours`, days are counted as hours. */
  readonly countFrom: 'days' | 'hours' | 'minutes';
  readonly stack: StackNode;
  /** Shown after the end; `null`: the stack stays and shows zeros. */
  readonly endStack: StackNode | null;
}
