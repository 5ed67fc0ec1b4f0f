/** Whether the device is online, and when that may have changed. */
export interface Connectivity {
  isOnline(): boolean;
  /**
   * Calls `changed` when the online status changes or the page becomes visible, until the returned function is called.
   * `wasCached`: the page was put away whole and is back, and answers may be lost.
   */
  watch(changed: (wasCached: boolean) => void): () => void;
}
