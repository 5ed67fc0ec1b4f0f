/** What a page that holds a turn must do when another one takes it. */
export interface LockHolder {
  /** Stops, and says what is open. */
  handOver(): unknown;
}

export interface LockHandle {
  /** What the page that had it before has said when it was taken. */
  readonly handedOver: unknown;
  release(): void;
}

/** Gives a turn to one page of the browser at a time; a page that is gone or broken has none. */
export interface LockProvider {
  /** `null` while another page has it; `force` takes it from there. */
  acquire(name: string, holder: LockHolder, force: boolean): Promise<LockHandle | null>;
}
