import { useState } from 'react';
import type { TextStore } from '../../../ports';
import { questions } from '../../../data/account/onboarding-choices';
import type { ChosenAnswers } from './questions';
import type { StudyPreferences } from '../../../data/account/profile.types';

/** Stored for the tab: a reload loses nothing. */
const KEY = 'onboarding_draft';

interface Steps {
  readonly step: number;
  readonly chosen: ChosenAnswers;
}

const parse = (text: string | null): Steps | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('step' in value) || !('chosen' in value))
      return null;
    const { step, chosen } = value;
    if (typeof step !== 'number' || typeof chosen !== 'object' || chosen === null) return null;
    const known = questions.flatMap(({ name, choices }) => {
      const id = (chosen as Readonly<Record<string, unknown>>)[name];
      return choices.some((choice) => choice.id === id) ? [[name, id]] : [];
    });
    return {
      step: Math.min(questions.length - 1, Math.max(0, Math.floor(step))),
      chosen: Object.fromEntries(known) as ChosenAnswers,
    };
  } catch {
    return null;
  }
};

/** The current step and the choices so far. */
export const useSteps = (store: TextStore, known: ChosenAnswers) => {
  const [steps, setSteps] = useState<Steps>(() => parse(store.read(KEY)) ?? { step: 0, chosen: known });
  const keep = (next: Steps): void => {
    store.write(KEY, JSON.stringify(next));
    setSteps(next);
  };
  return {
    ...steps,
    goTo: (step: number, chosen: ChosenAnswers = steps.chosen) => keep({ step, chosen }),
    choose: (name: keyof StudyPreferences, id: string) =>
      keep({ ...steps, chosen: { ...steps.chosen, [name]: id } }),
    forget: () => store.remove(KEY),
  };
};
