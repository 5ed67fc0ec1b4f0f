/** What a parameter must be. `element`: an element of the page. */
type ParamType = 'text' | 'function' | 'object' | 'element';
export type ParamTypes<P> = { readonly [K in keyof P]?: ParamType };

const fits = (value: unknown, type: ParamType): boolean => {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'element':
      return typeof (value as { appendChild?: unknown }).appendChild === 'function';
    default:
      return typeof value === type;
  }
};

const WORDS: Readonly<Record<ParamType, string>> = {
  text: 'text',
  function: 'a function',
  object: 'an object',
  element: 'an element of the page',
};

/** The first parameter of another type, as a sentence; `null` if all are right. Parameters that are not set are right. */
export const wrongType = <P extends object>(params: P, types: ParamTypes<P>): string | null => {
  for (const [name, type] of Object.entries(types) as [keyof P & string, ParamType][]) {
    const value = params[name] ?? null;
    if (value !== null && !fits(value, type)) return `${name} must be ${WORDS[type]}.`;
  }
  return null;
};
