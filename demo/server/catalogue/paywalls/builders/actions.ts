import { row } from './boxes';
import { text } from './content';
import type { Colour, TextStyle, Wire, WireNode } from './wire.types';

/** A plan to choose; one plan is selected. */
export const plan = (packageId: string, stack: WireNode, isSelected = false): WireNode => ({
  type: 'package',
  name: `Package ${packageId}`,
  package_id: packageId,
  is_selected_by_default: isSelected,
  stack,
});

/** `method`: how the provider's apps sell. */
export const purchaseButton = (stack: WireNode, method?: Wire): WireNode => ({
  type: 'purchase_button',
  name: 'Purchase button',
  ...(method ? { method } : {}),
  stack,
});

export const button = (name: string, action: Wire, stack: WireNode): WireNode => ({
  type: 'button',
  name,
  action,
  stack,
});

export const restore: Wire = { type: 'restore_purchases' };
export const back: Wire = { type: 'navigate_back' };
export const customerCenter: Wire = { type: 'navigate_to', destination: 'customer_center' };
export const openPage = (destination: 'terms' | 'privacy_policy' | 'url', lid: string): Wire => ({
  type: 'navigate_to',
  destination,
  url: { url_lid: lid, method: 'external_browser' },
});

interface SheetOptions {
  readonly name: string;
  readonly position?: 'bottom' | 'top' | 'center' | 'left' | 'right';
  readonly isBlurred?: boolean;
}

/** Opens this stack in front of the paywall. */
export const openSheet = (stack: WireNode, { name, position, isBlurred }: SheetOptions): Wire => ({
  type: 'navigate_to',
  destination: 'sheet',
  sheet: {
    name,
    stack,
    size: { width: { type: 'fill' }, height: { type: 'fit' } },
    background_blur: isBlurred ?? false,
    position: position ?? 'bottom',
  },
});
export const closeSheet: Wire = { type: 'navigate_to', destination: 'sheet', sheet: null };

/** A button that looks like text. */
export const wordButton = (lid: string, action: Wire, style: TextStyle): WireNode =>
  button(
    lid,
    action,
    row({ width: 'fit', pad: [12, 8] }, text(lid, { width: 'fit', size: 'body_m', ...style })),
  );

/** The end of every paywall: restore, terms, privacy. */
export const smallPrint = (tint: Colour, style: TextStyle = {}): WireNode =>
  row(
    { name: 'Small print', spread: 'center' },
    wordButton('restore', restore, { colour: tint, ...style }),
    wordButton('terms', openPage('terms', 'terms_url'), { colour: tint, ...style }),
    wordButton('privacy', openPage('privacy_policy', 'privacy_url'), { colour: tint, ...style }),
  );
