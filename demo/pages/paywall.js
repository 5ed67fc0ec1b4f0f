const purchases = window.demo.configure();
const status = document.getElementById('status');
const which = document.getElementById('which');
const say = (text) => (status.textContent = text);
const explain = (error) => say(window.demo.explain(error));

const openPaywall = async () => {
  say('The paywall is open.');
  try {
    const { all } = await purchases.getOfferings();
    const { selectedPackage, customerInfo } = await purchases.presentPaywall({ offering: all[which.value] });
    say(`Bought ${selectedPackage.identifier}.\n${window.demo.describe(customerInfo)}`);
  } catch (error) {
    explain(error);
  }
};

document.getElementById('show').onclick = openPaywall;
purchases.getOfferings().then(({ all }) => {
  for (const { identifier, metadata, paywall_components } of Object.values(all))
    if (paywall_components) which.add(new Option(metadata?.title ?? identifier, identifier));
}, explain);
