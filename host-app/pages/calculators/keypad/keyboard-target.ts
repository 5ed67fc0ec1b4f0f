export const isOn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

/** Key presses in a text field or in an overlay are not for the calculator. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isOn(event.target, 'input:not([type=radio]), textarea, select, [contenteditable]') ||
  document.querySelector('dialog[open]') !== null;
