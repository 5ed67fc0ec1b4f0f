import { PurchaseCustomer, PurchaseGate } from 'purchase-elements/react';
import type { ReactNode } from 'react';
import { LessonSteps } from '../components/lesson-steps';
import { News } from '../components/news';
import { Plans } from '../components/plans';

/** A server component: its HTML is complete, and the elements in it come alive in the browser. */
export default function Page(): ReactNode {
  const locked = (
    <>
      <p className="card locked">The steps are part of PRO. Choose a plan to read on.</p>
      <Plans />
    </>
  );
  return (
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
  );
}
