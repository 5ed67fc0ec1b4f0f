import type { OrderTermsView } from '../../../sdk/internal';
import { Rows } from './totals';

/** What the customer agrees to, directly above the button. Only seen where the summary is folded. */
export const OrderTerms = ({ order: { rows, facts, waiting } }: { order: OrderTermsView }) => (
  <div className="order-terms" part="order-terms">
    {rows.length > 0 && <Rows rows={rows} waiting={waiting} areTerms />}
    {facts.length > 0 && (
      <ul className="order-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )}
  </div>
);
