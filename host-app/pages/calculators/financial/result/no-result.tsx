/** In place of the result while there has not been one yet. */
export const NoResult = () => (
  <section className="result-panel card" aria-label="Result">
    <p className="muted">The result appears here as soon as the marked fields can be read.</p>
  </section>
);
