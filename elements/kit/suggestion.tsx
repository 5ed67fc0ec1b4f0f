import { useEffect, useState } from 'react';
import { suggestEmail } from '../../sdk/internal';
import type { Around } from '../../sdk/internal';

/** While the customer types, an address is often almost another one. */
const PAUSE_MS = 500;

/**
 * The address that the customer probably meant, when they have paused; `null`: none. It comes after a pause also where its
 * code has just arrived: a focus that moves at the same moment would be taken for what reads the sentence.
 */
export const useSuggestion = (typed: string): string | null => {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled === typed ? suggestEmail(typed) : null;
};

interface SuggestionProps {
  readonly meant: string;
  /** The sentence around the suggested address. */
  readonly sentence: Around;
  /** Announces a sentence to screen readers. */
  readonly say: (sentence: string) => void;
  readonly onTake: (email: string) => void;
}

/** Suggests the address that the customer probably meant. It blocks nothing. */
export const Suggestion = ({ meant, sentence, say, onTake }: SuggestionProps) => {
  const [before, , after] = sentence;
  useEffect(() => {
    say(before + meant + after);
    return () => say('');
  }, [say, before, meant, after]);
  return (
    <span className="suggestion" part="suggestion">
      {before}
      <button type="button" className="link-button" onClick={() => onTake(meant)}>
        <bdi>{meant}</bdi>
      </button>
      {after}
    </span>
  );
};
