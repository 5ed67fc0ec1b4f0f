export const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Keys that go to a text field, or to something that lies over the page, are not the calculator's. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isOn(event.target, 'input:not([type=radio]), textarea, select, [contenteditable]') ||
  document.querySelector('dialog[open]') !== null;
