// Packages with another offer, to see what a paywall shows then.
const half = (price) => {
  const amountMicros = Math.floor(price.amountMicros / 20_000) * 10_000;
  return { ...price, amountMicros, amount: amountMicros / 10_000 };
};

const phases = {
  none: () => ({}),
  trial: () => ({
    trial: { periodDuration: 'P1W', period: { number: 1, unit: 'week' }, price: null, cycleCount: 1 },
  }),
  intro: ({ base }) => ({ introPrice: { ...base, price: half(base.price), cycleCount: 1 } }),
  both: (option) => ({ ...phases.trial(), ...phases.intro(option) }),
  discount: ({ base }) => ({
    discount: {
      ...base,
      price: half(base.price),
      durationMode: 'one_time',
      timeWindow: null,
      name: 'Half price',
    },
  }),
};

const withOffer = (product, offer) => {
  const option = product.defaultSubscriptionOption;
  if (!option) return product;
  const changed = { ...option, trial: null, introPrice: null, discount: null, ...phases[offer](option) };
  return { ...product, defaultSubscriptionOption: changed, defaultPurchaseOption: changed };
};

/** The offering with this offer in each subscription; as it is for an empty name. Its packages can only be looked at. */
export const offeringWith = (offering, offer) => {
  if (!Object.hasOwn(phases, offer)) return offering;
  const availablePackages = offering.availablePackages.map((item) => {
    const product = withOffer(item.webBillingProduct, offer);
    return { ...item, webBillingProduct: product, rcBillingProduct: product };
  });
  const packagesById = Object.fromEntries(availablePackages.map((item) => [item.identifier, item]));
  return { ...offering, availablePackages, packagesById };
};
