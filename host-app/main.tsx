import { createRoot } from 'react-dom/client';
import './app.css';
import { config } from './config';
import { createPurchasesBilling } from './data/billing/purchases-billing';
import { ProPage } from './pages/pro';
import { createSubscription } from './stores/subscription';

/** Composition root: picks adapters, makes stores, mounts. */
const billing = createPurchasesBilling(config.billing);
const subscription = createSubscription(billing);
void subscription.refresh();

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element #app.');
createRoot(place).render(<ProPage billing={billing} subscription={subscription} />);
