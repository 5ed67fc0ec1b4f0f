import type { Problem } from '../../solution.js';

/** The equation or inequality as a question of its own. */
export const innerOf = ({ expression, variable, options }: Problem): Problem => {
  const [, , ends = ''] = options.operation?.split(':') ?? [];
  const { operation: _, ...rest } = options;
  return {
    kind: 'name' in expression && expression.name === '=' ? 'solve' : 'inequality',
    expression,
    variable,
    options: ends === '' ? rest : { ...rest, operation: ends },
  };
};
/** Which values count, and what is asked of them. */
export const wishOf = ({ options }: Problem): readonly string[] =>
  (options.operation?.split(':')[1] ?? '').split('-');
