// Runs in Node, Deno and Bun: reads the offerings of the sandbox whose address is its argument.
const [origin, name] = process.argv.slice(2);
const { Purchases } = await import(`${name}/headless`);
const purchases = Purchases.configure({
  apiKey: 'rcb_sb_test_runtimes',
  appUserId: 'ada',
  httpConfig: { proxyURL: `${origin}/sandbox` },
});
const { current } = await purchases.getOfferings();
console.log(current.monthly.webBillingProduct.identifier);
