import type { Page } from 'playwright/test';

/** Everything that a developer would see in red or yellow, from now on; `[]` is what an example should leave. */
export function listen(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it was still reading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') heard.push(`${reason}: ${request.url()}`);
  });
  return heard;
}
