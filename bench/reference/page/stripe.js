// Answers to every address of the card provider's script, for all clients alike: forms that are ready at once and weigh
// nothing, so that what is measured is the client.
/** @typedef {(event: object) => void} Handler */
/** @typedef {{ on: (name: string, handler: Handler) => CardElement, once: (name: string, handler: Handler) => CardElement }} CardElement */
const stripe = Object.assign(
  () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements() {
      /** @type {Record<string, CardElement>} */
      const made = {};
      /** @type {(type: string) => CardElement} */
      const create = (type) => {
        /** @type {Record<string, Handler[]>} */
        const handlers = {};
        /** @type {(name: string, event: object) => void} */
        const emit = (name, event) => (handlers[name] ?? []).forEach((handler) => handler(event));
        const box = document.createElement('div');
        box.dataset['cardForm'] = type;
        box.textContent = type === 'expressCheckout' ? '' : 'Card form';
        /** @type {CardElement & Record<string, unknown>} */
        const element = {
          /** @param {string | Element} target */
          mount(target) {
            (typeof target === 'string' ? document.querySelector(target) : target)?.append(box);
            setTimeout(emit, 0, 'ready', { elementType: type, availablePaymentMethods: undefined });
          },
          /** @type {CardElement['on']} */
          on: (name, handler) => ((handlers[name] ??= []).push(handler), element),
          /** @type {CardElement['once']} */
          once: (name, handler) => element.on(name, handler),
          off: () => element,
          update() {},
          unmount: () => box.remove(),
          destroy: () => box.remove(),
        };
        made[type] = element;
        return element;
      };
      return {
        create,
        /** @type {(type: string) => CardElement | null} */
        getElement: (type) => made[type] ?? null,
        update() {},
        submit: async () => ({}),
        _elements: [],
      };
    },
  }),
  { version: 'stand-in' },
);
Object.assign(window, { Stripe: stripe });
