import type { Size } from '../../content/look.types';
import type { RedemptionButtonNode, RedemptionLook } from '../../content/web-nodes.types';
import { identity } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { margin, size } from '../fields/look.parse';
import { looks, wrappedStack } from '../fields/looks.parse';
import { flag } from '../fields/reading.parse';
import type { Fields } from '../fields/reading.parse';

/** A code of this size, in pixels, is read from a screen at arm's length. */
const CODE: Size = { width: { type: 'fixed', value: 176 }, height: { type: 'fit' } };

const redemptionLook = (fields: Fields, { log }: Context): RedemptionLook => ({
  isVisible: flag(fields('visible'), log, true),
  margin: margin(fields('margin'), log),
  size: size(fields('size'), log, CODE),
});

export const readRedemptionButton = (source: NodeSource, context: Context): RedemptionButtonNode | null => {
  const stack = wrappedStack(source.fields, 'stack', context);
  if (!stack) return null;
  const look = looks(source.fields, context, redemptionLook);
  return { ...identity(source), type: 'redemption-button', look, stack };
};
