// The conditions and the variables of a paywall's data, for the list of the lab.
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsOf = (condition) => {
  if (!isObject(condition)) return JSON.stringify(condition);
  const { type, operator, variable, name, packages, value } = condition;
  const parts = [type, variable ?? name, operator, packages ? packages.toString() : value];
  return parts.filter((part) => part !== undefined).join(' ');
};

const listOf = (value) => (Array.isArray(value) ? value : []);
const namesOf = (value) => (isObject(value) ? Object.keys(value).join(', ') : 'nothing');

/** The overrides of one component. */
const overridesOf = ({ overrides }, path) => {
  const selected = overrides?.states?.selected;
  if (isObject(selected))
    return [{ path: `${path}.overrides.states.selected`, message: `selected → ${namesOf(selected)}` }];
  return listOf(overrides).map((entry, index) => ({
    path: `${path}.overrides[${index}]`,
    message: `${listOf(entry?.conditions).map(wordsOf).join(' and ')} → ${namesOf(entry?.properties)}`,
  }));
};

/** Every condition, in the order of the data. */
const findRules = (value, path) => {
  if (Array.isArray(value)) return value.flatMap((item, index) => findRules(item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, item]) =>
    name === 'overrides' ? [] : findRules(item, `${path}.${name}`),
  );
  return [...overridesOf(value, path), ...below];
};

/** Every variable of the default language, once. */
const findVariables = ({ components_localizations: texts, default_locale: locale } = {}) => {
  const found = new Map();
  for (const [lid, text] of Object.entries(texts?.[locale] ?? {}))
    for (const [, variable] of String(text).matchAll(/\{\{([^{}]*)\}\}/g)) {
      const message = `{{ ${variable.trim()} }}`;
      if (!found.has(message))
        found.set(message, { message, path: `components_localizations.${locale}.${lid}` });
    }
  return [...found.values()];
};

const isNamed = ({ path, message }, problem) =>
  path.startsWith('components_localizations')
    ? problem.message.includes(`"${message.slice(3, -3)}"`)
    : problem.path.startsWith(path);

/** The paywall's conditions and variables; `isBad` if a problem names them. */
export const rulesOf = (value, problems) =>
  [...findRules(value?.components_config?.base, 'base'), ...findVariables(value ?? {})].map((rule) => ({
    ...rule,
    isBad: problems.some((problem) => isNamed(rule, problem)),
  }));
