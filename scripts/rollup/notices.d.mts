import type { Plugin } from 'rollup';

export interface LicenceNote {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
  readonly files: readonly string[];
}

export type Terms = Omit<LicenceNote, 'files'>;

export interface NoteOptions {
  readonly pointer?: boolean;
  readonly aboutAsset?: (fileName: string) => Terms | null;
}

export interface PlacedNotices {
  readonly fileName: string;
  readonly what: string;
  readonly known: readonly string[];
}

export function about(folder: string): Terms;
export function noteLicences(group: string, options?: NoteOptions): Plugin;
export function noticesText(notes: readonly LicenceNote[], what?: string): string;
export function placeNotices(group: string, notices: PlacedNotices): Plugin;
export function writeNotices(): void;
