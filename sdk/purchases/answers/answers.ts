import { catalogue } from './catalogue';
import type { Catalogue } from './catalogue';
import { customerAnswers } from './customer-answers';
import type { CustomerAnswers } from './customer-answers';

/** The code that reads answers of the server and that not every page needs. */
export interface Answers {
  catalogue(): Promise<Catalogue>;
  customer(): Promise<CustomerAnswers>;
}

/**
 * The package and the single file contain this code. The script tag's core fetches it: its build replaces this file by
 * `elements/entries/files/answer-files.ts`.
 */
export const answers: Answers = {
  catalogue: async () => catalogue,
  customer: async () => customerAnswers,
};
