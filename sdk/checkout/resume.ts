import type { PurchaseResult } from '../model/purchase-result';
import type { Resume, Sale } from '../ports';
import type { OpenOperation, Owner } from './operation';
import { isSubmitted } from './progress.machine';
import { isMisuse, readPurchaseParams } from './request';
import { readReturn } from './return-address.parse';
import { carry } from './sell';
import type { SellingPorts } from './sell';
import { createTabSale } from './tab-sale';
import { during, nameOf } from './tab';
import type { Tab } from './tab';

/** Which of a customer's open purchases somebody would take up. */
export type Accepts = (open: OpenOperation) => boolean;

const any: Accepts = () => true;

/** A customer who comes back from a bank: the provider's parameters leave the address bar when they are this payment's. */
const welcome = (tab: Tab, open: OpenOperation): { open: OpenOperation; isBack: boolean } => {
  const returned = readReturn(tab.address.read());
  if (!returned || returned.intentId !== open.intentId) return { open, isBack: false };
  tab.address.replace(returned.address);
  const { progress } = open;
  const isKnown = progress.step === 'submitted' && returned.hasSucceeded;
  return { open: isKnown ? { ...open, progress: { ...progress, session: null } } : open, isBack: true };
};

const takeUp = async (
  { shop, appUserId, presenter, isInvited }: Resume,
  left: OpenOperation,
  ports: SellingPorts,
  tab: Tab,
): Promise<PurchaseResult | null> => {
  const { params } = left;
  const request = readPurchaseParams(params);
  if (isMisuse(request)) return null;
  const { open, isBack } = welcome(tab, left);
  const tabSale = createTabSale(tab, { apiKey: shop.apiKey, appUserId }, params, open);
  const { claim } = tabSale.turn;
  // Shown in another tab already: that one has it, unless the customer comes from the bank to this one.
  const claiming = claim(false).then(async (found) => found ?? (isBack ? claim(true) : null));
  const name = nameOf({ apiKey: shop.apiKey, appUserId });
  tab.claiming.set(
    name,
    claiming.then(
      (found) => found !== null && found.found !== null,
      () => false,
    ),
  );
  const claimed = await claiming.finally(() => tab.claiming.delete(name));
  // A success is shown by one page at a time, whoever asks.
  if (!claimed && (!isInvited || open.progress.step === 'success')) return null;
  if (claimed?.found === null) {
    // It has ended in another tab.
    tabSale.release();
    return null;
  }
  const sale: Sale = { shop, appUserId, params, presenter };
  return carry(sale, request, ports, open, tabSale);
};

/** What of a customer's purchases is open here, and may be taken up now. */
export const openPurchase = (
  { operations }: Tab,
  owner: Owner,
  isInvited: boolean,
  accepts: Accepts = any,
): OpenOperation | null =>
  operations
    .of(owner)
    .filter(({ progress, isDismissed }) => isInvited || (isSubmitted(progress) && !isDismissed))
    .find(accepts) ?? null;

/**
 * Takes up a purchase that an earlier page has left open: what a sale under way on this page leads to, else what the
 * open one leads to, else `null`.
 */
export const resume = async (
  wanted: Resume,
  ports: SellingPorts,
  accepts?: Accepts,
): Promise<PurchaseResult | null> => {
  const { tab } = ports;
  if (!tab) return null;
  const owner = { apiKey: wanted.shop.apiKey, appUserId: wanted.appUserId };
  const running = tab.selling.get(nameOf(owner));
  if (running) return wanted.isInvited && !accepts ? running : null;
  const open = openPurchase(tab, owner, wanted.isInvited, accepts);
  return open && during(tab, owner, takeUp(wanted, open, ports, tab));
};
