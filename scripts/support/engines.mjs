// Firefox and WebKit for the journeys of `test/engines`: finds them, or installs them. Without one of them the step goes on,
// and its summary names what is missing.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firefox, webkit } from 'playwright';
import { installFromDebian, installWithPlaywright } from './ensure-browser.mjs';

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
/** WebKitGTK is driven through its own program, in the window of an X server without a screen. */
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
/** @type {Record<string, string[]>} */
const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** What is installed: a browser of the machine first, then a build of Playwright's. */
export function findEngines() {
  const ownFirefox = process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path));
  const ownWebKit = WEBKIT.every((path) => existsSync(path)) ? WEBKIT[0] : undefined;
  return {
    firefox: {
      name: 'Firefox',
      path: ownFirefox,
      isPlaywrights: !ownFirefox && existsSync(firefox.executablePath()),
    },
    webkit: {
      name: 'WebKit',
      path: ownWebKit,
      isPlaywrights: !ownWebKit && existsSync(webkit.executablePath()),
    },
  };
}

const absent = () =>
  Object.entries(findEngines()).filter(([, { path, isPlaywrights }]) => !path && !isPlaywrights);

/** The names of the engines that are not installed. */
export const absentEngines = () => absent().map(([, { name }]) => name);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.getuid?.() === 0 && absent().length > 0)
    installFromDebian(
      [],
      absent().flatMap(([key]) => DEBIAN[key] ?? []),
    );
  const missing = absent().map(([key]) => key);
  if (missing.length > 0) installWithPlaywright(...missing);
  for (const name of absentEngines())
    console.log(`engines: ${name.toUpperCase()} IS NOT INSTALLED; its journeys do not run`);
}
