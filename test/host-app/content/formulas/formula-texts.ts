import temml from 'temml';
import type { FormulaSource } from './formula-files';

// A closing dollar is not followed by a digit: that would be a price.
const MATHS = /\$\$([\s\S]+?)\$\$|\$(?!\s)((?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/g;

/** All that is LaTeX from end to end. */
const formulasOf = ({ tex, variables, rearrangements = [] }: FormulaSource): string[] => [
  tex,
  ...variables.map(({ tex }) => tex),
  ...rearrangements.map(({ tex }) => tex),
];

/** All that may have LaTeX between dollars. */
const textsOf = ({ summary, variables, conditions, derivation, example }: FormulaSource): string[] => [
  summary,
  ...variables.flatMap(({ name, domain }) => [name, domain ?? '']),
  ...conditions,
  derivation,
  example.problem,
  ...example.steps,
];

const compileProblem = (tex: string): string[] => {
  try {
    temml.renderToString(tex, { throwOnError: true, strict: true });
    return [];
  } catch (error) {
    return [`${tex}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

const textProblems = (text: string): string[] => {
  const words = text.replaceAll('\\$', '').replace(MATHS, '');
  const left = /[$\\].*/.exec(words)?.[0];
  return [
    ...[...text.replaceAll('\\$', '').matchAll(MATHS)].flatMap(([, shown, inline]) =>
      compileProblem(shown ?? inline ?? ''),
    ),
    ...(left ? [`not closed, or LaTeX outside dollars: ${left}`] : []),
  ];
};

/** What cannot be shown; one line each. */
export const displayProblems = (formula: FormulaSource): string[] => [
  ...formulasOf(formula).flatMap(compileProblem),
  ...textsOf(formula).flatMap(textProblems),
];
