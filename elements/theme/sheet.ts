import { newElement } from '../../sdk/internal';

/** Puts style sheets into a shadow root; `set` replaces the text of the last one, the theme. */
export interface RootStyles {
  set(theme: string): void;
}

/** One parsed copy of each static sheet serves every element on the page. */
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

/** Reads a static sheet before the first element needs it. */
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
        // Read again, the same text would make the browser style everything again.
        if (text !== last) theme.replaceSync(text);
        last = text;
      },
    };
  }
  // Browsers from before constructable sheets; they know no strict style policy without nonces either.
  const theme = newElement('style');
  const fixed = newElement('style');
  fixed.textContent = staticText;
  const place = (): void => {
    if (theme.parentNode !== root) root.prepend(theme, fixed);
  };
  place();
  // A renderer may clear the root before it draws.
  new MutationObserver(place).observe(root, { childList: true });
  return { set: (text) => void (theme.textContent = text) };
};
