import { useEffect, useState } from 'react';

/** Shorter states are not announced. The delay also lets screen readers find a new region. */
const REST_MS = 100;

/**
 * Announces each sentence once to screen readers. The region is on the page, empty, before the first sentence: screen
 * readers announce only changes. Each sentence is a separate line, because languages end sentences in different ways.
 */
export const LiveRegion = ({ sentences }: { sentences: readonly string[] }) => {
  const [said, setSaid] = useState<readonly string[]>([]);
  const now = sentences.join('\n');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now.split('\n')), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
};
