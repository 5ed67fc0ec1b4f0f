/**
 * A page names elements as it likes, and `document` has these names as well: with an `<img name="head">` on the page,
 * `document.head` is that image. The browser's own property is on the prototype.
 */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] =>
  Reflect.get(Document.prototype, name, document);

/** A new element of the page, which is nowhere yet. */
export const newElement = <K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] =>
  ofDocument('createElement').call(document, tag) as HTMLElementTagNameMap[K];

/**
 * Listens on the document itself.
 * @returns what ends it.
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
 * Gives the document a style sheet, where the browser can do that; no element of the page changes.
 * @returns what takes it off again.
 */
export const adoptSheet = (text: string): (() => void) => {
  const before: readonly CSSStyleSheet[] | undefined = ofDocument('adoptedStyleSheets');
  if (!before) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  adopt([...before, sheet]);
  return () => adopt(ofDocument('adoptedStyleSheets').filter((item) => item !== sheet));
};
