import type { Block, MathTree } from './content/content.types';

/** The solver's ports: the question, the answer, and the views that the pages draw. */

/** One line of a displayed solution. */
export interface StepView {
  readonly title: string;
  readonly why: string;
  /** Where the step begins, if that is not the line above it. */
  readonly start: MathTree | null;
  /** The line after the step; the changed parts have the class `changed`. */
  readonly after: MathTree;
  /** The name of the check, as text. */
  readonly checked: string;
  readonly substeps: readonly StepView[];
}

export interface ReadingView {
  /** 'derivative of'; empty where the formula shows the task. */
  readonly task: string;
  /** The question that selects this interpretation. */
  readonly text: string;
  readonly math: MathTree;
}

/** A number of a word problem as it is written there, and what the solver takes it for. */
export interface AmountView {
  readonly name: string;
  readonly text: string;
}

export type MathsSubject =
  | 'algebra'
  | 'arithmetic'
  | 'calculus'
  | 'geometry'
  | 'statistics'
  | 'word-problems';

/** A word problem as a remote model has read it. The step engine has solved the equations. */
export interface ModelReading {
  readonly unknowns: readonly { readonly name: string; readonly meaning: string; readonly unit: string }[];
  /** Each equation, and the words of the question that it comes from. */
  readonly equations: readonly { readonly text: string; readonly words: string }[];
  /** The values of what was asked. */
  readonly results: readonly { readonly meaning: string; readonly unit: string; readonly value: string }[];
  /** What the model has written, to show the answer again without a request. */
  readonly source: string;
}

export interface SolutionView {
  readonly kind: 'solution';
  /** Where the problem belongs, by what was asked. */
  readonly subject: MathsSubject;
  readonly reading: ReadingView;
  readonly alternatives: readonly ReadingView[];
  /** Only of word problems. */
  readonly amounts?: readonly AmountView[];
  readonly methods: readonly { readonly name: string; readonly steps: readonly StepView[] }[];
  readonly answer: {
    readonly math: MathTree;
    /** The same as text for copying. */
    readonly text: string;
    readonly approx: string | null;
    readonly words: string | null;
  };
  readonly notes: readonly string[];
  /** 'steps': each step and the answer were checked; 'answer': only the answer was checked. */
  readonly verification: 'steps' | 'answer';
  readonly graph: GraphView | null;
  /** The solutions of an inequality; `null` for other problems. */
  readonly numberLine: NumberLineView | null;
  /** Only where a remote model has read the question. */
  readonly modelReading?: ModelReading;
}

export interface NumberLineView {
  /** `null` means that the interval is unbounded at this end. */
  readonly intervals: readonly {
    readonly from: NumberLineEnd | null;
    readonly to: NumberLineEnd | null;
  }[];
  readonly label: string;
}

export interface NumberLineEnd {
  readonly at: number;
  readonly text: string;
  readonly isOpen: boolean;
}

export interface GraphView {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** In calculator notation. */
  readonly curves: readonly string[];
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  readonly label: string;
}

/** The answer of a remote model, as far as it has arrived. */
export interface ExplanationView {
  readonly kind: 'explanation';
  readonly blocks: readonly Block[];
  /** The same as Markdown for copying. */
  readonly text: string;
  /**
   * The step engine's verdict on the final answer. `ours` is the engine's own answer, which replaces a wrong
   * one. 'arriving' while the stream continues.
   */
  readonly verification:
    | { readonly kind: 'arriving' | 'verified' | 'not-checkable' }
    | { readonly kind: 'contradicted'; readonly ours: SolutionView };
}

/** Curves to be drawn, in calculator notation. */
export interface GraphAnswer {
  readonly kind: 'graph';
  readonly functions: readonly string[];
}

/** What counts as an answer. */
export type Answered = SolutionView | ExplanationView | GraphAnswer;

export type SolverAnswer =
  | Answered
  /** `from` and `to` are positions in the text. */
  | { readonly kind: 'misread'; readonly message: string; readonly from: number; readonly to: number }
  | { readonly kind: 'cannot-solve'; readonly message: string; readonly reading: ReadingView | null };

/** A photo of a problem. */
export interface Photo {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly base64: string;
}

export interface SolveOptions {
  /** Aborts the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly photo?: Photo;
  /** 'algebra', 'physics' and others; passed to a remote model. */
  readonly subject?: string;
  /** Called each time when more of a long answer has arrived. */
  readonly onPart?: (part: ExplanationView) => void;
}

export interface Solver {
  /** True when a remote model is configured: it answers photos, and subjects beyond maths. */
  readonly isRemote: boolean;
  /** The formula as the solver reads it; `null` while it cannot be read. */
  preview(text: string): Promise<MathTree | null>;
  /**
   * Ends within seconds, or with the model's stream.
   * @throws SolverError when a remote model could not answer; its message can be shown to the user
   */
  solve(text: string, options?: SolveOptions): Promise<SolverAnswer>;
  /** Shows a remote model's earlier answer again from what it has written, without a request. */
  recall(text: string, written: string): Promise<SolverAnswer>;
  /** A similar problem with other numbers; `null` when none was found. */
  similar(text: string): Promise<string | null>;
  /** The questions of a text, to be answered one by one; a text with one question is itself. */
  separate(text: string): Promise<readonly string[]>;
  /** Loads what the first question needs. */
  warmUp(): void;
}

export class SolverError extends Error {
  override readonly name = 'SolverError';
}
