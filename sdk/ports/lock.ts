/** Called on a page with a lock when another page takes it. */
export interface LockHolder {
  /** Stops the purchase and returns what is open. */
  handOver(): unknown;
}

export interface LockHandle {
  /** The value that the previous holder's `handOver` returned. */
  readonly handedOver: unknown;
  release(): void;
}

/** Gives a named lock to one page of the browser at a time. A closed page loses its lock. */
export interface LockProvider {
  /** `null` while another page has it; `force` takes it from that page. */
  acquire(name: string, holder: LockHolder, force: boolean): Promise<LockHandle | null>;
}
