import type { VirtualCurrenciesWire } from '../../net/customer-wire';

/** A currency of the app, such as coins, and how much of it the customer has. */
export interface VirtualCurrency {
  readonly balance: number;
  readonly name: string;
  readonly code: string;
  /** The description on the provider's dashboard. */
  readonly serverDescription: string | null;
}

export interface VirtualCurrencies {
  /** By the currency's code. */
  readonly all: Readonly<Record<string, VirtualCurrency>>;
}

/** A currency that can't be read is left out. */
export const toVirtualCurrencies = (wire: VirtualCurrenciesWire): VirtualCurrencies => ({
  all: Object.fromEntries(
    Object.entries(wire.virtual_currencies).flatMap(([key, item]) => {
      if (!item) return [];
      const { description: serverDescription, ...currency } = item;
      return [[key, { ...currency, serverDescription }] as const];
    }),
  ),
});
