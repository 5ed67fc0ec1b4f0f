/** Attributes of every commerce element; each is a property too, in camel case. */
export const commerceAttributes = {
  locale: 'text',
  appearance: 'text',
  'api-key': 'text',
  'app-user-id': 'text',
  'proxy-url': 'text',
  'asset-base-url': 'text',
  purchases: 'text',
} as const;

export type CommerceAttributes = typeof commerceAttributes;
