// Shared by the demo pages: who is buying. Each browser tab keeps one anonymous customer.
const KEY = 'demo.app-user-id';

window.demo = {
  apiKey:
    new URLSearchParams(location.search).get('key') || document.currentScript?.dataset.key || 'rcb_sb_demo',
  appUserId() {
    const wanted = new URLSearchParams(location.search).get('user');
    const known =
      wanted || sessionStorage.getItem(KEY) || window.Purchases.generateRevenueCatAnonymousAppUserId();
    sessionStorage.setItem(KEY, known);
    return known;
  },
  configure(more) {
    try {
      return window.Purchases.configure({
        apiKey: window.demo.apiKey,
        appUserId: window.demo.appUserId(),
        httpConfig: { proxyURL: `${location.origin}/sandbox` },
        assetBaseUrl: `${location.origin}/sandbox/assets`,
        ...more,
      });
    } catch (error) {
      // A wrong key: without this the page would wait for ever.
      const status = document.getElementById('status');
      if (status) status.textContent = window.demo.explain(error);
      throw error;
    }
  },
  describe(customerInfo) {
    const active = Object.values(customerInfo.entitlements.active);
    if (active.length === 0) return 'No active entitlement.';
    return active
      .map(
        (item) =>
          `${item.identifier}: active, ${item.expirationDate ? `until ${item.expirationDate.toLocaleString()}` : 'for ever'}`,
      )
      .join('\n');
  },
  explain(error) {
    return `${error.name} ${error.errorCode ?? ''}: ${error.message}`;
  },
};
