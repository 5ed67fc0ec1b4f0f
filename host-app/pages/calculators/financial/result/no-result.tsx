/** Shown before there is a first result. */
export const NoResult = () => (
  <section className="result-panel card" aria-label="Result">
    <p className="muted">The result appears here as soon as the marked fields can be read.</p>
  </section>
);
