import { PurchaseCustomer, PurchaseGate, PurchasesProvider } from 'purchase-elements/react';
import type { ProviderConfig } from 'purchase-elements/react';
import type { ReactElement } from 'react';
import { LessonSteps } from './lesson-steps';
import { News } from './news';
import { PlanList } from './plan-list';

/**
 * The shop of this site. Without `appUserId` a customer is whoever uses this browser; a site with accounts gives its own
 * id of the signed-in customer, and `config={null}` while it does not know yet.
 */
const shop: ProviderConfig = {
  apiKey: 'rcb_sb_examples',
  // The sandbox's addresses: a site of yours leaves both out.
  httpConfig: { proxyURL: '/sandbox' },
  assetBaseUrl: '/sandbox/assets',
};

const locked = (
  <>
    <p className="card locked">The steps are part of PRO. Choose a plan to read on.</p>
    <PlanList />
  </>
);

export const App = (): ReactElement => (
  <PurchasesProvider config={shop}>
    <header className="site">
      <strong>Stepwise</strong> <span>sold with React</span>
    </header>
    <main>
      <article>
        <h1>Completing the square</h1>
        <p className="lead">
          Every quadratic can be solved by making one side a square. Take x² − 6x + 5 = 0.
        </p>
        <PurchaseGate entitlement="pro" fallback={locked}>
          <LessonSteps />
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
