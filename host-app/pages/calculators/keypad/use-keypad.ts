import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context';
import type { AngleUnit } from '../../../maths/expression/angles';
import type { Keypad, TapeLine } from '../../../maths/keypad/keypad.types';
import { press, submit } from '../../../maths/scientific/press';
import type { ScientificKey } from '../../../maths/scientific/press';
import { writeAddress } from '../../../ui/page/write-address';
import { useErrorEvent, useRecord } from '../layout/use-history-entry';
import { isElsewhere, isOn } from './keyboard-target';
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

const parseUnit = (text: string | null): AngleUnit => (text === 'rad' || text === 'grad' ? text : 'deg');

/** Converts the signs of the display into typed notation. */
const readable = (text: string): string => text.replaceAll('log₂', 'log2');

interface KeypadControl {
  readonly state: Keypad;
  readonly pressKey: (key: ScientificKey) => void;
  readonly enter: (text: string) => void;
  /** The last pressed key, which is highlighted. */
  readonly lit: ScientificKey | null;
}

/** A keypad for mouse, touch and keyboard. Its tape survives reloads; `?e=` opens a calculation. */
export const useKeypad = (calculator: string, start: Keypad, isScientific: boolean): KeypadControl => {
  const { ports } = useApp();
  const record = useRecord();
  const key = `tape:${calculator}`;
  const unitKey = `unit:${calculator}`;
  const [state, setState] = useState<Keypad>(() => {
    const query = new URLSearchParams(location.search);
    const shared = query.get('e');
    const angle = parseUnit(query.get('unit') ?? (shared ? null : ports.store.read(unitKey)));
    const tape = parseTape(ports.store.read(key));
    // After a reload, the calculation of the address is already on the tape.
    const isLast = shared !== null && tape.at(-1)?.expression === shared;
    const kept: Keypad = { ...start, angle, tape: isLast ? tape.slice(0, -1) : tape };
    return shared ? submit(kept, readable(shared)) : kept;
  });
  useErrorEvent(calculator, state.problem?.message);
  const [lit, setLit] = useState<ScientificKey | null>(null);
  const pressKey = useCallback((pressed: ScientificKey) => setState((now) => press(now, pressed)), []);
  const enter = useCallback((text: string) => setState((now) => submit(now, readable(text))), []);

  const lines = useRef(state.tape);
  useEffect(() => {
    if (lines.current === state.tape) return;
    lines.current = state.tape;
    ports.store.write(key, JSON.stringify(state.tape.slice(-KEPT_LINES)));
    const last = state.tape.at(-1);
    if (!last || state.result === undefined) return;
    const unit = state.angle === 'deg' ? {} : { unit: state.angle };
    writeAddress(new URLSearchParams({ e: last.expression, ...unit }));
    record({ calculator, input: last.expression, result: last.result });
  }, [state.tape, state.result, state.angle, ports, key, calculator, record]);

  useEffect(() => {
    if (isScientific) ports.store.write(unitKey, state.angle);
  }, [state.angle, isScientific, ports, unitKey]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      // Enter activates a focused button by itself.
      if (event.key === 'Enter' && isOn(event.target, 'button, a, summary')) return;
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
