/** Thrown for a mistake of the page that uses the script, as Stripe.js does. */
export class IntegrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IntegrationError';
  }
}
