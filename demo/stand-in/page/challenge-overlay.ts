import { readIntentResult } from '../intent-result';
import type { IntentResult } from '../intent-result';
import { createFrame } from './frame';

/** Shows the 3-D Secure challenge over the page; it takes as long as the customer takes. */
export function openChallenge(base: string, clientSecret: string): Promise<IntentResult> {
  return new Promise((resolve) => {
    const focusedBefore = document.activeElement;
    const frame = createFrame({
      base,
      file: 'challenge.html',
      title: '3-D Secure authentication',
      query: { client_secret: clientSecret },
      onEvent(name, detail) {
        if (name === 'hello') frame.iframe.focus();
        if (name !== 'done') return;
        frame.close();
        if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
        resolve(readIntentResult(detail));
      },
    });
    const rules: Record<string, string> = {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      margin: '0',
      'z-index': '2147483647',
      background: 'transparent',
      'color-scheme': 'light',
    };
    for (const [name, value] of Object.entries(rules))
      frame.iframe.style.setProperty(name, value, 'important');
    document.body.append(frame.iframe);
  });
}
