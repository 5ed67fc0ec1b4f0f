import type { Random } from '../ports/random';

/** The start of every generated id. */
export const ANONYMOUS = '$RCAnonymousID:';

/**
 * `$RCAnonymousID:` and 32 hex digits, the digits of a version 4 UUID without its dashes (spec section 6). Uses random
 * bytes because `crypto.randomUUID` is missing outside secure contexts.
 */
export const anonymousAppUserId = (random: Random): string => {
  const bytes = random.bytes(16);
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return ANONYMOUS + hex.join('');
};
