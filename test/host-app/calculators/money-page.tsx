import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider, type App } from '../../../host-app/app-context';
import { config } from '../../../host-app/config';
import { createFakeClock, createLocalWorld, createRecordingAnalytics } from '../fakes';

/** A calculator on a page of its own, as somebody uses it. */
export interface MoneyPage {
  readonly text: (selector: string) => string;
  readonly texts: (selector: string) => readonly string[];
  /** By its label. */
  readonly type: (label: string, value: string) => Promise<void>;
  readonly choose: (label: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  /** What is said beside the field. */
  readonly errorOf: (label: string) => string;
  readonly valueOf: (label: string) => string;
  /** Calculations that went into the history. */
  readonly recorded: readonly unknown[];
  readonly events: readonly unknown[];
  readonly pass: (ms: number) => Promise<void>;
  readonly leave: () => Promise<void>;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const findField = (label: string): Control => {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => textContent === label);
  const byId = found ? document.getElementById(found.htmlFor) : null;
  const element = byId ?? found?.querySelector('input') ?? document.querySelector(`[aria-label="${label}"]`);
  if (!isControl(element)) throw new Error(`There is no field “${label}”.`);
  return element;
};

const setValue = (field: Control, value: string): void => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLInputElement ? 'input' : 'change';
  field.dispatchEvent(new Event(event, { bubbles: true }));
};

const appOf = (recorded: unknown[]) => {
  const { store } = createLocalWorld();
  const clock = createFakeClock();
  const analytics = createRecordingAnalytics();
  const app = {
    config,
    ports: { store, clock, analytics },
    stores: {
      history: { add: async (entry: unknown) => void recorded.push(entry) },
      toasts: { show: () => undefined },
    },
  };
  return { app: app as unknown as App, pass: clock.pass, events: analytics.events };
};

/** Opens `Page` at an address. */
export const openPage = async (Page: ComponentType, address: string): Promise<MoneyPage> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  history.replaceState(null, '', address);
  document.body.innerHTML = '<main></main>';
  const recorded: unknown[] = [];
  const { app, pass, events } = appOf(recorded);
  const root = createRoot(document.body.firstElementChild as HTMLElement);
  await act(async () =>
    root.render(
      <AppProvider value={app}>
        <Page />
      </AppProvider>,
    ),
  );
  const texts = (selector: string): readonly string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  return {
    recorded,
    events,
    texts,
    text: (selector) => texts(selector)[0] ?? '',
    async type(label, value) {
      const field = findField(label);
      await act(async () => {
        field.focus();
        setValue(field, value);
      });
      await act(async () => field.blur());
    },
    async choose(label) {
      const field = findField(label);
      await act(async () => field.click());
    },
    async press(name) {
      const found = [...document.querySelectorAll('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === name,
      );
      if (!found) throw new Error(`There is no button “${name}”.`);
      await act(async () => found.click());
    },
    errorOf: (label) => {
      const ids = findField(label).getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids
        .filter((id) => id !== '')
        .map((id) => document.getElementById(id))
        .filter((element) => element?.classList.contains('field-error'))
        .map((element) => element?.textContent ?? '')
        .join(' ');
    },
    valueOf: (label) => findField(label).value,
    pass: (ms) => act(async () => pass(ms)),
    leave: () => act(async () => root.unmount()),
  };
};
