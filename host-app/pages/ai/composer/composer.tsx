import ArrowUp from 'lucide-react/icons/arrow-up';
import KeyboardIcon from 'lucide-react/icons/keyboard';
import Radical from 'lucide-react/icons/radical';
import { useId, useState, useEffect, type KeyboardEvent } from 'react';
import { useApp } from '../../../app-context';
import type { Photo } from '../../../ports';
import { Maths } from '../../../ui/content/maths';
import { Icon } from '../../../ui/kit/icon';
import { preloadAnswers } from '../exchange/lazy-card';
import { KeyboardPanel, useKeyboard } from './keyboard-panel';
import { Palette } from './palette';
import { PhotoButton, PhotoChip } from './photo-input';
import { useTextBox } from './use-text-box';
import { Form } from '../../../ui/kit/form';
import type { MathTree } from '../../../content/content.types';

/** Long enough that fast typing does not request previews that nothing displays. */
const PREVIEW_MS = 120;

/** A preview of the formula while it is being typed. */
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

const LIMIT = 1000;

interface ComposerProps {
  readonly draft: string;
  readonly placeholder: string;
  readonly photo: Photo | null;
  readonly onPhoto: (photo: Photo | null) => void;
  readonly onDraft: (text: string) => void;
  readonly onAsk: (text: string) => void;
}

const Preview = ({ draft }: Pick<ComposerProps, 'draft'>) => {
  const tree = usePreview(draft);
  if (!tree) return null;
  return (
    <div className="composer-preview" aria-hidden="true">
      <Maths tree={tree} />
    </div>
  );
};

interface TextAreaProps extends Pick<ComposerProps, 'draft' | 'placeholder' | 'onDraft'> {
  readonly box: ReturnType<typeof useTextBox>['box'];
  readonly onFocus: () => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

const TextArea = ({ draft, placeholder, onDraft, box, onFocus, onEnter, onEscape }: TextAreaProps) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <>
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
        onFocus={onFocus}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
};

interface ToolButtonsProps {
  readonly isPaletteOpen: boolean;
  readonly onPalette: () => void;
  readonly keyboard: ReturnType<typeof useKeyboard>;
  readonly onKeyboard: () => void;
}

const ToolButtons = ({ isPaletteOpen, onPalette, keyboard, onKeyboard }: ToolButtonsProps) => (
  <>
    <button
      type="button"
      className="icon-button"
      aria-label="Signs"
      aria-expanded={isPaletteOpen}
      onClick={onPalette}
    >
      <Icon icon={Radical} />
    </button>
    <button
      type="button"
      ref={keyboard.button}
      className="icon-button"
      aria-label="Math keyboard"
      aria-expanded={keyboard.isOpen}
      onClick={onKeyboard}
    >
      <Icon icon={KeyboardIcon} />
    </button>
  </>
);

/** The text box for problems: a preview of the formula, a palette of symbols, photo and send buttons. */
export const Composer = ({ draft, placeholder, photo, onPhoto, onDraft, onAsk }: ComposerProps) => {
  const { solver } = useApp().ports;
  const { box, insert } = useTextBox(draft, onDraft);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const keyboard = useKeyboard();
  const isEmpty = draft.trim() === '' && photo === null;
  const warmUp = (): void => {
    solver.warmUp();
    preloadAnswers();
  };
  const toggleKeyboard = (): void => {
    warmUp();
    keyboard.toggle();
  };
  const send = (): void => {
    if (!isEmpty) onAsk(draft);
    box.current?.focus();
  };
  const sendFromKeyboard = (text: string): void => {
    if (text.trim() !== '' || photo !== null) onAsk(text);
  };
  return (
    <Form className="composer" onSubmit={send}>
      <Preview draft={draft} />
      {photo && <PhotoChip photo={photo} onRemove={() => onPhoto(null)} />}
      {isPaletteOpen && <Palette onInsert={insert} />}
      <div className="composer-row" data-photo={solver.isRemote || undefined}>
        <ToolButtons
          isPaletteOpen={isPaletteOpen}
          onPalette={() => setPaletteOpen(!isPaletteOpen)}
          keyboard={keyboard}
          onKeyboard={toggleKeyboard}
        />
        {solver.isRemote && <PhotoButton onPhoto={onPhoto} />}
        <TextArea
          draft={draft}
          placeholder={placeholder}
          onDraft={onDraft}
          box={box}
          onFocus={warmUp}
          onEnter={send}
          onEscape={() => keyboard.isOpen && keyboard.close()}
        />
        <button type="submit" className="composer-send" aria-label="Solve" disabled={isEmpty}>
          <Icon icon={ArrowUp} />
        </button>
      </div>
      <KeyboardPanel keyboard={keyboard} draft={draft} onDraft={onDraft} onSubmit={sendFromKeyboard} />
    </Form>
  );
};
