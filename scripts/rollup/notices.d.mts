import type { Plugin } from 'rollup';

export interface LicenceNote {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
  readonly files: readonly string[];
}

export function noteLicences(group: string, options?: { readonly pointer?: boolean }): Plugin;
export function noticesText(notes: readonly LicenceNote[]): string;
export function writeNotices(): void;
