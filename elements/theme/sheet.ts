import { newElement } from '../../sdk/internal';

/** The style sheets of a shadow root. */
export interface RootStyles {
  /** Replaces the text of the theme. */
  set(theme: string): void;
  /** Adds a static sheet after the others, once. */
  add(staticText: string): void;
}

/** All elements of the page share one parsed copy of each static sheet. */
const parsed = new Map<string, CSSStyleSheet>();

const sharedSheet = (text: string): CSSStyleSheet => {
  const known = parsed.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  parsed.set(text, sheet);
  return sheet;
};

const canAdopt = (): boolean =>
  'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype;

/** Parses a static sheet before the first element needs it. */
export const prepareSheet = (staticText: string): void => {
  if (canAdopt()) sharedSheet(staticText);
};

export const styleRoot = (root: ShadowRoot, staticText: string): RootStyles => {
  if (canAdopt()) {
    const theme = new CSSStyleSheet();
    let last = '';
    root.adoptedStyleSheets = [theme, sharedSheet(staticText)];
    return {
      set(text) {
        // Setting the same text again would make the browser compute all styles again.
        if (text !== last) theme.replaceSync(text);
        last = text;
      },
      add(text) {
        const sheet = sharedSheet(text);
        if (!root.adoptedStyleSheets.includes(sheet))
          root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      },
    };
  }
  // For browsers without constructable style sheets. They also do not support a strict style policy without nonces.
  const theme = newElement('style');
  const fixed = newElement('style');
  fixed.textContent = staticText;
  const place = (): void => {
    if (theme.parentNode !== root) root.prepend(theme, fixed);
  };
  place();
  // A renderer may clear the root before it renders.
  new MutationObserver(place).observe(root, { childList: true });
  return {
    set: (text) => void (theme.textContent = text),
    add(text) {
      if (!fixed.textContent?.endsWith(text)) fixed.textContent += text;
    },
  };
};
