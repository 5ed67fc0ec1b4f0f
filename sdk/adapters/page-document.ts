/**
 * Reads the browser's own property of `document`, which is on the prototype. A page's element can hide it: with an `<img
 * name="head">` on the page, `document.head` is that image.
 */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document);

/** A new element that is not in the page yet. */
export const newElement = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
  ofDocument('createElement').call(document, tag) as HTMLElementTagNameMap[K];

/**
 * Adds a listener to the document.
 * @returns a function that removes it.
 */
export const listenToDocument = <K extends keyof DocumentEventMap>(
  type: K,
  heard: (event: DocumentEventMap[K]) => void,
  options?: AddEventListenerOptions,
): (() => void) => {
  const listener = heard as EventListener;
  ofDocument('addEventListener').call(document, type, listener, options);
  return () => ofDocument('removeEventListener').call(document, type, listener, options);
};

const adopt = (sheets: readonly CSSStyleSheet[]): void =>
  void Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);

/**
 * Adds a style sheet to the document if the browser supports it. No element of the page changes.
 * @returns a function that removes it.
 */
export const adoptSheet = (text: string): (() => void) => {
  const before: readonly CSSStyleSheet[] | undefined = ofDocument('adoptedStyleSheets');
  if (!before) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  adopt([...before, sheet]);
  return () => adopt(ofDocument('adoptedStyleSheets').filter((item) => item !== sheet));
};
