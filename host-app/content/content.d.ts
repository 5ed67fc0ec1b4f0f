// The modules that scripts/build/plugins/content.mjs makes from the files in this folder.
declare module 'content:formulas' {
  export const formulas: readonly import('./content.types').FormulaSummary[];
}

declare module 'content:groups' {
  /** The formulas of each file, by their ids. */
  export const groups: Readonly<Record<string, readonly string[]>>;
  export const loadFormulas: Readonly<
    Record<
      string,
      (() => Promise<{ readonly formulas: readonly import('./content.types').LoadedFormula[] }>) | undefined
    >
  >;
}

declare module 'content:lessons' {
  export const lessons: readonly import('./content.types').LessonSummary[];
  export const loadLesson: Readonly<
    Record<string, (() => Promise<{ readonly lesson: import('./content.types').LoadedLesson }>) | undefined>
  >;
}

declare module 'content:posts' {
  export const posts: readonly import('./content.types').PostSummary[];
  export const loadPost: Readonly<
    Record<string, (() => Promise<{ readonly post: import('./content.types').Post }>) | undefined>
  >;
}

declare module 'content:legal' {
  export const loadLegal: Readonly<
    Record<string, (() => Promise<{ readonly page: import('./content.types').LegalPage }>) | undefined>
  >;
}

declare module 'content:calculators/*' {
  export const about: import('./content.types').CalculatorAbout;
}

declare module 'content:examples' {
  export const examples: Readonly<
    Record<'algebra' | 'geometry' | 'calculus' | 'statistics', readonly import('./content.types').Example[]>
  >;
}

declare module 'content:texts/subjects' {
  export const texts: Readonly<Record<string, import('./content.types').SubjectText>>;
}

declare module 'content:texts/onboarding' {
  export const texts: readonly import('./content.types').OnboardingQuestion[];
}

declare module 'content:texts/survey' {
  export const texts: readonly import('./content.types').SurveyQuestion[];
}

declare module 'content:texts/percentages' {
  export const texts: import('./content.types').PercentageTexts;
}

declare module 'content:texts/*-steps' {
  export const texts: Readonly<Record<string, import('./content.types').StepText>>;
}
