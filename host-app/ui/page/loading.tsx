import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takePrerenderedPage } from './prerendered-page';

/** Shows a spinner only when the user notices the wait (design: after 300 ms). */
const PATIENCE_MS = 300;

/** Overlay 1 of the spec: shown while a page is loading. */
export const Loading = () => {
  const [isSlow, setSlow] = useState(false);
  const [written] = useState(takePrerenderedPage);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (written) place.current?.append(written);
  }, [written]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (written) return <div ref={place} data-written />;
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
