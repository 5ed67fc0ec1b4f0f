import { useEffect, useState } from 'react';

/** Shorter than this nothing is worth a word; and long enough for a new region to be known to screen readers. */
const REST_MS = 100;

/**
 * Announces each sentence once to screen readers. The region is on the page, empty, before it speaks: only what changes
 * in a region is read out. Each sentence is a line of its own, because languages end theirs in different ways.
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
