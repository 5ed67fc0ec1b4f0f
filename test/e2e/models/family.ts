import type { Page } from 'playwright/test';
import type { Sandbox } from './sandbox';

type Tag = 'purchase-button' | 'purchase-offers' | 'purchase-gate' | 'purchase-customer';

/** An element of the family that belongs to the tenant's shop and user. */
export const familyTag = (sandbox: Sandbox, tag: Tag, attributes = '', content = ''): string =>
  `<${tag} api-key="${sandbox.key}" app-user-id="${sandbox.user}" proxy-url="${sandbox.origin}/sandbox"
    asset-base-url="${sandbox.origin}/sandbox/assets" ${attributes}>${content}</${tag}>`;

export interface HeardEvent {
  readonly type: string;
  readonly tag: string;
  readonly detail: unknown;
}

/**
 * Notes events of these names from the first moment on, as the page would: where they arrive at the document. Of what they
 * carry the plain part is kept.
 */
export const listenFor = async (
  page: Page,
  ...types: readonly string[]
): Promise<() => Promise<HeardEvent[]>> => {
  await page.addInitScript((types) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const type of types)
      document.addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent<Record<string, unknown> | null>;
        const plain = detail && {
          ...('state' in detail ? { state: detail['state'] } : {}),
          ...('errorCode' in detail ? { errorCode: detail['errorCode'] } : {}),
          ...('rcPackage' in detail
            ? { package: (detail['rcPackage'] as { identifier: string }).identifier }
            : {}),
        };
        heard.push({ type, tag: (target as Element).localName, detail: plain });
      });
  }, types);
  return () => page.evaluate(() => (window as unknown as { heard: HeardEvent[] }).heard);
};
