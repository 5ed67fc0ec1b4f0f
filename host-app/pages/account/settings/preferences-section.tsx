import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Choice } from '../../../data/account/onboarding-choices';
import {
  choiceOf,
  frequencyChoices,
  goalChoices,
  gradeChoices,
  subjectChoices,
} from '../../../data/account/onboarding-choices';
import type { Preferences, Profile } from '../../../data/account/profile.types';
import { isTheme, themes } from '../../../stores/theme';
import { Select } from '../../../ui/kit/field';
import { Segments } from '../../../ui/kit/segments';
import { Outcome, Section } from './section';
import { useAction } from './use-action';

const themeNames = { light: 'Light', dark: 'Dark', system: 'Like my device' } as const;

/** Saves a preference at once; what was chosen before comes back when that fails. */
const useSaving = () => {
  const { account } = useApp().stores;
  const [state, run] = useAction();
  const save = (changes: Partial<Preferences>): Promise<boolean> =>
    run(async () => {
      if (await account.savePreferences(changes)) return 'Saved.';
      throw new Error('That could not be saved. Check your connection and try again.');
    });
  return [state, save] as const;
};

export const LookSection = ({ profile }: { readonly profile: Profile }) => {
  const { theme } = useApp().stores;
  const chosen = useStore(theme.$theme);
  const [state, save] = useSaving();
  const [isOn, setOn] = useState(profile.preferences.notifications);
  const hint = useId();
  const chooseTheme = async (next: typeof chosen): Promise<void> => {
    const before = theme.$theme.get();
    theme.choose(next);
    if (!(await save({ theme: next })) && theme.$theme.get() === next) theme.choose(before);
  };
  const notify = async (next: boolean): Promise<void> => {
    setOn(next);
    if (!(await save({ notifications: next }))) setOn(!next);
  };
  return (
    <Section id="set-look" title="Look and notifications" lead="Goes with your account to every device.">
      <div className="set-form">
        <div className="field">
          <span className="field-label">Theme</span>
          <Segments
            label="Theme"
            value={chosen}
            options={themes.map((one) => [one, themeNames[one]] as const)}
            onChange={(next) => {
              if (isTheme(next)) void chooseTheme(next);
            }}
          />
        </div>
        <label className="set-switch">
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={hint}
            onChange={(event) => void notify(event.currentTarget.checked)}
          />
          <span className="set-track" aria-hidden="true" />
          <span>
            Notifications
            <span className="muted" id={hint}>
              Reminders that keep a streak going, and new lessons
            </span>
          </span>
        </label>
        <Outcome state={state} />
      </div>
    </Section>
  );
};

const questions = [
  ['subject', 'Subject', subjectChoices],
  ['grade', 'Level', gradeChoices],
  ['studyGoal', 'Goal', goalChoices],
  ['studyFrequency', 'How often', frequencyChoices],
] as const satisfies readonly (readonly [keyof Preferences, string, readonly Choice[]])[];

const optionsOf = (
  choices: readonly Choice[],
  kept: string | null,
): readonly (readonly [string, string])[] => [
  ['', 'Not chosen'],
  ...choices.map(({ text }) => [text, text] as const),
  ...(kept !== null && !choiceOf(choices, kept) ? [[kept, kept] as const] : []),
];

export const StudySection = ({ profile }: { readonly profile: Profile }) => {
  const { preferences } = profile;
  const [state, save] = useSaving();
  return (
    <Section id="set-study" title="Study preferences" lead="What you work on, and what for.">
      <div className="set-form">
        <div className="set-grid">
          {questions.map(([field, label, choices]) => (
            <Select
              key={field}
              label={label}
              value={choiceOf(choices, preferences[field])?.text ?? preferences[field] ?? ''}
              options={optionsOf(choices, preferences[field])}
              onChange={(value) => void save({ [field]: value === '' ? null : value })}
            />
          ))}
        </div>
        <Outcome state={state} />
      </div>
    </Section>
  );
};
