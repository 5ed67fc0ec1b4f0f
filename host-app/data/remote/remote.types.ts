import type { Photo } from '../../ports';

export interface RemoteQuestion {
  readonly text: string;
  readonly photo?: Photo;
  /** 'physics' and others; the instruction names it to the model. */
  readonly subject?: string;
}

/** A remote model that answers in words. */
export interface RemoteModel {
  /**
   * Yields the answer in pieces as they arrive. The stream always ends, with the answer or with an error.
   * @throws SolverError with a message for the user; the signal's reason when it was aborted
   */
  ask(question: RemoteQuestion, signal: AbortSignal): AsyncIterable<string>;
  /** Loads what the first question needs. */
  warmUp(): void;
}
