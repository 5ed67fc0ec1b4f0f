/** The card provider's adapter, an entry of its own: it is loaded while the customer types the e-mail address. */
export { stripePayments } from './adapters/stripe';
