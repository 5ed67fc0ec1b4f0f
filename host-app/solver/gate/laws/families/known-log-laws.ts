import { isLogLine, isValueOfLog } from '../../../families/known-logs/check.js';
import type { Test } from '../../tests.js';

/** The line is true of logarithms. */
export const logLine: Test = (_, after) => after.kind === 'relation' && isLogLine(after);
/** The line has the parts of the known logarithms that make up the one that is asked for. */
export const logValue: Test = (_, after, __, [question = after]) => isValueOfLog(question, after);
