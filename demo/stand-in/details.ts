import { applyAppearance } from './form/appearance';
import { fillCountries } from './form/country-select';
import { detailTexts } from './form/detail-texts';
import { part } from './form/page-parts';
import { languageFor } from './form/texts';
import { toFields } from './intent-result';
import { linkToParent } from './parent-link';

// The frame of the e-mail element and of the address element; the address of the frame says which one it is.

const isEmail = new URLSearchParams(location.search).get('ask') === 'email';
const form = part(isEmail ? 'email-form' : 'address-form', HTMLFormElement);
let sent = '';
const parent = linkToParent(answer);

function answer(action: string, payload: unknown): unknown {
  const settings = toFields(payload);
  if (action === 'start') start(settings);
  if (action === 'update') show(settings);
  if (action === 'focus') form.querySelector<HTMLElement>('input')?.focus();
  return action === 'value' ? read() : null;
}

function start(settings: Record<string, unknown>): void {
  show(settings);
  const defaults = toFields(toFields(settings['options'])['defaultValues']);
  const { country, postal_code: postalCode } = toFields(defaults['address']);
  if (isEmail && typeof defaults['email'] === 'string')
    part('email', HTMLInputElement).value = defaults['email'];
  if (typeof country === 'string') part('country', HTMLSelectElement).value = country;
  if (typeof postalCode === 'string') part('postal', HTMLInputElement).value = postalCode;
  form.hidden = false;
  parent.send('ready');
  report();
}

function show(settings: Record<string, unknown>): void {
  const { code, direction } = languageFor(
    typeof settings['locale'] === 'string' ? settings['locale'] : 'auto',
  );
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  const texts = detailTexts(code);
  for (const node of document.querySelectorAll<HTMLElement>('[data-text]'))
    node.textContent = texts.get(node.dataset['text'] ?? '') ?? node.textContent;
  fillCountries(code);
  applyAppearance(settings['appearance']);
}

const textOf = (id: string): string | null => {
  const text = part(id, HTMLInputElement).value.trim();
  return text === '' ? null : text;
};

function read(): { complete: boolean; empty: boolean; value: object } {
  if (isEmail) {
    const email = textOf('email') ?? '';
    return { complete: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email), empty: email === '', value: { email } };
  }
  const address = {
    country: part('country', HTMLSelectElement).value,
    line1: textOf('line1'),
    line2: null,
    city: textOf('city'),
    state: textOf('state'),
    postal_code: textOf('postal'),
  };
  const name = textOf('name');
  const isComplete =
    name !== null && address.line1 !== null && address.city !== null && address.postal_code !== null;
  return { complete: isComplete, empty: name === null, value: { name, address } };
}

/** Tells the page what is in the fields, once for each change. */
function report(): void {
  const detail = read();
  const description = JSON.stringify(detail);
  if (description === sent) return;
  sent = description;
  parent.send('change', detail);
}

form.addEventListener('input', report);
form.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => {
  parent.send('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
parent.send('hello');
