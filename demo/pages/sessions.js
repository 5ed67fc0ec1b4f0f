// What is set is in the address, so that a reload keeps it.
const settings = new URLSearchParams(location.search);
const byId = (id) => document.getElementById(id);
const product = byId('product');
const status = byId('status');

const control = async (path, body) => {
  const response = await fetch(`/sandbox/control${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${window.demo.apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

const show = (error) => (status.textContent = window.demo.explain(error));

const packageOf = async (purchases) => {
  const [offering, id] = product.value.split('/');
  const { all } = await purchases.getOfferings();
  return all[offering].packagesById[id];
};

const sell = async (purchases, more) => {
  try {
    const rcPackage = await packageOf(purchases);
    const { customerInfo } = await purchases.purchase({ rcPackage, ...more });
    status.textContent = window.demo.describe(customerInfo);
  } catch (error) {
    show(error);
  }
};

const changePlan = async (purchases) => {
  // In a real shop your server asks the provider for this token.
  const { token } = await control(`/tokens/${encodeURIComponent(purchases.getAppUserId())}`, {});
  await sell(purchases, { productChangeInfo: { subscriberToken: token } });
};

const showWallets = async (purchases) => {
  const rcPackage = await packageOf(purchases);
  const { customerInfo } = await purchases.presentExpressPurchaseButton({
    rcPackage,
    htmlTarget: byId('wallets'),
    walletButtonTheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'white' : 'black',
    onButtonReady: (updater) => {
      product.onchange = () =>
        void packageOf(purchases).then((chosen) => updater.updatePurchase(chosen), show);
    },
  });
  status.textContent = window.demo.describe(customerInfo);
};

for (const name of ['taxes', 'terms']) {
  const box = byId(name);
  box.checked = settings.has(name);
  box.onchange = () => {
    if (box.checked) settings.set(name, 'on');
    else settings.delete(name);
    location.search = settings;
  };
}

const start = async () => {
  await control('/branding', {
    patch: {
      gateway_tax_collection_enabled: settings.has('taxes'),
      require_checkout_consent: settings.has('terms'),
      terms_and_conditions_url: settings.has('terms') ? `${location.origin}/docs/` : null,
    },
  });
  const purchases = window.demo.configure({ wire: 'checkout' });
  byId('buy').onclick = () => sell(purchases, { showDiscountCode: true });
  byId('one-page').onclick = () => sell(purchases, { emailStep: 'with-payment' });
  byId('change').onclick = () => changePlan(purchases).catch(show);
  status.textContent = window.demo.describe(await purchases.getCustomerInfo());
  await showWallets(purchases);
};
start().catch(show);
