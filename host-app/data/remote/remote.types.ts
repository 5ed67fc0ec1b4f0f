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
  /**
   * Writes a word problem as equations, in the form of `READING_INSTRUCTION`. The second reading, `nth` 1, is made with more
   * freedom, so that it is not merely the first one again.
   * @throws SolverError with a message for the user; the signal's reason when it was aborted
   */
  read(question: string, nth: 0 | 1, signal: AbortSignal): Promise<string>;
  /** Loads what the first question needs. */
  warmUp(): void;
}
