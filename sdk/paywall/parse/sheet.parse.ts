import type { PaywallAction } from '../content/paywall.types';
import type { SheetPosition } from '../content/sheet.types';
import { innerStack } from './fields/context.parse';
import type { Context } from './fields/context.parse';
import { background, size } from './fields/look.parse';
import { choice, flag, isMissing, requiredFields, text } from './fields/reading.parse';
import type { Spot } from './fields/reading.parse';

const POSITIONS = {
  bottom: 'bottom',
  top: 'top',
  center: 'center',
  left: 'left',
  right: 'right',
} as const satisfies Record<string, SheetPosition>;

/**
 * Reads the sheet that a button opens, and adds it to the sheets of the paywall. `sheet: null` closes the open sheet.
 * @returns `null`, with a problem, if nothing of the sheet can be shown.
 */
export const readSheet = (spot: Spot, context: Context): PaywallAction | null => {
  const { log, sheets } = context;
  if (isMissing(spot)) {
    if (context.sheet) context.sheet.hasCloseButton = true;
    return { type: 'close-sheet' };
  }
  const { path: key } = spot;
  const fields = requiredFields(spot, log);
  const own = { hasCloseButton: false };
  // The packages and tabs around the button are not around the sheet.
  const stack =
    fields && innerStack(fields('stack'), { ...context, packageId: null, tabs: null, sheet: own });
  if (!fields || !stack) return null;
  sheets.set(key, {
    key,
    name: text(fields('name'), log, null),
    stack,
    size: size(fields('size'), log),
    background: background(fields('background'), context),
    isBackgroundBlurred: flag(fields('background_blur'), log, false),
    position: choice(fields('position'), log, POSITIONS, 'bottom'),
    hasCloseButton: own.hasCloseButton,
  });
  return { type: 'open-sheet', sheetKey: key };
};

/** Inside a sheet, back closes the sheet. */
export const readBack = ({ sheet }: Context): PaywallAction => {
  if (!sheet) return { type: 'navigate-back' };
  sheet.hasCloseButton = true;
  return { type: 'close-sheet' };
};
