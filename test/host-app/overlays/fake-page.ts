import type { Page } from '../../../host-app/ports-page';

type Told<Name extends keyof Page> = Page[Name] extends (tell: (value: infer Value) => void) => unknown
  ? Value
  : never;

/** A page that does what a test says. */
export interface FakePage extends Page {
  mouse(fromTop: number): void;
  touch(): void;
  show(isVisible: boolean): void;
  focus(): void;
  connect(isOnline: boolean): void;
  turn(turn: Told<'onLifecycle'>): void;
  /** Presses 'back'. `false`: nothing holds it. */
  back(): boolean;
  at: string;
  covered: boolean;
  touched: boolean;
  lessMotion: boolean;
  readonly reloads: { count: number };
  readonly backs: { count: number };
}

const signal = <Value>() => {
  const listeners = new Set<(value: Value) => void>();
  return {
    on: (tell: (value: Value) => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    tell: (value: Value) => [...listeners].forEach((listener) => listener(value)),
  };
};

export const createFakePage = (): FakePage => {
  const [mouse, touch, visibility] = [signal<number>(), signal<void>(), signal<boolean>()];
  const [focus, connection, turn] = [signal<void>(), signal<boolean>(), signal<'leave' | 'return'>()];
  let isVisible = true;
  let held: (() => void) | null = null;
  const reloads = { count: 0 };
  const backs = { count: 0 };
  const page: FakePage = {
    at: '/ai',
    covered: false,
    touched: false,
    lessMotion: false,
    reloads,
    backs,
    path: () => page.at,
    isVisible: () => isVisible,
    prefersLessMotion: () => page.lessMotion,
    isCovered: () => page.covered,
    isTouched: () => page.touched,
    onMouse: mouse.on,
    onActivity: touch.on,
    onVisibility: visibility.on,
    onFocus: focus.on,
    onConnection: connection.on,
    onLifecycle: turn.on,
    interceptBack(tell) {
      held = tell;
      return () => {
        held = null;
      };
    },
    goBack: () => void (backs.count += 1),
    reload: () => void (reloads.count += 1),
    mouse: mouse.tell,
    touch: touch.tell,
    show(now) {
      isVisible = now;
      visibility.tell(now);
    },
    focus: focus.tell,
    connect: connection.tell,
    turn: turn.tell,
    back() {
      const tell = held;
      held = null;
      tell?.();
      return tell !== null;
    },
  };
  return page;
};
