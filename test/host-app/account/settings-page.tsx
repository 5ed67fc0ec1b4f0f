import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProvider, type App } from '../../../host-app/app-context';
import { config } from '../../../host-app/config';
import type { Profile } from '../../../host-app/data/account/profile.types';
import {
  AppearanceSection,
  StudySection,
} from '../../../host-app/pages/account/settings/preferences-section';
import { NamesSection } from '../../../host-app/pages/account/settings/names-section';
import { SignInSection } from '../../../host-app/pages/account/settings/sign-in-section';
import type { User } from '../../../host-app/ports';
import type { Pictures } from '../../../host-app/ports-page';
import { createAccountChooser } from '../../../host-app/stores/account-chooser';
import type { AccountStore } from '../../../host-app/stores/account/account.types';
import type { Settings } from '../../../host-app/stores/account/settings';
import { createTheme } from '../../../host-app/stores/theme';
import { createMemoryTextStore } from '../../../host-app/data/local/text-store';

export const profile: Profile = {
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  createdAt: null,
  lastActive: null,
  lastSignIn: null,
  isAdmin: false,
  preferences: {
    theme: 'light',
    notifications: true,
    subject: null,
    grade: null,
    studyGoal: null,
    studyFrequency: null,
    onboardingCompleted: true,
    onboardingCompletedAt: null,
  },
  stats: {
    totalCalculations: 0,
    totalSolvedProblems: 0,
    totalSavedFormulas: 0,
    streak: { current: 0, longest: 0, lastActive: null, zone: null },
  },
};

interface Options {
  readonly settings?: Partial<Settings>;
  readonly savePreferences?: AccountStore['savePreferences'];
  readonly shrink?: Pictures['shrink'];
  readonly provider?: User['provider'];
}

const setValue = (field: HTMLInputElement | HTMLSelectElement, value: string): void => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLInputElement ? 'input' : 'change';
  field.dispatchEvent(new Event(event, { bubbles: true }));
};

/** The settings as somebody uses them, with the store's answers made by the test. */
export const openSettings = async ({
  settings = {},
  savePreferences = () => Promise.resolve(true),
  shrink = () => Promise.resolve('data:image/webp;base64,UklGRg=='),
  provider = 'password',
}: Options) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const refuse = (): Promise<never> => Promise.reject(new Error('not expected'));
  const all: Settings = {
    saveName: refuse,
    savePhoto: refuse,
    changeEmail: refuse,
    changePassword: refuse,
    exportData: refuse,
    deleteAccount: refuse,
    ...settings,
  };
  const app = {
    config,
    ports: { pictures: { shrink } },
    stores: {
      account: { savePreferences },
      theme: createTheme(createMemoryTextStore(), () => undefined),
      accountChooser: createAccountChooser(),
    },
  } as unknown as App;
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const user: User = {
    uid: 'ada',
    email: 'ada@example.org',
    displayName: 'Ada Lovelace',
    photoURL: null,
    provider,
    createdAt: 0,
    lastSignInAt: 0,
  };
  await act(async () =>
    root.render(
      <AppProvider value={app}>
        <NamesSection profile={profile} settings={all} />
        <AppearanceSection profile={profile} />
        <StudySection profile={profile} />
        <SignInSection user={user} settings={all} />
      </AppProvider>,
    ),
  );
  const field = (label: string): HTMLInputElement | HTMLSelectElement => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    );
    const element = found?.htmlFor ? document.getElementById(found.htmlFor) : found?.querySelector('input');
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element;
    throw new Error(`There is no field “${label}”.`);
  };
  const find = (name: string): HTMLButtonElement => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button “${name}”.`);
    return found;
  };
  return {
    field,
    find,
    text: () => document.body.textContent ?? '',
    statuses: () =>
      [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean),
    type: (label: string, value: string) => act(async () => setValue(field(label), value)),
    press: (name: string) => act(async () => find(name).click()),
    toggle: (label: string) => act(async () => field(label).click()),
    errorOf: (label: string) => {
      const id = field(label).getAttribute('aria-describedby')?.split(' ')[0];
      return field(label).ariaInvalid || field(label).hasAttribute('aria-invalid')
        ? (document.getElementById(id ?? '')?.textContent ?? '')
        : '';
    },
    choosePicture: (file: File) =>
      act(async () => {
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (!input) throw new Error('There is no place for a picture.');
        Object.defineProperty(input, 'files', { value: [file], configurable: true });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    drop: (file: File) =>
      act(async () => {
        const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
          dataTransfer: { files: [file] },
        });
        document.querySelector('.set-photo')?.dispatchEvent(event);
      }),
    picture: () => document.querySelector('.set-photo img')?.getAttribute('src') ?? null,
    leave: () => act(async () => root.unmount()),
  };
};
