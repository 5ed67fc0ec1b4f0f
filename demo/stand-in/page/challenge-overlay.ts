import { readIntentResult } from '../intent-result';
import type { IntentResult } from '../intent-result';
import { openOverlay } from './overlay';

/** Shows the 3-D Secure challenge over the page; it takes as long as the customer takes. */
export function openChallenge(base: string, clientSecret: string): Promise<IntentResult> {
  return new Promise((resolve) => {
    const overlay = openOverlay({
      base,
      file: 'challenge.html',
      title: '3-D Secure authentication',
      query: { client_secret: clientSecret },
      onEvent(name, detail) {
        if (name !== 'done') return;
        overlay.close();
        resolve(readIntentResult(detail));
      },
    });
  });
}
