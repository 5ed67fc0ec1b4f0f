import ArrowUp from 'lucide-react/icons/arrow-up';
import KeyboardIcon from 'lucide-react/icons/keyboard';
import Radical from 'lucide-react/icons/radical';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useApp } from '../../../app-context';
import type { Photo } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { Icon } from '../../../ui/kit/icon';
import { preloadAnswers } from '../exchange/lazy-card';
import type { MathsKeyboard as MathsKeyboardType } from './maths-keyboard';
import { Palette, caretMark } from './palette';
import { PhotoButton, PhotoChip } from './photo-input';
import { usePreview } from './use-preview';

const LIMIT = 1000;
type Keyboard = typeof MathsKeyboardType;

interface ComposerProps {
  readonly draft: string;
  readonly placeholder: string;
  readonly photo: Photo | null;
  readonly onPhoto: (photo: Photo | null) => void;
  readonly onDraft: (text: string) => void;
  readonly onAsk: (text: string) => void;
}

/** The text box for problems: a preview of the formula, a palette of symbols, photo and send buttons. */
export const Composer = ({ draft, placeholder, photo, onPhoto, onDraft, onAsk }: ComposerProps) => {
  const { ports, stores } = useApp();
  const { solver } = ports;
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isKeyboardOpen, setKeyboardOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Keyboard: Keyboard } | null>(null);
  const keyboardButton = useRef<HTMLButtonElement>(null);
  const preview = usePreview(draft);
  const isEmpty = draft.trim() === '' && photo === null;
  const warmUp = (): void => {
    solver.warmUp();
    preloadAnswers();
  };

  // Grows with its text up to the maximum of the style sheet.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);

  const send = (): void => {
    if (!isEmpty) onAsk(draft);
    box.current?.focus();
  };
  const closeKeyboard = (): void => {
    setKeyboardOpen(false);
    keyboardButton.current?.focus();
  };
  const toggleKeyboard = (): void => {
    warmUp();
    setKeyboardOpen(!isKeyboardOpen);
    if (loaded) return;
    import('./maths-keyboard').then(
      ({ MathsKeyboard }) => setLoaded({ Keyboard: MathsKeyboard }),
      () => {
        setKeyboardOpen(false);
        stores.toasts.show('The maths keyboard did not load. Check your connection and try again.', 'danger');
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isKeyboardOpen) closeKeyboard();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  /** The caret moves to the position of `caretMark`. */
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
      {photo && <PhotoChip photo={photo} onRemove={() => onPhoto(null)} />}
      {isPaletteOpen && <Palette onInsert={insert} />}
      <div className="composer-row" data-photo={solver.isRemote || undefined}>
        <button
          type="button"
          className="icon-button"
          aria-label="Signs"
          aria-expanded={isPaletteOpen}
          onClick={() => setPaletteOpen(!isPaletteOpen)}
        >
          <Icon icon={Radical} />
        </button>
        <button
          type="button"
          ref={keyboardButton}
          className="icon-button"
          aria-label="Maths keyboard"
          aria-expanded={isKeyboardOpen}
          onClick={toggleKeyboard}
        >
          <Icon icon={KeyboardIcon} />
        </button>
        {solver.isRemote && <PhotoButton onPhoto={onPhoto} />}
        <label className="visually-hidden" htmlFor={id}>
          Your problem
        </label>
        <textarea
          id={id}
          ref={box}
          className="composer-text"
          rows={1}
          maxLength={LIMIT}
          placeholder={placeholder}
          onFocus={warmUp}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="composer-send" aria-label="Solve" disabled={isEmpty}>
          <Icon icon={ArrowUp} />
        </button>
      </div>
      {isKeyboardOpen && !loaded && <div className="keyboard-panel skeleton" aria-hidden="true" />}
      {isKeyboardOpen && loaded && (
        <loaded.Keyboard
          draft={draft}
          onDraft={onDraft}
          onSubmit={(text) => {
            if (text.trim() !== '' || photo !== null) onAsk(text);
          }}
          onClose={closeKeyboard}
        />
      )}
    </form>
  );
};
