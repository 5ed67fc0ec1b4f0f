const purchases = window.demo.configure();
const status = document.getElementById('status');
const show = (customerInfo) => (status.textContent = window.demo.describe(customerInfo));

const sell = async (find) => {
  try {
    const { customerInfo } = await purchases.purchase({
      rcPackage: find((await purchases.getOfferings()).all),
    });
    show(customerInfo);
  } catch (error) {
    status.textContent = window.demo.explain(error);
  }
};

document.getElementById('buy').onclick = () => sell((all) => all.default.monthly);
document.getElementById('buy-annual').onclick = () => sell((all) => all.default.annual);
document.getElementById('buy-coins').onclick = () =>
  sell((all) => all.one_time.availablePackages.find((item) => item.webBillingProduct.identifier === 'coins'));

purchases.getCustomerInfo().then(show, (error) => (status.textContent = window.demo.explain(error)));
purchases.preload();
