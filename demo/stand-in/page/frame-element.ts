import { toFields } from '../intent-result';
import { classInstance } from './class-instance';
import { createEventList } from './event-list';
import type { EventList } from './event-list';
import { createFrame } from './frame';
import type { Frame } from './frame';
import { IntegrationError } from './integration-error';

const LOAD_TIMEOUT_MS = 15_000;
const QUICK_MS = 5_000;

/** Focus rings reach past the fields; the frame is this much larger than its place on each side. */
const BLEED_PX = 4;

export interface ElementContext {
  base: string;
  /** What the form shows itself with: secret, locale, appearance; read when the frame has loaded. */
  settings(): Record<string, unknown>;
  forget(): void;
  /** A wallet button was pressed. */
  pressed?(detail: Record<string, unknown>): void;
}

/** The elements of a group: the frame of each, and its height before it has said its own. */
const KINDS = {
  payment: { file: 'form.html', title: 'Secure payment input frame', height: 320, query: {} },
  linkAuthentication: {
    file: 'details.html',
    title: 'Secure email input frame',
    height: 80,
    query: { ask: 'email' },
  },
  address: {
    file: 'details.html',
    title: 'Secure address input frame',
    height: 320,
    query: { ask: 'address' },
  },
  expressCheckout: { file: 'wallets.html', title: 'Secure express checkout frame', height: 52, query: {} },
} as const;

export type ElementKind = keyof typeof KINDS;

export const isElementKind = (text: string): text is ElementKind => Object.hasOwn(KINDS, text);

/** The form's frame while it is on the page, and what it reports as the element's events. */
function createFormFrame(
  { file, title, height, query }: (typeof KINDS)[ElementKind],
  context: ElementContext,
  events: EventList,
  settings: () => Record<string, unknown>,
) {
  let frame: Frame | null = null;
  let isReady = false;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;

  function receive(name: string, detail: unknown): void {
    const fields = toFields(detail);
    if (name === 'hello') void frame?.request('start', settings(), LOAD_TIMEOUT_MS);
    if (name === 'resize' && frame !== null) frame.iframe.style.height = `${Number(fields['height'])}px`;
    if (name === 'ready') {
      clearTimeout(loadTimer);
      isReady = true;
      events.emit('ready', fields);
    }
    if (name === 'loaderror') {
      clearTimeout(loadTimer);
      events.emit('loaderror', { error: fields['error'] });
    }
    if (name === 'change') events.emit('change', { collapsed: false, ...fields });
    if (name === 'focus' || name === 'blur' || name === 'escape') events.emit(name);
    if (name === 'pressed') context.pressed?.(fields);
  }

  function close(): void {
    clearTimeout(loadTimer);
    frame?.close();
    frame = null;
    isReady = false;
  }

  return {
    close,
    open(node: HTMLElement): void {
      close();
      frame = createFrame({ base: context.base, file, title, query, onEvent: receive });
      layOut(frame.iframe, height);
      node.replaceChildren(frame.iframe);
      events.emit('loaderstart');
      const failure = { type: 'api_connection_error', message: 'The payment form did not load.' };
      loadTimer = setTimeout(receive, LOAD_TIMEOUT_MS, 'loaderror', { error: failure });
    },
    isReady: () => isReady,
    focus: () => frame?.iframe.focus(),
    ask: (action: string, payload: unknown = null, timeoutMs = QUICK_MS): Promise<unknown> =>
      frame === null || !isReady ? Promise.resolve(null) : frame.request(action, payload, timeoutMs),
  };
}

export type FrameElement = ReturnType<typeof createFrameElement>;

export function createFrameElement(
  kind: ElementKind,
  context: ElementContext,
  firstOptions: Record<string, unknown>,
) {
  const events = createEventList(kind);
  let options = firstOptions;
  let isDestroyed = false;
  const settings = () => ({ ...context.settings(), options });
  const form = createFormFrame(KINDS[kind], context, events, settings);
  const { ask } = form;

  const element = classInstance({
    mount(target: string | HTMLElement): void {
      if (isDestroyed)
        throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
      form.open(placeOf(target));
    },
    unmount: form.close,
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      form.close();
      events.clear();
      context.forget();
    },
    on(name: string, handler: Parameters<typeof events.on>[1]) {
      events.on(name, handler);
      return element;
    },
    once(name: string, handler: Parameters<typeof events.once>[1]) {
      events.once(name, handler);
      return element;
    },
    off(name: string, handler?: Parameters<typeof events.on>[1]) {
      events.off(name, handler);
      return element;
    },
    update(changes: Record<string, unknown>) {
      options = { ...options, ...changes };
      void ask('update', settings());
      events.emit('update');
    },
    getValue: () => ask('value'),
    focus() {
      form.focus();
      void ask('focus');
    },
    blur: () => void ask('blur'),
    clear: () => void ask('clear'),
    collapse: () => void ask('collapse'),
  });
  return {
    element,
    emit: events.emit,
    options: () => options,
    ask,
    isReady: form.isReady,
    refresh: () => void ask('update', settings()),
  };
}

/** Where the form goes; an error for a place that the real script refuses. */
function placeOf(target: string | HTMLElement): HTMLElement {
  const node = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(node instanceof HTMLElement)) {
    throw new IntegrationError(
      `The selector you specified (${typeof target === 'string' ? target : 'not an element'}) applies to no DOM ` +
        'elements that are currently on the page.',
    );
  }
  if (node.getRootNode() instanceof ShadowRoot) {
    throw new IntegrationError('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
  }
  return node;
}

function layOut(iframe: HTMLIFrameElement, height: number): void {
  iframe.allow = 'payment *';
  // A frame whose colour scheme differs from its element's gets an opaque background; the form is always 'light'.
  const rules: Record<string, string> = {
    border: '0',
    display: 'block',
    width: `calc(100% + ${2 * BLEED_PX}px)`,
    'max-width': 'none',
    margin: `-${BLEED_PX}px`,
    background: 'transparent',
    'color-scheme': 'light',
  };
  for (const [name, value] of Object.entries(rules)) iframe.style.setProperty(name, value, 'important');
  iframe.style.setProperty('height', `${height}px`);
}
