/** An address that is safe to open: https, or http for test servers on this device. */
export const webAddress = (value: unknown): string | null => {
  try {
    const { href, protocol, hostname } = new URL(typeof value === 'string' ? value : '');
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isLocal) ? href : null;
  } catch {
    return null;
  }
};
