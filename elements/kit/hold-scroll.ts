/**
 * Keeps the page behind a dialog from scrolling, without writing to any of its elements: a style sheet is adopted
 * by the document and taken off again. Where sheets can't be adopted the page may scroll behind the backdrop.
 * @returns what ends the hold.
 */
export const holdScroll = (): (() => void) => {
  if (!('adoptedStyleSheets' in document)) return () => {};
  const sheet = new CSSStyleSheet();
  const hasBar = document.documentElement.scrollHeight > document.documentElement.clientHeight;
  const gutter = hasBar ? 'scrollbar-gutter: stable !important;' : '';
  sheet.replaceSync(`html { overflow: hidden !important; ${gutter} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((item) => item !== sheet);
  };
};
