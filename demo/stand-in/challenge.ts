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

part('complete', HTMLButtonElement).addEventListener('click', () => void end('complete'));
part('fail', HTMLButtonElement).addEventListener('click', () => void end('fail'));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') void end('fail');
});
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) part('complete', HTMLButtonElement).focus();
});
parent.send('hello');
