import type { OperationFilter, Presenter } from '../sdk/internal';
import type { Purchases, PurchaseResult } from '../sdk/index';

/** What an element may ask about purchases that an earlier page has left open; set when the screens are made. */
export interface Resuming {
  /** Whether it is worth asking. */
  mayBeDue(): boolean;
  /** Whether one is to be shown although nobody asked: said to one element, and while nothing else is shown. */
  isDue(purchases: Purchases, accepts: OperationFilter): boolean;
  /** Goes on with it on the given screen; `null` when there is none. */
  takeUp(
    purchases: Purchases,
    presenter: Presenter,
    accepts: OperationFilter,
  ): Promise<PurchaseResult | null>;
  /** The sale that is under way on this page, as long as it lasts. */
  underWay(): Promise<unknown> | undefined;
}

let resuming: Resuming = {
  mayBeDue: () => false,
  isDue: () => false,
  takeUp: () => Promise.resolve(null),
  underWay: () => undefined,
};

export const setResuming = (given: Resuming): void => {
  resuming = given;
};

export const mayBeDue: Resuming['mayBeDue'] = () => resuming.mayBeDue();
export const isDue: Resuming['isDue'] = (...what) => resuming.isDue(...what);
export const takeUp: Resuming['takeUp'] = (...what) => resuming.takeUp(...what);
export const underWay: Resuming['underWay'] = () => resuming.underWay();
