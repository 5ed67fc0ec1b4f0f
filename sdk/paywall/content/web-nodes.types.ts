import type { Node } from './leaf-nodes.types';
import type { BoxLook, Looks, Size } from './look.types';
import type { StackNode } from './paywall.types';

/** Nodes that show something from outside the paywall: wallets, the way into an app, another page. */
export type WebNode = WalletButtonNode | ExpressButtonNode | RedemptionButtonNode | WebViewNode;

export type WalletTheme = 'black' | 'white' | 'white-outline';

export interface WalletLook extends Pick<BoxLook, 'isVisible' | 'size' | 'margin'> {
  readonly theme: { readonly light: WalletTheme; readonly dark: WalletTheme };
}

/** The wallets' own buttons. They take no room until the device is known to have a wallet. */
export interface WalletButtonNode extends Node {
  readonly type: 'wallet-button';
  readonly look: Looks<WalletLook>;
}

/** Shows one of three stacks, depending on whether the device has a wallet. */
export interface ExpressButtonNode extends Node {
  readonly type: 'express-button';
  /** The wallet button inside `available`. `null`: the paywall never learns of a wallet. */
  readonly walletKey: string | null;
  readonly unknown: StackNode | null;
  readonly available: StackNode;
  readonly unavailable: StackNode | null;
}

export interface RedemptionLook extends Pick<BoxLook, 'isVisible' | 'margin'> {
  /** The size of the QR code. */
  readonly size: Size;
}

/** Leads to the purchase in an app: a button on phones, a QR code on wide screens. Not shown before a purchase. */
export interface RedemptionButtonNode extends Node {
  readonly type: 'redemption-button';
  readonly look: Looks<RedemptionLook>;
  readonly stack: StackNode;
}

/** Another page in a frame. */
export interface WebViewNode extends Node {
  readonly type: 'web-view';
  readonly look: Looks<BoxLook>;
  /** An https address of another origin than the page. */
  readonly url: string;
}
