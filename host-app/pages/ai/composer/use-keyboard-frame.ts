import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useApp } from '../../../app-context';
import { type FrameTheme, parseFromFrame, type ToFrame } from '../../../keyboard/messages';

const LOAD_MS = 10_000;
/** Height of the keys and one line of maths; the frame sends a message when it needs more. */
const USUAL_HEIGHT = 330;

export interface KeyboardFrameProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

interface KeyboardFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly height: number;
  /** A new number starts another attempt to load the frame. */
  readonly attempt: number;
  readonly theme: FrameTheme;
  retry(): void;
}

const useFrameTheme = (): FrameTheme => {
  const theme = useStore(useApp().stores.theme.$theme);
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const post = (frame: HTMLIFrameElement | null, message: ToFrame): void =>
  frame?.contentWindow?.postMessage(message, location.origin);

interface FieldSync {
  /** The field's last text. */
  written: string;
  /** Texts of the field that have not yet returned as a draft. */
  readonly onTheWay: string[];
  /** The draft that was last sent to the field. */
  given: string;
  /** The part of the draft that the field could not take; it stays before the field's text. */
  before: string;
}

/** Handles the messages of the frame. */
const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  latest: RefObject<KeyboardFrameProps>,
  sync: RefObject<FieldSync>,
  setPhase: (phase: KeyboardFrame['phase']) => void,
  setHeight: (height: number) => void,
): void =>
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const message = parseFromFrame(data);
      const state = sync.current;
      if (message?.type === 'ready') {
        setPhase('ready');
        // A user who has continued typing in the text area while the frame was loading is not interrupted.
        if (!(document.activeElement instanceof HTMLTextAreaElement)) {
          frame.current?.contentWindow?.focus();
          post(frame.current, { type: 'focus' });
        }
      } else if (message?.type === 'height') setHeight(message.pixels);
      else if (message?.type === 'taken') state.before = message.isTaken ? '' : state.given;
      else if (message?.type === 'input') {
        state.written = `${state.before} ${message.text}`.trim();
        state.onTheWay.push(state.written);
        latest.current.onDraft(state.written);
      } else if (message?.type === 'submit') latest.current.onSubmit(state.written);
      else if (message?.type === 'close') latest.current.onClose();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [frame, latest, sync, setPhase, setHeight]);

/** Keeps the draft and the field in the frame equal. Each side receives only the other side's changes. */
export const useKeyboardFrame = (props: KeyboardFrameProps): KeyboardFrame => {
  const { clock } = useApp().ports;
  const theme = useFrameTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<KeyboardFrame['phase']>('loading');
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  const sync = useRef<FieldSync>({ written: '', onTheWay: [], given: '', before: '' });
  useEffect(() => {
    latest.current = props;
  });

  useFrameMessages(frame, latest, sync, setPhase, setHeight);
  useEffect(
    () => (phase === 'loading' ? clock.after(LOAD_MS, () => setPhase('failed')) : undefined),
    [phase, attempt, clock],
  );
  useEffect(() => {
    if (phase === 'ready') post(frame.current, { type: 'theme', theme });
  }, [phase, theme]);
  useEffect(() => {
    if (phase !== 'ready') return;
    // A fast typist is ahead of React: an older draft from the field itself must not remove newer characters.
    const { onTheWay } = sync.current;
    const at = onTheWay.lastIndexOf(props.draft);
    onTheWay.splice(0, at < 0 ? Infinity : at + 1);
    if (at >= 0) return;
    sync.current.given = props.draft;
    sync.current.written = props.draft;
    post(frame.current, { type: 'set', text: props.draft });
  }, [phase, props.draft]);

  const retry = (): void => {
    setPhase('loading');
    setAttempt(attempt + 1);
  };
  return { frame, phase, height, attempt, theme, retry };
};
