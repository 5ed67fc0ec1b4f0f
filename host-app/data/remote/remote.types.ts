import type { Photo } from '../../ports';

export interface RemoteQuestion {
  readonly text: string;
  readonly photo?: Photo;
  /** 'physics' …; the model is told what it is about. */
  readonly subject?: string;
}

/** A model somewhere else that answers in words. */
export interface RemoteModel {
  /**
   * The answer in pieces, as they arrive. It ends: with the answer, or with an error.
   * @throws SolverError in words for the person who asked; the signal's reason when it was stopped
   */
  ask(question: RemoteQuestion, signal: AbortSignal): AsyncIterable<string>;
  /** Loads what the first question needs. */
  warmUp(): void;
}
