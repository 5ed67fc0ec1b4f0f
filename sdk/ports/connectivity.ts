/** Whether the device is online, and when that may have changed. */
export interface Connectivity {
  isOnline(): boolean;
  /**
   * Calls `changed` when the online status changes or the page becomes visible; the returned function stops this.
   * `wasCached`: the page returned from the back/forward cache, and answers may be lost.
   */
  watch(changed: (wasCached: boolean) => void): () => void;
}
