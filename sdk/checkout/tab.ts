import type { PurchaseResult } from '../model/purchase-result';
import type { Address, Clock, Drawer, Line, Random, Turns } from '../ports';
import { createOperations } from './operations';
import type { Operations } from './operations';
import type { Owner } from './operation';

/** What the platform gives to a tab that sells. */
export interface TabPorts {
  readonly clock: Clock;
  /** Names purchases. */
  readonly random: Random;
  readonly line: Line;
  readonly turns: Turns;
  readonly address: Address;
  /** Lives and dies with the tab. */
  readonly drawer: Drawer;
  /** Is seen by every tab. */
  readonly sharedDrawer: Drawer;
}

/** A tab of the browser, as sales see it: what is open, and what is under way. */
export interface Tab extends TabPorts {
  readonly operations: Operations;
  /** Sales on this page, by customer. */
  readonly selling: Map<string, Promise<PurchaseResult | null>>;
  /** Sales that only ask for their turn so far, by customer: whether they got it. */
  readonly claiming: Map<string, Promise<boolean>>;
}

export const createTab = (ports: TabPorts): Tab => ({
  ...ports,
  operations: createOperations(ports.drawer, ports.sharedDrawer, ports.clock),
  selling: new Map(),
  claiming: new Map(),
});

export const nameOf = ({ apiKey, appUserId }: Owner): string => `purchase-elements ${apiKey} ${appUserId}`;

/** Notes a sale while it lasts: one customer buys one thing at a time. */
export const during = <T extends PurchaseResult | null>(
  { selling }: Tab,
  owner: Owner,
  sale: Promise<T>,
): Promise<T> => {
  const name = nameOf(owner);
  const noted = sale.finally(() => selling.delete(name));
  noted.catch(() => {}); // Whoever asked for the sale hears of its failure; the note is not the place.
  selling.set(name, noted);
  return noted;
};
