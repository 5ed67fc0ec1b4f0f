/** The functions by their names; the address has them under the same names: ?f=x^2&g=x+2. */
export const graphDefaults = { f: 'x^2 - 4', g: '', h: '', k: '' } as const;

export type FunctionName = keyof typeof graphDefaults;
export const functionNames = Object.keys(graphDefaults) as readonly FunctionName[];
