// The content security policy that README.md publishes, for the hosts of a measurement.

/** What the card provider's own guide asks for beyond it. @type {Record<string, string[]>} */
const CARD_PROVIDER = {
  'script-src': ['https://*.js.stripe.com'],
  'frame-src': ['https://*.js.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** @throws Error when README.md has no policy any more @type {(readme: string, billing: string) => string} */
export function policyFor(readme, billing) {
  const block = /```\w*\n(default-src [^`]+)```/.exec(readme)?.[1];
  if (!block) throw new Error('README.md has no block with the content security policy');
  return block
    .replace(/\s+/g, ' ')
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
    .map((rule) => {
      const [name = ''] = rule.split(' ');
      const own = name === 'connect-src' ? [billing] : [];
      return [rule, ...(CARD_PROVIDER[name] ?? []), ...own].join(' ');
    })
    .join('; ');
}
