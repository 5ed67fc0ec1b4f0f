export { evaluate } from './evaluate';
export type { AngleUnit } from './angles';
export { parseExpression } from './parse';
export type { Tree } from './tree';
export { variablesOf } from './variables-of';
