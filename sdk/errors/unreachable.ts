/** Ends a `switch`: the compiler refuses the call if a case is missing. */
export const unreachable = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};
