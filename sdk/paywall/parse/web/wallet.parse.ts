import type { PaywallNode, StackNode } from '../../content/paywall.types';
import type { ExpressButtonNode, WalletLook, WalletTheme } from '../../content/web-nodes.types';
import { identity, innerStack } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { margin, size } from '../fields/look.parse';
import { looks } from '../fields/looks.parse';
import { choice, fieldsOf, flag, isMissing } from '../fields/reading.parse';
import type { Fields, Spot } from '../fields/reading.parse';
import { readPurchaseButton } from '../purchase-button.parse';

const THEMES = {
  black: 'black',
  white: 'white',
  'white-outline': 'white-outline',
  white_outline: 'white-outline',
} as const satisfies Record<string, WalletTheme>;

/** Without a dark style, the light one is used. */
const theme = (spot: Spot, { log }: Context): WalletLook['theme'] => {
  const fields = fieldsOf(spot, log);
  const light = fields ? choice(fields('light'), log, THEMES, 'black') : 'black';
  return { light, dark: fields ? choice(fields('dark'), log, THEMES, light) : 'white' };
};

const walletLook = (fields: Fields, context: Context): WalletLook => ({
  isVisible: flag(fields('visible'), context.log, true),
  size: size(fields('size'), context.log),
  margin: margin(fields('margin'), context.log),
  theme: theme(fields('style'), context),
});

const MODES = { store: 'store', custom: 'custom' } as const;

/**
 * The wallets' own buttons. With the mode `custom` the author draws the button: wallets can't be opened by it, so it
 * opens the checkout, which shows them first.
 */
export const readWalletButton = (source: NodeSource, context: Context): PaywallNode | null => {
  const { fields } = source;
  const isOwn = choice(fields('mode'), context.log, MODES, 'store') === 'custom';
  if (isOwn && !isMissing(fields('stack'))) return readPurchaseButton(source, context);
  context.wallet?.keys.push(source.path);
  return { ...identity(source), type: 'wallet-button', look: looks(fields, context, walletLook) };
};

const optionalStack = (spot: Spot, context: Context): StackNode | null =>
  isMissing(spot) ? null : innerStack(spot, context);

/** The stack of one answer, by the names of the data. */
const stackOf = ({ fields }: NodeSource, name: string): Spot =>
  isMissing(fields(`${name}_stack`)) ? fields(name) : fields(`${name}_stack`);

/** Three stacks: while the device is asked, with a wallet, and without one. */
export const readExpressButton = (source: NodeSource, context: Context): ExpressButtonNode | null => {
  const wallet = { keys: [] };
  const available = innerStack(stackOf(source, 'available'), { ...context, wallet });
  if (!available) return null;
  const [walletKey = null] = wallet.keys;
  if (walletKey === null)
    context.log.add(source.path, 'The available stack has no wallet_button: the unavailable one is shown.');
  return {
    ...identity(source),
    type: 'express-button',
    walletKey,
    unknown: optionalStack(stackOf(source, 'unknown'), context),
    available,
    unavailable: optionalStack(stackOf(source, 'unavailable'), context),
  };
};
