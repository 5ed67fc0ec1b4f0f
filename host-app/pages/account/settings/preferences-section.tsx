import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Choice } from '../../../content/content.types';
import { choiceOf, questions } from '../../../data/account/onboarding-choices';
import type { Profile, Preferences } from '../../../data/account/profile.types';
import { isTheme, themes } from '../../../stores/theme';
import { Select } from '../../../ui/kit/field';
import { Segments } from '../../../ui/kit/segments';
import { Outcome, Section } from './section';
import { useAction, type ActionState } from './use-action';

type Changes = Partial<Preferences>;

const without = (changes: Changes, saved: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => saved[name as keyof Changes] !== value),
  );

/** Saves each choice at once. A choice that could not be saved stays on screen for another try. */
const useSaving = (kept: Preferences): readonly [Preferences, ActionState, (changes: Changes) => void] => {
  const { account } = useApp().stores;
  const waiting = useRef<Changes>({});
  const [unsaved, setUnsaved] = useState<Changes>({});
  const [state, run] = useAction();
  const set = (next: Changes): void => {
    waiting.current = next;
    setUnsaved(next);
  };
  const work = async (): Promise<string> => {
    // The user may choose more while a request is under way.
    while (Object.keys(waiting.current).length > 0) {
      const changes = waiting.current;
      if (!(await account.savePreferences(changes)))
        throw new Error('Not saved yet. What you chose is still here.');
      set(without(waiting.current, changes));
    }
    return 'Saved.';
  };
  const save = (changes: Changes): void => {
    set({ ...waiting.current, ...changes });
    void run(work);
  };
  return [{ ...kept, ...unsaved }, state, save];
};

const themeNames = { light: 'Light', dark: 'Dark', system: 'Like my device' } as const;

export const AppearanceSection = ({ profile }: { readonly profile: Profile }) => {
  const { theme } = useApp().stores;
  const chosen = useStore(theme.$theme);
  const [shown, state, save] = useSaving(profile.preferences);
  const hint = useId();
  return (
    <Section id="set-look" title="Look and notifications" lead="Kept with your account.">
      <div className="set-form">
        <div className="field">
          <span className="field-label">Theme</span>
          <Segments
            label="Theme"
            value={chosen}
            options={themes.map((one) => [one, themeNames[one]] as const)}
            onChange={(next) => {
              if (!isTheme(next)) return;
              theme.choose(next);
              save({ theme: next });
            }}
          />
        </div>
        <label className="set-switch">
          <input
            type="checkbox"
            checked={shown.notifications}
            aria-describedby={hint}
            onChange={(event) => save({ notifications: event.currentTarget.checked })}
          />
          <span className="set-track" aria-hidden="true" />
          <span>
            Notifications
            <span className="muted" id={hint}>
              You allow messages about your streak and new lessons
            </span>
          </span>
        </label>
        <Outcome state={state} canRetry />
      </div>
    </Section>
  );
};

const optionsOf = (
  choices: readonly Choice[],
  kept: string | null,
): readonly (readonly [string, string])[] => [
  ['', 'Not chosen'],
  ...choices.map(({ text }) => [text, text] as const),
  ...(kept !== null && !choiceOf(choices, kept) ? [[kept, kept] as const] : []),
];

export const StudySection = ({ profile }: { readonly profile: Profile }) => {
  const [shown, state, save] = useSaving(profile.preferences);
  return (
    <Section id="set-study" title="Study preferences" lead="What you work on, and what for.">
      <div className="set-form">
        <div className="set-grid">
          {questions.map(({ name: field, label, choices }) => (
            <Select
              key={field}
              label={label}
              value={choiceOf(choices, shown[field])?.text ?? shown[field] ?? ''}
              options={optionsOf(choices, shown[field])}
              onChange={(value) => save({ [field]: value === '' ? null : value })}
            />
          ))}
        </div>
        <Outcome state={state} canRetry />
      </div>
    </Section>
  );
};
