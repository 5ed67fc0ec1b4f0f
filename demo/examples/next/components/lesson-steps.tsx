import type { ReactNode } from 'react';

/** Rendered on the server. A gate hides it, and hides no secret: what is one is left out of the page by your server. */
export const LessonSteps = (): ReactNode => (
  <section className="card">
    <h2>All four steps</h2>
    <ol>
      <li>Move the 5 to the right: x² − 6x = −5.</li>
      <li>Add 9, the square of half of 6, on both sides: x² − 6x + 9 = 4.</li>
      <li>Write the left side as a square: (x − 3)² = 4.</li>
      <li>Take both roots: x − 3 = ±2, so x is 1 or 5.</li>
    </ol>
  </section>
);
