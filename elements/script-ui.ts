import { isPurchasesError } from '../sdk/index';
import type { PurchasesError } from '../sdk/index';
import type { Shop, Ui } from '../sdk/headless';
import { frameMade } from './first-frame/frames';
import { loadReact, setReactPreload } from './first-frame/late-react';
import type { PurchasesClass } from './instances';
import { createUi as createScreens } from './ui';

/** Numbers rather than the table of codes, which would come along into the screens' bundle. */
const NETWORK: PurchasesError['errorCode'] = 10;

/**
 * What `show` shows is drawn at once and taken over by React, which is asked for when that is on screen. Where React can't be
 * had, nobody waits for its end.
 */
const withReact = <T>({ error }: Shop, show: () => Promise<T>): Promise<T> => {
  const lost = frameMade()
    .then(loadReact)
    .then(
      () => new Promise<never>(() => {}),
      (reason: unknown) => {
        throw isPurchasesError(reason)
          ? reason
          : error(NETWORK, 'The checkout could not be loaded.', String(reason));
      },
    );
  return Promise.race([show(), lost]);
};

/** While offerings are read, what they are read with has the line and the processor to itself. */
const REST_MS = 500;

/** Where it can't be had it is asked for again when it is needed. */
const expectReact = (): Promise<unknown> => loadReact().catch(() => {});

/**
 * The chunk beside the script tag's core: fetched when something is to be shown. React's renderer follows as a chunk of
 * its own.
 * @param preloadReact fetches that chunk and checks it.
 */
export const createUi = (purchases: PurchasesClass, preloadReact: () => Promise<unknown>): Ui => {
  setReactPreload(preloadReact);
  setTimeout(() => void expectReact(), REST_MS);
  const ui = createScreens(purchases);
  return {
    ...ui,
    preload: async (shop) => {
      await Promise.all([ui.preload(shop), expectReact()]);
    },
    sell: (sale) => withReact(sale.shop, () => ui.sell(sale)),
    resume: (resume) => withReact(resume.shop, () => ui.resume(resume)),
    presentPaywall: (shop, params) => withReact(shop.shop, () => ui.presentPaywall(shop, params)),
  };
};
