import type { CDPSession, Page } from 'playwright/test';

/** What is alive in a page after everything that nobody holds has been collected. */
export interface Alive {
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly styleSheets: number;
  /** Elements that are held but on no page. */
  readonly detached: number;
  /** Our elements, on a page or not. */
  readonly ours: number;
  readonly kilobytes: number;
}

/** Prototypes are found as well; they are no elements, and say so by throwing. */
const DETACHED = '(item) => { try { return !item.isConnected; } catch { return false; } }';

export class Heap {
  readonly #devtools: CDPSession;

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<Heap> {
    return new Heap(await page.context().newCDPSession(page));
  }

  /** How many objects with this prototype are alive, of those that the function picks. */
  async #count(prototype: string, pick = '() => true'): Promise<number> {
    const devtools = this.#devtools;
    const { result } = await devtools.send('Runtime.evaluate', { expression: prototype });
    if (!result.objectId) return 0;
    const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    const found = await devtools.send('Runtime.callFunctionOn', {
      ...(objects.objectId ? { objectId: objects.objectId } : {}),
      functionDeclaration: `function () { return this.filter(${pick}).length; }`,
      returnByValue: true,
    });
    for (const { objectId } of [result, objects])
      if (objectId) await devtools.send('Runtime.releaseObject', { objectId });
    return Number(found.result.value);
  }

  async alive(): Promise<Alive> {
    // What the first collection finalises only the second one can collect.
    for (let time = 0; time < 2; time += 1) await this.#devtools.send('HeapProfiler.collectGarbage');
    const { documents, nodes, jsEventListeners } = await this.#devtools.send('Memory.getDOMCounters');
    const { usedSize } = await this.#devtools.send('Runtime.getHeapUsage');
    const ours = ['purchase-checkout', 'purchase-paywall'].map((name) =>
      this.#count(`customElements.get('${name}')?.prototype`),
    );
    return {
      documents,
      nodes,
      listeners: jsEventListeners,
      styleSheets: await this.#count('CSSStyleSheet.prototype'),
      detached: await this.#count('Element.prototype', DETACHED),
      ours: (await Promise.all(ours)).reduce((sum, count) => sum + count, 0),
      kilobytes: Math.round(usedSize / 1000),
    };
  }
}
