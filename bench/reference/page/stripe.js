// Answers to every address of the card provider's script, for all clients alike: forms that are ready at once and weigh
// nothing, so that what is measured is the client.
window.Stripe = Object.assign(
  () => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements() {
      const made = {};
      const create = (type) => {
        const handlers = {};
        const tell = (name, event) => (handlers[name] ?? []).forEach((handler) => handler(event));
        const box = document.createElement('div');
        box.dataset.cardForm = type;
        box.textContent = type === 'expressCheckout' ? '' : 'Card form';
        const element = {
          mount(target) {
            (typeof target === 'string' ? document.querySelector(target) : target).append(box);
            setTimeout(tell, 0, 'ready', { elementType: type, availablePaymentMethods: undefined });
          },
          on: (name, handler) => ((handlers[name] ??= []).push(handler), element),
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
        getElement: (type) => made[type] ?? null,
        update() {},
        submit: async () => ({}),
        _elements: [],
      };
    },
  }),
  { version: 'stand-in' },
);
