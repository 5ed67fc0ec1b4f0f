/** Content as it is written in the files of host-app/content, before its conversion. */

export interface VariableSource {
  readonly symbol: string;
  readonly tex: string;
  readonly name: string;
  readonly unit?: string;
  readonly domain?: string | number;
}

export interface FormulaSource {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tex: string;
  readonly derivation: string;
  readonly example: {
    readonly problem: string;
    readonly given?: Readonly<Record<string, number>>;
    readonly solveFor?: string;
    readonly result: number;
    readonly steps?: readonly unknown[];
  };
  readonly topics?: readonly string[];
  readonly aliases?: readonly string[];
  readonly variables?: readonly VariableSource[];
  readonly conditions?: readonly unknown[];
  readonly rearrangements?: readonly {
    readonly solveFor: string;
    readonly tex: string;
    readonly expression: unknown;
  }[];
  readonly identity?: { readonly left: string; readonly right: string };
  readonly related?: readonly string[];
  readonly solverPrompt?: string;
  readonly solverLine?: string;
}

export type AnswerSource =
  | { readonly kind: 'number'; readonly value?: string | number; readonly tolerance?: number }
  | {
      readonly kind: 'expression';
      readonly value?: string | number;
      readonly variables: readonly string[];
    }
  | { readonly kind: 'set'; readonly values?: readonly unknown[] }
  | { readonly kind: 'choice'; readonly options?: readonly unknown[]; readonly correct: number };

export interface PracticeSource {
  readonly question: string;
  readonly answer: AnswerSource;
  readonly hint: string;
  readonly explanation: string;
}

/** The head of a lesson, an article or a legal page. */
export interface PageHead {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: string;
  readonly date: unknown;
  readonly updated: unknown;
  readonly minutes: number;
  readonly cover?: string;
  readonly related?: readonly string[];
  readonly formulas?: readonly string[];
  readonly practice?: readonly PracticeSource[];
}
