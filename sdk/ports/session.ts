import type { AddressBar } from './address-bar';
import type { Clock } from './clock';
import type { Connectivity } from './connectivity';
import type { LockProvider } from './lock';
import type { Random } from './random';
import type { StorageSlot } from './storage';

/** The platform's ports for a tab that sells. */
export interface SessionPorts {
  readonly clock: Clock;
  /** Source of the purchases' ids. */
  readonly random: Random;
  readonly connectivity: Connectivity;
  readonly locks: LockProvider;
  readonly address: AddressBar;
  /** Lasts as long as the tab. */
  readonly storage: StorageSlot;
  /** Shared by all tabs. */
  readonly sharedStorage: StorageSlot;
}
