export { evaluate, type EvaluateOptions } from './evaluate';
export type { AngleUnit } from './angles';
export { parseExpression, type Parsed } from './parse';
export type { Tree } from './tree';
export { variablesOf } from './variables-of';
