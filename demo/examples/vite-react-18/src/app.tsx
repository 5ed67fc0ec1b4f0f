import { PurchaseCustomer, PurchaseGate, PurchasesProvider } from 'purchase-elements/react';
import type { ProviderConfig } from 'purchase-elements/react';
import { version } from 'react';
import type { ReactElement } from 'react';
import { News } from './news';
import { Plans } from './plans';

/** A site with accounts adds `appUserId`, its own id of the signed-in customer. */
const config: ProviderConfig = {
  apiKey: 'rcb_sb_examples',
  // The sandbox's addresses: a site of yours leaves both out.
  httpConfig: { proxyURL: '/sandbox' },
  assetBaseUrl: '/sandbox/assets',
};

export const App = (): ReactElement => (
  <PurchasesProvider config={config}>
    <header className="site">
      <strong>Stepwise</strong> <span>sold with React {version}</span>
    </header>
    <main>
      <article>
        <h1>Completing the square</h1>
        <p className="lead">
          Every quadratic can be solved by making one side a square. Take x² − 6x + 5 = 0.
        </p>
        <PurchaseGate entitlement="pro" fallback={<Plans />}>
          <section className="card">
            <h2>All four steps</h2>
            <ol>
              <li>Move the 5 to the right: x² − 6x = −5.</li>
              <li>Add 9, the square of half of 6, on both sides: x² − 6x + 9 = 4.</li>
              <li>Write the left side as a square: (x − 3)² = 4.</li>
              <li>Take both roots: x − 3 = ±2, so x is 1 or 5.</li>
            </ol>
          </section>
        </PurchaseGate>
      </article>
      <section>
        <h2>Your account</h2>
        <PurchaseCustomer />
      </section>
      <News />
    </main>
    <footer>Sandbox: the card 4242 4242 4242 4242 pays, with any date to come and any code.</footer>
  </PurchasesProvider>
);
