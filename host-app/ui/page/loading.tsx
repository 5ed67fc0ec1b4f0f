import { use, useEffect, useState } from 'react';
import { prerenderedPage } from './prerendered-page';

/** Shows a spinner only when the user notices the wait (design: after 300 ms). */
const PATIENCE_MS = 300;

/** Overlay 1 of the spec: shown while a page is loading. A prerendered page stays instead. */
export const Loading = () => {
  const written = prerenderedPage();
  if (written) use(written);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      {isSlow && (
        <>
          <span className="spinner" aria-hidden="true" />
          Loading...
        </>
      )}
    </div>
  );
};
