import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Keypad, TapeLine } from '../../../maths/keypad/keypad.types';
import { press, submit } from '../../../maths/scientific/press';
import type { ScientificKey } from '../../../maths/scientific/press';
import { useRecord } from '../frame/use-history-entry';
import { keyFor } from './keys';

const KEPT_LINES = 50;

const isLine = (value: unknown): value is TapeLine =>
  typeof value === 'object' &&
  value !== null &&
  'expression' in value &&
  typeof value.expression === 'string' &&
  'result' in value &&
  typeof value.result === 'string';

const parseTape = (text: string | null): readonly TapeLine[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
};

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

export interface KeypadControl {
  readonly state: Keypad;
  readonly pressKey: (key: ScientificKey) => void;
  readonly enter: (text: string) => void;
  /** The key that was pressed last on the keyboard, to be lit. */
  readonly lit: ScientificKey | null;
}

/** A keypad with its tape kept over reloads, worked by mouse, touch and keyboard; `?e=` opens with a calculation. */
export const useKeypad = (calculator: string, start: Keypad, isScientific: boolean): KeypadControl => {
  const { ports } = useApp();
  const record = useRecord();
  const key = `tape:${calculator}`;
  const [state, setState] = useState<Keypad>(() => {
    const kept: Keypad = { ...start, tape: parseTape(ports.store.read(key)) };
    const shared = new URLSearchParams(location.search).get('e');
    return shared ? submit(kept, shared) : kept;
  });
  const [lit, setLit] = useState<ScientificKey | null>(null);
  const pressKey = useCallback((pressed: ScientificKey) => setState((now) => press(now, pressed)), []);
  const enter = useCallback((text: string) => setState((now) => submit(now, text)), []);

  const lines = useRef(state.tape);
  useEffect(() => {
    if (lines.current === state.tape) return;
    lines.current = state.tape;
    ports.store.write(key, JSON.stringify(state.tape.slice(-KEPT_LINES)));
    const last = state.tape.at(-1);
    if (!last || state.result === undefined) return;
    const query = new URLSearchParams({ e: last.expression }).toString();
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
    record({ calculator, input: last.expression, result: last.result });
  }, [state.tape, state.result, ports, key, calculator, record]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)) return;
      // A button that has focus is pressed by Enter itself; a dialog has its own keys.
      const onButton =
        event.target instanceof HTMLElement && event.target.closest('button, a, summary, dialog');
      if (onButton && (event.key === 'Enter' || event.key === 'Escape')) return;
      const pressed = keyFor(event.key, isScientific);
      if (!pressed) return;
      event.preventDefault();
      setState((now) => press(now, pressed));
      setLit(pressed);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isScientific]);
  useEffect(() => (lit === null ? undefined : ports.clock.after(140, () => setLit(null))), [lit, ports]);

  return { state, pressKey, enter, lit };
};
