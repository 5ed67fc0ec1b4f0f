const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com",
  "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
];

/** With real Stripe keys the page also speaks to Stripe's own addresses. */
export function pageHeaders(extraConnect: readonly string[]): Record<string, string> {
  const isReal = extraConnect.length > 0;
  const policy = pagePolicy
    // The real provider's loader sets a script's address as plain text.
    .filter((rule) => !isReal || !rule.startsWith('require-trusted-types-for'))
    .map((rule) => (rule.startsWith('connect-src') ? [rule, ...extraConnect].join(' ') : rule));
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

export const frameHeaders: Record<string, string> = {
  'Content-Security-Policy': framePolicy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};
