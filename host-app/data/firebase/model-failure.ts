import { AIError } from 'firebase/ai';
import { SolverError } from '../../ports';

export const SLOW =
  'The model took too long to answer. Your question is still here: please try again in a moment.';
export const CUT =
  'The connection broke before the answer was complete. Your question is still here: please try again.';
export const UNSAFE =
  'The model does not answer this question. Math and other school subjects are fine: word it differently.';
export const REFUSED = 'The model gave no answer to this. Word the question differently, or try again.';
const BUSY =
  'Many people are asking at the moment. Your question is still here: please try again in a minute.';
const DOWN = 'The model is not available at the moment. Your question is still here: please try again later.';
const FORBIDDEN = 'This site may not use the model at the moment. Math is still solved on your own device.';
const OFFLINE = 'There is no connection. Your question is still here: try again when you are online.';

const ofStatus = (status: number): string =>
  status === 429 ? BUSY : status === 401 || status === 403 || status === 404 ? FORBIDDEN : DOWN;

/** Converts an error into a message for the user. */
export const modelFailure = (error: unknown): SolverError => {
  if (error instanceof SolverError) return error;
  const options = { cause: error };
  if (error instanceof AIError) {
    const status = error.customErrorData?.status;
    if (status !== undefined) return new SolverError(ofStatus(status), options);
    if (error.code === 'api-not-enabled') return new SolverError(FORBIDDEN, options);
    if (error.code === 'response-error') return new SolverError(UNSAFE, options);
    // The client wraps the error of the browser's `fetch`.
    if (error.code === 'fetch-error' || error.code === 'error') return new SolverError(OFFLINE, options);
    return new SolverError(DOWN, options);
  }
  return new SolverError(error instanceof TypeError ? CUT : DOWN, options);
};
