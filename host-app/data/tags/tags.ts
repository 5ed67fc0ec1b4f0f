import type { Config } from '../../config';
import type { Tags } from '../../ports-page';
import { startAds, startPixel } from './start-tags';

export interface TagEnvironment {
  /** Resolves when the browser is idle, after 2 s at the latest. */
  idle(): Promise<void>;
  /** Adds a script element to the page. */
  addScript(url: string): void;
  /** The object on which the scripts look for their queues. */
  readonly scope: object;
  now(): number;
}

/** Advertising tags and pixel. stores/overlays/consent.ts decides whether they may be loaded. */
export const createTags = (config: Config['tags'], environment: TagEnvironment): Tags => ({
  isConfigured: config.ads !== null || config.pixel !== null,
  async load() {
    if (config.ads === null && config.pixel === null) return;
    await environment.idle();
    if (config.ads) startAds(config.ads, config.adsScript, environment);
    if (config.pixel) startPixel(config.pixel, config.pixelScript, environment);
  },
});

/** Adds the analytics that need the same consent. */
export const withAnalytics = (
  tags: Tags,
  analytics: { start(): Promise<void> },
  idle: () => Promise<void>,
): Tags => ({
  isConfigured: true,
  async load() {
    await tags.load();
    await idle();
    await analytics.start();
  },
});
