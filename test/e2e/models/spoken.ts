import { createRequire } from 'node:module';
import type { JSHandle, Locator, Page } from 'playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';

const FILE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const ADDRESS = '/virtual-screen-reader.js';

/**
 * With the first switch Chromium gives the names and roles it has computed, and the virtual screen reader takes these. With the second
 * it keeps its accessibility tree as for a screen reader of the system: else it builds the tree anew for each name that is asked for.
 */
export const AS_FOR_A_SCREEN_READER: readonly string[] = [
  '--enable-blink-features=ComputedAccessibilityInfo',
  '--force-renderer-accessibility',
];

async function newReader(page: Page): Promise<JSHandle<Virtual>> {
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ path: FILE, contentType: 'text/javascript' }));
  // As a string: the page's own import, not one that the test's compiler has rewritten.
  const made = await page.evaluateHandle(`import('${ADDRESS}').then(({ Virtual }) => new Virtual())`);
  return made as JSHandle<Virtual>;
}

/** Without what has no sound: places and levels in long words, signs of direction, kinds of space. */
const shorter = (phrase: string): string =>
  phrase
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/, level \d+(?=, position)/, '')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2');

/**
 * All that is read in an element, from its first line to its last. The screen reader does not enter shadow roots, so it
 * starts inside. It gives each piece of text and each beginning and end of a paragraph as a phrase of its own; here
 * the pieces of one block are one line, as screen readers read them. Four things that it does not know are
 * corrected: a native radio button is checked by its property; the words inside a label, a button or a link are not read
 * again after its name; an image with an empty text is decoration; an empty live region is not read.
 */
export async function readThrough(element: Locator): Promise<readonly string[]> {
  const reader = await newReader(element.page());
  const lines = await element.evaluate(async (host, reader) => {
    const root = host.shadowRoot?.firstElementChild;
    if (!root) throw new Error('Nothing is in the element.');
    const container = root.querySelector('[role=dialog]') ?? root;
    for (const input of container.querySelectorAll('input')) input.toggleAttribute('checked', input.checked);
    const found: { text: string; block: Element | null }[] = [];
    const described = (control: Element): string =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? '')
        .join(' ');
    const isSaid = (node: Node, phrase: string): boolean => {
      const parent = node.parentElement;
      const control =
        parent?.closest('label')?.control ?? parent?.closest('[role=radio], [role=checkbox], button, a');
      const name = (control as { computedName?: string } | null | undefined)?.computedName;
      const same = (text: string): string => text.replace(/\s+/g, ' ');
      return control instanceof Element && same(`${name} ${described(control)}`).includes(same(phrase));
    };
    const note = (node: Node, phrase: string): void => {
      if (phrase.startsWith('end of ') || phrase === 'paragraph' || phrase === 'list' || phrase === 'end')
        return;
      if (phrase === 'status' && !node.textContent?.trim()) return;
      if (node instanceof HTMLImageElement && node.alt === '') return;
      const isText = node.nodeType === Node.TEXT_NODE;
      if (isText && isSaid(node, phrase)) return;
      const block = isText
        ? (node.parentElement?.closest('p, li, dt, dd, h1, h2, h3, h4, td, th') ?? null)
        : (node as Element);
      const last = found.at(-1);
      if (isText && block && last?.block === block) {
        // A heading has said its text as its name.
        if (!last.text.includes(phrase)) last.text += ` ${phrase}`;
      } else found.push({ text: phrase, block });
    };
    await reader.start({ container });
    const first = reader.activeNode;
    const opening = await reader.lastSpokenPhrase();
    let phrase = opening;
    do {
      if (reader.activeNode) note(reader.activeNode, phrase);
      await reader.next();
      phrase = await reader.lastSpokenPhrase();
    } while (reader.activeNode !== first || phrase !== opening);
    await reader.stop();
    return found.map(({ text }) => text);
  }, reader);
  return lines.map(shorter);
}

/**
 * Listens, while the customer acts, to what is said without being asked for: live regions, and what takes the focus.
 * `open` puts the checkout into the page; its first words are heard, too.
 */
export async function listen(
  page: Page,
  open: () => Promise<unknown>,
): Promise<() => Promise<readonly string[]>> {
  const reader = await newReader(page);
  // It waits within the page: the first words come a tenth of a second after the element.
  const isListening = page.evaluate(async (reader) => {
    const found = (): Element | null | undefined =>
      document.querySelector('purchase-checkout')?.shadowRoot?.firstElementChild;
    while (!found()) await new Promise(requestAnimationFrame);
    await reader.start({ container: found() as Element });
    await reader.clearSpokenPhraseLog();
  }, reader);
  await open();
  await isListening;
  /** What was heard since the last time. A region whose lines change as one is noted for each line: the same words are one. */
  return async () => {
    const heard = await reader.evaluate(async (reader) => {
      const log = [...(await reader.spokenPhraseLog())];
      await reader.clearSpokenPhraseLog();
      return log;
    });
    const isLive = (line: string): boolean => /^(polite|assertive):/.test(line);
    return (
      heard
        .filter((line, at) => !isLive(line) || line !== heard[at - 1])
        // The dialog itself takes the focus before or after the first look at it.
        .filter((line) => !/^((polite|assertive): $|dialog,)/.test(line))
        .map(shorter)
    );
  };
}

const BARE =
  /^(button|link|image|radio|radiogroup|textbox|checkbox|heading|dialog|region)(, ((not )?checked|disabled|level \d|\d+ of \d+))*$/;
const MARKS = /[•·←→✓✔✕✖×✗★☆|_~^<>{}\\]|\p{Extended_Pictographic}|\p{Co}/u;

/** What no script may have: the same twice in a row, a thing without a name, a list of one, a mark that has no sound. */
export const faultsOf = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => [
    ...(line === lines[at - 1] ? [`twice: ${line}`] : []),
    ...(BARE.test(line) ? [`no name: ${line}`] : []),
    ...(/^listitem, 1 of 1\b/.test(line) ? [`a list of one: ${line}`] : []),
    ...(MARKS.test(line) ? [`not to be spoken: ${line}`] : []),
  ]);
