import {
  choiceOf,
  frequencyChoices,
  goalChoices,
  gradeChoices,
  subjectChoices,
} from '../../../data/account/onboarding-choices';
import type { Choice } from '../../../data/account/onboarding-choices';
import type { OnboardingAnswers } from '../../../data/account/onboarding';
import type { StudyPreferences } from '../../../data/account/profile.types';

export type QuestionName = keyof StudyPreferences;

export interface OnboardingQuestion {
  readonly name: QuestionName;
  readonly title: string;
  readonly why: string;
  readonly choices: readonly Choice[];
}

export const questions: readonly OnboardingQuestion[] = [
  {
    name: 'subject',
    title: 'What are you working on?',
    why: 'We suggest lessons from it first.',
    choices: subjectChoices,
  },
  {
    name: 'grade',
    title: 'Where are you in school?',
    why: 'So that examples fit your level.',
    choices: gradeChoices,
  },
  {
    name: 'studyGoal',
    title: 'What is it for?',
    why: 'Homework and exams ask for different things.',
    choices: goalChoices,
  },
  {
    name: 'studyFrequency',
    title: 'How often do you want to study?',
    why: 'A pace you choose is one you keep.',
    choices: frequencyChoices,
  },
];

/** The id of the choice for each question. */
export type ChosenAnswers = Readonly<Partial<Record<QuestionName, string>>>;

/** The choices that the profile contains already. */
export const chosenAnswers = (known: StudyPreferences): ChosenAnswers =>
  Object.fromEntries(
    questions.flatMap(({ name, choices }) => {
      const choice = choiceOf(choices, known[name]);
      return choice ? [[name, choice.id]] : [];
    }),
  );

export const answersOf = (chosen: ChosenAnswers, answeredAt: number): OnboardingAnswers => {
  const textOf = (name: QuestionName): string | null =>
    questions.find((question) => question.name === name)?.choices.find(({ id }) => id === chosen[name])
      ?.text ?? null;
  return {
    subject: textOf('subject'),
    grade: textOf('grade'),
    studyGoal: textOf('studyGoal'),
    studyFrequency: textOf('studyFrequency'),
    originalSubject: chosen.subject ?? null,
    originalGrade: chosen.grade ?? null,
    originalStudyGoalId: chosen.studyGoal ?? null,
    answeredAt,
  };
};
