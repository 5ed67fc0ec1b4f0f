// Firefox and WebKit for the journeys of `test/engines`: finds them, or installs them. Without one of them the step goes on,
// and its summary names what is missing.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firefox, webkit } from 'playwright';
import { installFromDebian, installWithPlaywright } from './ensure-browser.mjs';

/** @typedef {{ name: string, path: string | undefined, isPlaywrights: boolean }} FoundEngine */

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** WebKitGTK is driven through its own program, in the window of an X server without a screen. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** What is installed: a browser of the machine first, then a build of Playwright's. */
export function findEngines() {
  const ownFirefox = process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path));
  const ownWebKit = WEBKIT.every((path) => existsSync(path)) ? WEBKIT[0] : undefined;
  return {
    firefox: { name: 'Firefox', path: ownFirefox, isPlaywrights: !ownFirefox && isThere(firefox) },
    webkit: { name: 'WebKit', path: ownWebKit, isPlaywrights: !ownWebKit && isThere(webkit) },
  };
}

/** @type {(type: import('playwright').BrowserType) => boolean} */
function isThere(type) {
  return existsSync(type.executablePath());
}

/** The names of the engines that are not installed. */
export const absentEngines = () =>
  Object.values(findEngines())
    .filter(({ path, isPlaywrights }) => !path && !isPlaywrights)
    .map(({ name }) => name);

function installMissing() {
  const found = findEngines();
  const packages = [
    ...(found.firefox.path ? [] : DEBIAN.firefox),
    ...(found.webkit.path ? [] : DEBIAN.webkit),
  ];
  if (process.getuid?.() === 0) installFromDebian([], packages);
  const names = Object.entries(findEngines()).filter(
    ([, { path, isPlaywrights }]) => !path && !isPlaywrights,
  );
  if (names.length > 0) installWithPlaywright(...names.map(([name]) => name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (absentEngines().length > 0) installMissing();
  for (const name of absentEngines())
    console.log(`engines: ${name.toUpperCase()} IS NOT INSTALLED; its journeys do not run`);
}
