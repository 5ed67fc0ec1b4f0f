import { subscriberAnswer } from './customer-wire';
import type { SubscriberWire } from './customer-wire';
import { getCustomerInfoWith, subscriberPath } from './endpoints';
import type { Endpoint } from './endpoints';
import { anything } from './read';

export { subscriberAnswer, virtualCurrenciesAnswer } from './customer-wire';

// The calls for customers. In a file of their own, because pages that only sell do not need them.

export const getCustomerInfo = (appUserId: string): Endpoint<SubscriberWire> =>
  getCustomerInfoWith(appUserId, subscriberAnswer);

/** Status 201: the new id did not exist before. */
export const postIdentify: Endpoint<readonly [subscriber: SubscriberWire, wasCreated: boolean]> = {
  name: 'identify',
  method: 'POST',
  path: '/v1/subscribers/identify',
  read: (value, path, report, status) => [subscriberAnswer(value, path, report), status === 201],
};

export const postAttributes = (appUserId: string): Endpoint<unknown> => ({
  name: 'setAttributes',
  method: 'POST',
  path: `${subscriberPath(appUserId)}/attributes`,
  read: anything,
});
