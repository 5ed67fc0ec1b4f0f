import { choiceOf, choicesOf, questions } from '../../../data/account/onboarding-choices';
import type { OnboardingAnswers } from '../../../data/account/onboarding';
import { toStudyPreferences } from '../../../data/account/profile.types';
import type { StudyPreferences } from '../../../data/account/profile.types';

/** The id of the choice for each question. */
export type ChosenAnswers = Readonly<Partial<Record<keyof StudyPreferences, string>>>;

/** The choices that the profile contains already. */
export const chosenAnswers = (known: StudyPreferences): ChosenAnswers =>
  Object.fromEntries(
    questions.flatMap(({ name, choices }) => {
      const choice = choiceOf(choices, known[name]);
      return choice ? [[name, choice.id]] : [];
    }),
  );

export const answersOf = (chosen: ChosenAnswers, answeredAt: number): OnboardingAnswers => ({
  ...toStudyPreferences((name) => choicesOf(name).find(({ id }) => id === chosen[name])?.text ?? null),
  originalSubject: chosen.subject ?? null,
  originalGrade: chosen.grade ?? null,
  originalStudyGoalId: chosen.studyGoal ?? null,
  answeredAt,
});
