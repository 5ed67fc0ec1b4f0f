import type { Plugin } from 'rollup';
import type { ElementFacts } from './element-facts.mjs';

export type ManifestName = 'custom-elements.json' | 'vscode.html-custom-data.json' | 'web-types.json';
export function manifests(
  elements: readonly ElementFacts[],
  about: { readonly name: string; readonly version: string },
): Record<ManifestName, unknown>;
export function manifestFiles(): Plugin;
