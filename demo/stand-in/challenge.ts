import { part } from './form/page-parts';
import { callServer } from './intent-calls';
import { linkToParent } from './parent-link';

// The bank's page of a 3-D Secure challenge, shown in a frame over the page that pays.

const base = new URL('.', location.href).href.replace(/\/$/, '');
const clientSecret = new URLSearchParams(location.search).get('client_secret') ?? '';
const parent = linkToParent(() => null);
const dialog = part('dialog', HTMLElement);

async function end(outcome: 'complete' | 'fail'): Promise<void> {
  dialog.inert = true;
  parent.send('done', await callServer(base, 'resolve', { clientSecret, outcome }));
}

const [complete, fail] = [part('complete', HTMLButtonElement), part('fail', HTMLButtonElement)];
complete.addEventListener('click', () => void end('complete'));
fail.addEventListener('click', () => void end('fail'));
// A press before this would be lost.
for (const button of [complete, fail]) button.disabled = false;
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void end('fail');
});
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) complete.focus();
});
parent.send('hello');
