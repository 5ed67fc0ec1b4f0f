/** An address that is safe to open: https, or http for test servers on this device. */
export const webAddress = (value: unknown): string | null => {
  // Most addresses are optional. An exception for each that is missing costs milliseconds: for its stack V8 reads the whole file again.
  if (typeof value !== 'string' || value === '') return null;
  try {
    const { href, protocol, hostname } = new URL(value);
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
  } catch {
    return null;
  }
};
