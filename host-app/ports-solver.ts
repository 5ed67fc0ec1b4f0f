import type { Block, MathTree } from './content/content.types';

/** The solver's side of the ports: what is asked, and what is shown. */

/** A line of a solution as it is shown. */
export interface ShownStep {
  readonly title: string;
  readonly why: string;
  readonly before: MathTree;
  /** The line after the step; what is new in it carries the class `changed`. */
  readonly after: MathTree;
  /** How it was checked, in words. */
  readonly checked: string;
  readonly substeps: readonly ShownStep[];
}

export interface ShownReading {
  /** 'derivative of'; empty where the maths says it all. */
  readonly task: string;
  /** What to ask to get this reading. */
  readonly text: string;
  readonly math: MathTree;
}

export interface ShownSolution {
  readonly kind: 'solution';
  readonly reading: ShownReading;
  readonly alternatives: readonly ShownReading[];
  readonly methods: readonly { readonly name: string; readonly steps: readonly ShownStep[] }[];
  readonly answer: {
    readonly math: MathTree;
    /** The same to be copied. */
    readonly text: string;
    readonly approx: string | null;
    readonly words: string | null;
  };
  readonly notes: readonly string[];
  /** 'steps': each step and the answer are checked; 'answer': the answer is. */
  readonly verification: 'steps' | 'answer';
  readonly graph: ShownGraph | null;
  /** The solutions of an inequality; `null` elsewhere. */
  readonly numberLine: ShownNumberLine | null;
}

export interface ShownNumberLine {
  /** An end that is `null` is without end. */
  readonly intervals: readonly {
    readonly from: ShownEnd | null;
    readonly to: ShownEnd | null;
  }[];
  readonly label: string;
}

export interface ShownEnd {
  readonly at: number;
  readonly text: string;
  readonly isOpen: boolean;
}

export interface ShownGraph {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** In calculator notation. */
  readonly curves: readonly string[];
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  readonly label: string;
}

/** Words of a remote model, as far as they have arrived. */
export interface ShownExplanation {
  readonly kind: 'explanation';
  readonly blocks: readonly Block[];
  /** The same to be copied: Markdown. */
  readonly text: string;
  /**
   * What the step engine says about the final answer; `ours` takes the place of an answer that it contradicts.
   * 'arriving' as long as there is more to come.
   */
  readonly verification:
    | { readonly kind: 'arriving' | 'verified' | 'not-checkable' }
    | { readonly kind: 'contradicted'; readonly ours: ShownSolution };
}

export type SolverAnswer =
  | ShownSolution
  | ShownExplanation
  /** `from` and `to` are places in the text. */
  | { readonly kind: 'misread'; readonly message: string; readonly from: number; readonly to: number }
  | { readonly kind: 'cannot-solve'; readonly message: string; readonly reading: ShownReading | null };

/** A picture of a problem. */
export interface Photo {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly base64: string;
}

export interface SolveOptions {
  /** Ends the work; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly photo?: Photo;
  /** 'algebra', 'physics' …; helps a remote model. */
  readonly subject?: string;
  /** Told each time when more of a long answer has arrived. */
  readonly onPart?: (part: ShownExplanation) => void;
}

export interface Solver {
  /** A remote model is there as well: photos, and subjects beyond maths. */
  readonly isRemote: boolean;
  /** The maths as it would be read; `null` as long as it can't be. */
  preview(text: string): Promise<MathTree | null>;
  /**
   * Ends within seconds, or with the model's stream.
   * @throws SolverError when a remote model could not answer; its message is fit to be shown
   */
  solve(text: string, options?: SolveOptions): Promise<SolverAnswer>;
  /** Shows again what a remote model said before, from its Markdown: nothing is asked anew. */
  recall(text: string, explanation: string): Promise<SolverAnswer>;
  /** Another problem of the same kind with other numbers; `null` when none was found. */
  similar(text: string): Promise<string | null>;
  /** Loads what the first question needs. */
  warmUp(): void;
}

export class SolverError extends Error {
  override readonly name = 'SolverError';
}
