import { evaluate, parseExpression, variablesOf } from '../../../host-app/maths/expression';
import { isFields, listOf } from './lesson-files';

const POINTS = [0.3, 1.7, 4.1];

const valueProblems = (value: unknown, variables: readonly string[] = []): readonly string[] => {
  if (typeof value !== 'string') return [`${String(value)} is no text in quotes`];
  const parsed = parseExpression(value);
  if (!parsed.ok) return [`'${value}': ${parsed.problem.message}`];
  const found = variablesOf(parsed.tree);
  const strange = found.filter((name) => !variables.includes(name));
  const unused = variables.filter((name) => !found.includes(name));
  if (strange.length + unused.length > 0)
    return [`'${value}' does not fit the variables ${variables.join(', ')}`];
  const hole = POINTS.find((at) => {
    try {
      return !Number.isFinite(evaluate(parsed.tree, Object.fromEntries(variables.map((name) => [name, at]))));
    } catch {
      return true;
    }
  });
  return hole === undefined ? [] : [`'${value}' has no value at ${hole}`];
};

const numberOf = (value: unknown): number => {
  const parsed = parseExpression(String(value));
  return parsed.ok ? evaluate(parsed.tree) : Number.NaN;
};

const setProblems = (values: readonly unknown[]): readonly string[] => {
  const wrong = values.flatMap((value) => valueProblems(value));
  if (wrong.length > 0) return wrong;
  const different = new Set(values.map(numberOf)).size === values.length;
  return values.length > 0 && different ? [] : ['a set needs different values'];
};

const choiceProblems = (options: readonly unknown[], correct: unknown): readonly string[] => [
  ...(options.length >= 3 && options.every((option) => typeof option === 'string' && option !== '')
    ? []
    : ['a choice needs three options or more']),
  ...(new Set(options).size === options.length ? [] : ['an option is there twice']),
  ...(Number.isInteger(correct) && Number(correct) >= 0 && Number(correct) < options.length
    ? []
    : [`there is no option ${String(correct)}`]),
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  number: ['kind', 'value', 'tolerance'],
  set: ['kind', 'values'],
  expression: ['kind', 'value', 'variables'],
  choice: ['kind', 'options', 'correct'],
};

const kindProblems = (answer: Readonly<Record<string, unknown>>): readonly string[] => {
  const { tolerance } = answer;
  const variables = listOf(answer['variables']).map(String);
  switch (answer['kind']) {
    case 'number':
      return [
        ...valueProblems(answer['value']),
        ...(tolerance === undefined || (typeof tolerance === 'number' && tolerance > 0)
          ? []
          : ['a tolerance is a positive number']),
      ];
    case 'set':
      return setProblems(listOf(answer['values']));
    case 'expression':
      return variables.length > 0 ? valueProblems(answer['value'], variables) : ['no variables'];
    default:
      return choiceProblems(listOf(answer['options']), answer['correct']);
  }
};

/** What is wrong with an answer, as host-app/content/README.md describes answers. */
export const answerProblems = (answer: unknown): readonly string[] => {
  if (!isFields(answer)) return ['no answer'];
  const known = FIELDS[String(answer['kind'])];
  if (known === undefined) return [`there is no kind '${String(answer['kind'])}'`];
  const strange = Object.keys(answer).filter((field) => !known.includes(field));
  return [...strange.map((field) => `unknown field ${field}`), ...kindProblems(answer)];
};
