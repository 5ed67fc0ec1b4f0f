/** A class of its own, so that frameworks that wrap plain objects in proxies leave the object as it is. */
class StripeObject {}

/** The same object as an instance of a class, as the objects of Stripe.js are. */
export function classInstance<T extends object>(plain: T): T {
  return Object.defineProperties(new StripeObject(), Object.getOwnPropertyDescriptors(plain)) as T;
}
