// The components, the conditions and the variables of a paywall's data, for the list of the lab.
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

/** Where components are. Sizes, colours and actions have a type, too. */
const PLACES =
  /\.(stack|\w+_stack|components\[\d+\]|pages\[\d+\]|items\[\d+\]|header|sticky_footer|footer|title|description|fallback|unknown|available|unavailable)$/;

const componentOf = (value, path) => {
  const { type, name, text_lid: lid, package_id: packageId, field_id: fieldId } = value;
  if (typeof type !== 'string' || !PLACES.test(path)) return [];
  const words = [type, name, lid ?? packageId ?? fieldId];
  return [{ path, message: words.filter((word) => typeof word === 'string' && word !== '').join(' ') }];
};

/** Every component with its conditions, in the order of the data. */
const findRules = (value, path) => {
  if (Array.isArray(value)) return value.flatMap((item, index) => findRules(item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, item]) =>
    name === 'overrides' ? [] : findRules(item, `${path}.${name}`),
  );
  return [...componentOf(value, path), ...overridesOf(value, path), ...below];
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

const isInside = (inner, path) =>
  inner === path || inner.startsWith(`${path}.`) || inner.startsWith(`${path}[`);

/** The path of the innermost component or condition that a problem is in. */
const pathAround = ({ path }, rules) =>
  rules.reduce(
    (found, rule) => (isInside(path, rule.path) && rule.path.length > found.length ? rule.path : found),
    '',
  );

/** The paywall's components, conditions and variables; `isBad` if a problem names them. */
export const rulesOf = (value, problems) => {
  const rules = findRules(value?.components_config?.base, 'base');
  const bad = new Set(problems.map((problem) => pathAround(problem, rules)));
  const isNamed = ({ message }) =>
    problems.some((problem) => problem.message.includes(`"${message.slice(3, -3)}"`));
  return [
    ...rules.map((rule) => ({ ...rule, isBad: bad.has(rule.path) })),
    ...findVariables(value ?? {}).map((variable) => ({ ...variable, isBad: isNamed(variable) })),
  ];
};
