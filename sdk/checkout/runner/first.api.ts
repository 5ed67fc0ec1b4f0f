import { toBranding } from '../../model/look/branding';
import type { Branding } from '../../model/look/branding';
import { getBranding } from '../../net/endpoints';
import { wiresFor } from '../wire/wires';
import type { Wires } from '../wire/wires';
import type { FirstPorts } from './checkout-ports.types';
import type { PurchasesContext } from './purchases-context.types';

const brandings = new WeakMap<PurchasesContext, Promise<Branding>>();

/** Read once per instance; a failed read is repeated by the next call. */
export const readBranding = (context: PurchasesContext): Promise<Branding> => {
  const known = brandings.get(context);
  if (known) return known;
  const { rawBranding: raw } = context;
  const answer = raw ? raw.then((value) => getBranding().read(value, '')) : context.request(getBranding());
  context.rawBranding ??= answer; // Later calls use this answer.
  const reading = answer.then(toBranding);
  reading.catch(() => {
    brandings.delete(context);
    delete context.rawBranding;
  });
  brandings.set(context, reading);
  return reading;
};

/**
 * The server calls until the first screen.
 * @param only uses this wire, whatever the instance has chosen.
 */
export const createFirstApi = (
  context: PurchasesContext,
  wires: Wires,
  only?: keyof Wires,
): FirstPorts['api'] => ({
  readBranding: () => readBranding(context),
  wiresFor: (branding) => (only ? [wires[only]] : wiresFor(context.wire, branding, wires)),
});
