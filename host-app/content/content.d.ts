// The modules that scripts/build/plugins/content.mjs makes from the files in this folder.
declare module 'content:formulas' {
  import type { FormulaSummary } from './content.types';
  export const formulas: readonly FormulaSummary[];
}

declare module 'content:groups' {
  import type { LoadedFormula } from './content.types';
  /** The formulas of each file, by their ids. */
  export const groups: Readonly<Record<string, readonly string[]>>;
  export const loadFormulas: Readonly<
    Record<string, (() => Promise<{ readonly formulas: readonly LoadedFormula[] }>) | undefined>
  >;
}

declare module 'content:lessons' {
  import type { LessonSummary, LoadedLesson } from './content.types';
  export const lessons: readonly LessonSummary[];
  export const loadLesson: Readonly<
    Record<string, (() => Promise<{ readonly lesson: LoadedLesson }>) | undefined>
  >;
}

declare module 'content:posts' {
  import type { Post, PostSummary } from './content.types';
  export const posts: readonly PostSummary[];
  export const loadPost: Readonly<Record<string, (() => Promise<{ readonly post: Post }>) | undefined>>;
}

declare module 'content:legal' {
  import type { LegalPage } from './content.types';
  export const loadLegal: Readonly<Record<string, (() => Promise<{ readonly page: LegalPage }>) | undefined>>;
}

declare module 'content:calculators/*' {
  import type { CalculatorAbout } from './content.types';
  export const about: CalculatorAbout;
}

declare module 'content:examples' {
  import type { Example } from './content.types';
  export const examples: Readonly<
    Record<'algebra' | 'geometry' | 'calculus' | 'statistics', readonly Example[]>
  >;
}
