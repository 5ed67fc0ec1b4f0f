/** A MathML tree: tag, attributes, then children, which are trees or texts. */
export type MathTree = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | Readonly<Record<string, string>>>> | null,
  ...children: (MathTree | string)[],
];

export type Inline =
  | string
  | readonly ['em' | 'strong', readonly Inline[]]
  | readonly ['code', string]
  | readonly ['a', href: string, readonly Inline[]]
  | readonly ['math', MathTree]
  | readonly ['br'];

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  readonly label?: string;
}

export interface Plot {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Expressions in x, in calculator notation. */
  readonly curves: readonly string[];
  readonly points: readonly PlotPoint[];
  readonly caption: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      readonly content: readonly Inline[];
    }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'math'; readonly tree: MathTree }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'quote' | 'key' | 'warning'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | ({ readonly kind: 'plot' } & Plot)
  | { readonly kind: 'example'; readonly title: readonly Inline[]; readonly blocks: readonly Block[] };

export const formulaSubjects = [
  'algebra',
  'geometry',
  'trigonometry',
  'calculus',
  'statistics',
  'finance',
] as const;
export type FormulaSubject = (typeof formulaSubjects)[number];

/** The part of a formula that lists show and search. */
export interface FormulaSummary {
  readonly id: string;
  readonly subject: FormulaSubject;
  /** Formulas of one source file are loaded together; this is the name of that file. */
  readonly group: string;
  /** 'algebra/quadratic' */
  readonly topics: readonly string[];
  readonly title: string;
  readonly aliases: readonly string[];
  readonly summary: readonly Inline[];
  readonly math: MathTree;
}

export interface DomainBound {
  readonly is: '>' | '>=' | '<' | '<=' | '!=' | 'whole';
  /** Not used with 'whole'. */
  readonly than: number;
}

export interface FormulaVariable {
  /** The variable's name in expressions. */
  readonly symbol: string;
  readonly math: MathTree;
  readonly name: readonly Inline[];
  readonly unit: string | null;
  readonly domain: readonly Inline[] | null;
  /** The conditions of the domain that can be checked. */
  readonly bounds: readonly DomainBound[];
}

export interface Rearrangement {
  readonly solveFor: string;
  readonly math: MathTree;
  readonly expression: string;
}

export interface Formula extends FormulaSummary {
  /** The formula as LaTeX, for the copy button. */
  readonly tex: string;
  readonly variables: readonly FormulaVariable[];
  readonly conditions: readonly (readonly Inline[])[];
  readonly derivation: readonly Block[];
  readonly rearrangements: readonly Rearrangement[];
  /** Two sides that are equal wherever both have a value, in calculator notation. */
  readonly identity: { readonly left: string; readonly right: string } | null;
  readonly example: {
    readonly problem: readonly Inline[];
    readonly given: Readonly<Record<string, number>>;
    readonly solveFor: string | null;
    readonly result: number;
    readonly steps: readonly (readonly Inline[])[];
  };
  readonly related: readonly string[];
  /** The question that the solver is asked, and the same as a line with mathematics for the eye. */
  readonly solverPrompt: string | null;
  readonly solverLine: readonly Inline[];
}

/** What a link to a formula shows. */
export type FormulaLink = Pick<FormulaSummary, 'id' | 'title' | 'math'>;

/** A formula with what its page shows of others. */
export interface LoadedFormula extends Formula {
  /** Those of `related`. */
  readonly linked: readonly FormulaLink[];
  /** The neighbors in its topic. */
  readonly before: Omit<FormulaLink, 'math'> | null;
  readonly after: Omit<FormulaLink, 'math'> | null;
}

export type PracticeAnswer =
  | { readonly kind: 'number'; readonly value: string; readonly tolerance?: number }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'expression'; readonly value: string; readonly variables: readonly string[] }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Inline[])[]; readonly correct: number };

export interface PracticeQuestion {
  readonly question: readonly Block[];
  readonly answer: PracticeAnswer;
  readonly hint: readonly Inline[];
  readonly explanation: readonly Block[];
}

export interface LessonSummary {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly formulas: readonly string[];
}

export interface Lesson extends LessonSummary {
  readonly blocks: readonly Block[];
  readonly practice: readonly PracticeQuestion[];
}

export interface LoadedLesson extends Lesson {
  /** Those of `formulas`. */
  readonly linked: readonly FormulaLink[];
}

export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** '2026-09-14' */
  readonly date: string;
  readonly minutes: number;
  readonly cover: string;
  readonly related: readonly string[];
}

export interface Post extends PostSummary {
  readonly blocks: readonly Block[];
}

export interface LegalPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly blocks: readonly Block[];
}

/** A suggested problem. */
export interface Example {
  readonly ask: string;
  readonly title: string;
  readonly math: MathTree;
}

/** The explanation of a calculator. */
export interface CalculatorAbout {
  readonly blocks: readonly Block[];
  /** Formulas behind it. */
  readonly formulas: readonly (readonly [id: string, title: string])[];
}

export interface SubjectText {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  /** The placeholder of the text box. */
  readonly placeholder: string;
  /** Suggested questions for a subject beyond math, which a remote model answers. */
  readonly prompts?: readonly string[];
}

/** One choice of an onboarding question. The profile stores `text`; `id` stays the same when the text changes. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly detail: string;
}

export interface OnboardingQuestion {
  readonly name: 'subject' | 'grade' | 'studyGoal' | 'studyFrequency';
  /** In the settings. */
  readonly label: string;
  readonly title: string;
  readonly why: string;
  readonly choices: readonly Choice[];
}

export interface SurveyQuestion {
  readonly name: 'exitReason' | 'enjoyed' | 'referralSource' | 'interest';
  readonly question: string;
  /** The texts by what is stored. */
  readonly options: Readonly<Record<string, string>>;
  /** A text field that one of the options opens. */
  readonly detail?: {
    readonly option: string;
    readonly name: 'missingFeature' | 'otherInterest';
    readonly label: string;
  };
}

export interface PercentageField {
  readonly unit: 'percent' | 'money' | 'number';
  /** For screen readers. */
  readonly label: string;
  /** The name in the formula, if it is not that of the input. */
  readonly name?: string;
}

export interface PercentageTexts {
  /** By the names of the inputs. */
  readonly fields: Readonly<Record<string, PercentageField>>;
  readonly groups: readonly {
    readonly title: string;
    readonly sentences: readonly {
      readonly kind: string;
      /** The title in the list of questions. */
      readonly title: string;
      /** '{percent}' is a field, '{from:first:First value}' one with another name and label. */
      readonly text: string;
      /** The label of the answer. */
      readonly result: string;
      /** The labels of the further results. */
      readonly besides: Readonly<Record<string, string>>;
    }[];
  }[];
}

/** The title and the reason of a step; some have a reason for each case. */
export interface StepText {
  readonly title: string;
  readonly why: string | Readonly<Record<string, string>>;
}
