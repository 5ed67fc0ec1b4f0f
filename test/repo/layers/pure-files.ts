/** Files that compute and nothing else: same input, same output, no clock, no chance, no page. */
const PURE = [
  /^sdk\/(model|errors)\//,
  /^sdk\/i18n\/(en|en\/\w+|english|create-translator|locales|translator|fill|isolate)\.ts$/,
  /\.(machine|view|parse)\.tsx?$/,
  /(^|\/)(payment-form|price-interruption|safe-pattern|failure|variables|markup|email|unreachable|offer-facts|reduction|price-rate)\.ts$/,
  /^elements\/theme\/(theme|colour)\.ts$/,
  /^host-app\/(maths|solver)\//,
];

export const isPure = (path: string): boolean =>
  PURE.some((pattern) => pattern.test(path)) && !path.startsWith('test/');
