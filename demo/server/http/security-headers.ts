import type { FirebaseHosts } from './firebase-hosts';

const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com",
  "frame-src 'self' https://js.stripe.com https://hooks.stripe.com",
  "connect-src 'self'",
  // The app stores profile pictures as data.
  "img-src 'self' data:",
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

/** MathLive writes style attributes and HTML, so the maths keyboard is a separate document in a frame. */
const keyboardPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
];

/** Inline parts of the documentation's pages that the policy allows, as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sources = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

/**
 * The policy of documentation pages: only their own files. VitePress needs three additions: hashes of its inline scripts
 * and style attributes; `data:` pictures for the icons in its style sheet; and no Trusted Types, because it sets the text
 * of head elements by `innerHTML`.
 */
const docsPolicy = ({ scripts, styles }: InlineHashes): readonly string[] => [
  "default-src 'self'",
  `script-src 'self'${sources(scripts)}`,
  // Hashes of attributes apply only with 'unsafe-hashes'.
  `style-src 'self'${styles.length > 0 ? ` 'unsafe-hashes'${sources(styles)}` : ''}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'none'",
];

export interface PageHosts {
  /** With real Stripe keys the page also connects to Stripe's own addresses. */
  readonly connect: readonly string[];
  /** Hosts of advertising scripts, if the study app uses them. */
  readonly tags: readonly string[];
  /** Sources for Firebase by directive, if the study app uses it. */
  readonly firebase: FirebaseHosts | null;
}

/** For pages that connect only to this server and to the card provider. */
export const noOtherHosts: PageHosts = { connect: [], tags: [], firebase: null };

const TAKES_TAGS = /^(script|connect|img)-src/;

export function pageHeaders({ connect, tags, firebase }: PageHosts): Record<string, string> {
  // Loaders of other companies set a script's address as plain text.
  const isOurs = connect.length === 0 && tags.length === 0;
  const policy = pagePolicy
    .filter((rule) => isOurs || !rule.startsWith('require-trusted-types-for'))
    .map((rule) => (rule.startsWith('connect-src') ? [rule, ...connect].join(' ') : rule))
    .map((rule) => (TAKES_TAGS.test(rule) ? [rule, ...tags].join(' ') : rule))
    .map((rule) => [rule, ...(firebase?.[rule.split(' ', 1)[0] ?? ''] ?? [])].join(' '));
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

export const keyboardHeaders: Record<string, string> = {
  'Content-Security-Policy': keyboardPolicy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export const docsHeaders = (hashes: InlineHashes): Record<string, string> => ({
  'Content-Security-Policy': docsPolicy(hashes).join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
});
