const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * Adds the UTM parameters of a page's address to the metadata of a sale. The integrator's own values win.
 *
 * @example
 * withUtm('https://shop.example/?utm_source=mail', { plan: 'b' }); // => { utm_source: 'mail', plan: 'b' }
 */
export const withUtm = (
  address: string | null,
  metadata: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string | null>> => {
  const query = new URLSearchParams((address ?? '').split('#')[0]?.split('?').slice(1).join('?') ?? '');
  const found = NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(found), ...metadata };
};
