import { suggestEmail } from '../../sdk/internal';
import type { Around } from '../../sdk/internal';

interface SuggestionProps {
  readonly typed: string;
  /** The sentence around the suggested address. */
  readonly sentence: Around;
  readonly onTake: (email: string) => void;
}

/** Suggests the address that the customer probably meant. It blocks nothing. */
export const Suggestion = ({ typed, sentence, onTake }: SuggestionProps) => {
  const meant = suggestEmail(typed);
  return (
    // The region is there before its content, so that a screen reader announces the content.
    <div role="status" className="suggestion-place">
      {meant && (
        <p className="suggestion" part="suggestion">
          {sentence[0]}
          <button type="button" className="link-button" onClick={() => onTake(meant)}>
            <bdi>{meant}</bdi>
          </button>
          {sentence[2]}
        </p>
      )}
    </div>
  );
};
