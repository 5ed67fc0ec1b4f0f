import { useEffect, useState } from 'react';

/** Spinners only where waiting is felt (design: after 300 ms). */
const PATIENCE_MS = 300;

/** Overlay 1 of the spec: while a page is on its way. */
export const Loading = () => {
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
