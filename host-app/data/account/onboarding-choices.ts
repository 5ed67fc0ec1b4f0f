import { texts } from 'content:texts/onboarding';
import type { Choice, OnboardingQuestion } from '../../content/content.types';

export const questions = texts;

export const choicesOf = (name: OnboardingQuestion['name']): readonly Choice[] =>
  questions.find((question) => question.name === name)?.choices ?? [];

/** The stored text may come from an older version; then no choice matches. */
export const choiceOf = (choices: readonly Choice[], kept: string | null): Choice | null =>
  choices.find(({ id, text }) => kept === text || kept === id) ?? null;
