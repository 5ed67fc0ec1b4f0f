import { createStripe } from './page/stripe-object';

// The browser script that stands in for the card provider's. It is bundled into one classic script whose first line,
// added by the server, says where its frames are.

function findBase(): string {
  const given: unknown = Reflect.get(self, '__standInBase');
  if (typeof given === 'string') return given;
  const script = document.currentScript;
  return script instanceof HTMLScriptElement
    ? new URL('.', script.src).href.replace(/\/$/, '')
    : location.origin;
}

const base = findBase();

const Stripe = Object.assign(
  (publishableKey: unknown, options?: unknown) => createStripe(base, publishableKey, options),
  {
    // The release train that @stripe/stripe-js expects.
    version: 'endive',
  },
);

Object.assign(self, { Stripe });
