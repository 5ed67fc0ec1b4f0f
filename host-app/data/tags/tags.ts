import type { Config } from '../../config';
import type { Tags } from '../../ports-page';
import { startAds, startPixel, type TagEnvironment } from './start-tags';

/** The page's content security policy must allow the script's host; see the server's TAG_HOSTS. */
export const addScript = (url: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
};

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
