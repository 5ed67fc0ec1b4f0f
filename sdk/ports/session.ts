import type { AddressBar } from './address-bar';
import type { Clock } from './clock';
import type { Connectivity } from './connectivity';
import type { LockProvider } from './lock';
import type { Random } from './random';
import type { StorageSlot } from './storage';

/** What the platform gives to a tab that sells. */
export interface SessionPorts {
  readonly clock: Clock;
  /** Names purchases. */
  readonly random: Random;
  readonly connectivity: Connectivity;
  readonly locks: LockProvider;
  readonly address: AddressBar;
  /** Lives and dies with the tab. */
  readonly storage: StorageSlot;
  /** Is seen by every tab. */
  readonly sharedStorage: StorageSlot;
}
