/** What a page that holds a lock must do when another page takes it. */
export interface LockHolder {
  /** Stops the purchase and returns what is open. */
  handOver(): unknown;
}

export interface LockHandle {
  /** What the previous holder returned from `handOver`. */
  readonly handedOver: unknown;
  release(): void;
}

/** Gives a named lock to one page of the browser at a time. A page that is gone loses its lock. */
export interface LockProvider {
  /** `null` while another page holds it; `force` takes it from that page. */
  acquire(name: string, holder: LockHolder, force: boolean): Promise<LockHandle | null>;
}
