/**
 * The 32 hex digits of a version 4 UUID. Uses random bytes because `crypto.randomUUID` is missing outside secure contexts.
 * @param bytes 16 random bytes.
 */
export const uuidDigits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');

/** A version 4 UUID with its dashes. */
export const uuid = (bytes: Uint8Array): string =>
  uuidDigits(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
