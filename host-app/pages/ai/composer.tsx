import ArrowUp from 'lucide-react/icons/arrow-up';
import Radical from 'lucide-react/icons/radical';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useApp } from '../../app-context';
import type { MathTree } from '../../content/content.types';
import { Maths } from '../../ui/content/maths';
import { Icon } from '../../ui/kit/icon';
import { Palette, caretMark } from './palette';

/** Long enough that a fast typist does not wait for previews nobody reads. */
const PREVIEW_MS = 120;
const LIMIT = 1000;

interface ComposerProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onAsk: (text: string) => void;
}

const usePreview = (draft: string): MathTree | null => {
  const { clock, solver } = useApp().ports;
  const [preview, setPreview] = useState<MathTree | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const text = draft.trim();
    const cancel = clock.after(text === '' ? 0 : PREVIEW_MS, () => {
      const reading = text === '' ? Promise.resolve(null) : solver.preview(text);
      reading.then(
        (tree) => isCurrent && setPreview(tree),
        () => isCurrent && setPreview(null),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [draft, clock, solver]);
  return preview;
};

/** Where problems are typed: the maths as it is read above the text, a palette of signs, send. */
export const Composer = ({ draft, onDraft, onAsk }: ComposerProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const preview = usePreview(draft);

  // As tall as its text, up to what the style sheet allows.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);

  const send = (): void => {
    if (draft.trim() !== '') onAsk(draft);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  /** The caret goes where the `caretMark` stands. */
  const insert = (snippet: string): void => {
    const element = box.current;
    if (!element) return;
    const [before = '', after = ''] = snippet.split(caretMark);
    const { selectionStart, selectionEnd } = element;
    const chosen = draft.slice(selectionStart, selectionEnd);
    onDraft(draft.slice(0, selectionStart) + before + chosen + after + draft.slice(selectionEnd));
    const caret = selectionStart + before.length + chosen.length;
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(caret, caret);
    });
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {preview && (
        <div className="composer-preview" aria-hidden="true">
          <Maths tree={preview} />
        </div>
      )}
      {isPaletteOpen && <Palette onInsert={insert} />}
      <div className="composer-row">
        <button
          type="button"
          className="icon-button"
          aria-label="Signs"
          aria-expanded={isPaletteOpen}
          onClick={() => setPaletteOpen(!isPaletteOpen)}
        >
          <Icon icon={Radical} />
        </button>
        <label className="visually-hidden" htmlFor={id}>
          Your problem
        </label>
        <textarea
          id={id}
          ref={box}
          className="composer-text"
          rows={1}
          maxLength={LIMIT}
          placeholder="Try 2x + 3 = 11"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="composer-send" aria-label="Solve" disabled={draft.trim() === ''}>
          <Icon icon={ArrowUp} />
        </button>
      </div>
    </form>
  );
};
