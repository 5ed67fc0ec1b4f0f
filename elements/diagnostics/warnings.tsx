import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { IntegrationNotice } from '../kit/integration-notice';

/** Warnings about the configuration of a sandbox page. */
export const $configWarnings = atom<readonly string[]>([]);
/** Warnings about the last call of a sandbox page, such as `purchase`. */
export const $callWarnings = atom<readonly string[]>([]);

interface WarningsProps {
  readonly host: { readonly localName: string; readonly $warnings: ReadableAtom<readonly string[]> };
  /** Whether the element's instance has a sandbox key. Other instances of the page may have one, too. */
  readonly isSandbox: boolean;
  /** Whether a call has opened the element. */
  readonly isCalled?: boolean;
}

/** The warnings to the integrator, in sandbox mode. */
export const IntegrationWarnings = ({ host, isSandbox, isCalled = false }: WarningsProps) => {
  const own = useStore(host.$warnings);
  const config = useStore($configWarnings);
  const call = useStore($callWarnings);
  if (!isSandbox) return null;
  return [...config, ...(isCalled ? call : []), ...own].map((text) => (
    <IntegrationNotice key={text} tag={host.localName} text={text} />
  ));
};
