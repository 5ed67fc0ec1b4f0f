import { part } from './form/page-parts';
import { callServer } from './intent-calls';
import { withResult } from './return-address';

// The page of a payment method that takes the customer away, such as a bank, and sends them back.

const base = new URL('.', location.href).href.replace(/\/$/, '');
const query = new URLSearchParams(location.search);
const clientSecret = query.get('client_secret') ?? '';
const problem = part('problem', HTMLElement);
const buttons = [part('authorise', HTMLButtonElement), part('fail', HTMLButtonElement)];

function readReturnUrl(): string | null {
  const given = query.get('return_url') ?? '';
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? given : null;
}

async function end(outcome: 'complete' | 'fail'): Promise<void> {
  const returnUrl = readReturnUrl();
  if (returnUrl === null) {
    tell('There is no address to return to.');
    return;
  }
  for (const button of buttons) button.disabled = true;
  const result = await callServer(base, 'resolve', { clientSecret, outcome });
  if ('error' in result && result.error.type === 'api_connection_error') {
    for (const button of buttons) button.disabled = false;
    tell(result.error.message);
    return;
  }
  location.assign(withResult(returnUrl, 'intent' in result ? result.intent : refused()));
}

function refused(): Parameters<typeof withResult>[1] {
  return {
    id: clientSecret.split('_secret_')[0] ?? '',
    object: clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent',
    client_secret: clientSecret,
    status: 'requires_payment_method',
  };
}

function tell(message: string): void {
  problem.textContent = message;
  problem.hidden = false;
}

part('authorise', HTMLButtonElement).addEventListener('click', () => void end('complete'));
part('fail', HTMLButtonElement).addEventListener('click', () => void end('fail'));
// A press before this would be lost.
for (const button of buttons) button.disabled = false;
