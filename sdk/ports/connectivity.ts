/** Whether the device has a line, and when it is worth looking again. */
export interface Connectivity {
  isOnline(): boolean;
  /**
   * Tells when the line comes or goes and when the page is looked at again, until the returned function is called.
   * `wasCached`: the page was put away whole and is back, and answers may be lost.
   */
  watch(changed: (wasCached: boolean) => void): () => void;
}
