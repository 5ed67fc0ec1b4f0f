import type { MathTree } from '../../content/content.types';
import type { SolverAnswer } from '../../ports';

/** Messages between the page and the solver's worker. */
export type SolverRequest =
  | { readonly id: number; readonly ask: 'preview'; readonly text: string }
  | { readonly id: number; readonly ask: 'solve'; readonly text: string }
  | { readonly id: number; readonly ask: 'similar'; readonly text: string }
  | { readonly id: number; readonly ask: 'separate'; readonly text: string }
  /** Asks whether `claim` is the answer to `text`. */
  | { readonly id: number; readonly ask: 'compare'; readonly text: string; readonly claim: string };

export type SolverReply =
  | { readonly id: number; readonly preview: MathTree | null }
  | { readonly id: number; readonly answer: SolverAnswer }
  | { readonly id: number; readonly similar: string | null }
  | { readonly id: number; readonly questions: readonly string[] }
  | { readonly id: number; readonly verdict: 'yes' | 'no' | 'unknown' }
  /** 'unavailable': a part of the engine could not be fetched. */
  | { readonly id: number; readonly failure: string; readonly reason?: 'unavailable' };
