import { once } from '../../../sdk/internal';

let check = (): Promise<unknown> => Promise.resolve();

/** @param fetchAndCheck fetches the file of the script tag with this code, and checks it. */
export const checkSaleFile = (fetchAndCheck: () => Promise<unknown>): void => {
  check = fetchAndCheck;
};

/** The code of an element that sells by itself. Pages that call `purchase` do not need it. */
export const loadSale = once(async () => {
  await check();
  return import('./element-sale');
});
