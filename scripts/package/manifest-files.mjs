// Writes the three manifests into the package's build.
import { readFileSync } from 'node:fs';
import { vscodeData, webTypes } from './editor-data.mjs';
import { readElements } from './element-facts.mjs';
import { customElementsManifest } from './manifest.mjs';

export const manifests = (elements, about) => ({
  'custom-elements.json': customElementsManifest(elements),
  'vscode.html-custom-data.json': vscodeData(elements),
  'web-types.json': webTypes(elements, about),
});

export const manifestFiles = () => ({
  name: 'manifest-files',
  generateBundle() {
    const about = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [fileName, data] of Object.entries(manifests(readElements(), about)))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(data, null, 2)}\n` });
  },
});
