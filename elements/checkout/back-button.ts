/**
 * The browser's Back button closes a dialog instead of leaving the page. While the dialog is open there is one more entry
 * in the history, with the address and the state of the page and this mark. Closing removes the entry again. The page's own
 * code, such as a router, sees no other address: at most a `popstate` for the one that it shows.
 */
const MARK = 'purchase-checkout';
/** Nearly every browser takes a step back at once. Closing waits no longer: a frame may not be allowed to take one. */
const LIMIT_MS = 500;
/** Frames on the page can add entries of their own, which lie between. A step back to one of these has no event. */
const FRAME_LIMIT_MS = 1000;
const MOST_STEPS = 3;

/** Returns whether the dialog is closed now. */
type OnBack = () => boolean;

/** The open dialog. */
let held: { readonly address: string; readonly onBack: OnBack } | null = null;
/** The entry is being removed. */
let leaving: Promise<void> | null = null;
let onStep: () => void = () => {};
let isListening = false;
/** The page's address and the number of entries when the entry was added. */
let added = { address: '', length: 0 };
/**
 * The entry that the page had before, in browsers that can go to an entry by its key. No step has to be counted there, so that a
 * slow browser can't be sent past the page.
 */
let pageKey: string | null = null;
/** A step back took longer than the time limit. A second one in its place could leave the page. */
let isStepLate = false;

const stateOf = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const isMarked = (): boolean => MARK in stateOf();

const entries = (): Navigation | null => ('navigation' in window ? window.navigation : null);

/** Routers replace `history.pushState` with their own, so the browser's is called. */
const addEntry = (): void => {
  if (isMarked()) return;
  try {
    pageKey = entries()?.currentEntry?.key ?? null;
    History.prototype.pushState.call(history, { ...stateOf(), [MARK]: true }, '');
    added = { address: location.href, length: history.length };
  } catch {
    // Without an entry, Back leaves the page as it does without a dialog.
  }
};

/** Whether the browser said within the time limit that it took the step. */
const step = (take: () => void, limitMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    onStep = () => (clearTimeout(timer), resolve(true));
    take();
  });

/** Whether the page has its own entry again, or is on its way there. */
const goToPage = async (): Promise<boolean> => {
  const navigation = entries();
  const key = pageKey;
  if (!navigation || !key || !navigation.entries().some((entry) => entry.key === key)) return false;
  const isSeen = await step(() => {
    const { committed, finished } = navigation.traverseTo(key);
    for (const end of [committed, finished]) end?.catch(() => {});
  }, FRAME_LIMIT_MS);
  isStepLate = !isSeen && isMarked();
  return true;
};

const stepBack = async (): Promise<void> => {
  const hasFrameEntries = history.length > added.length;
  let isSeen = true;
  for (let steps = 0; steps < (hasFrameEntries ? MOST_STEPS : 1) && isMarked(); steps += 1)
    isSeen = await step(() => history.back(), hasFrameEntries ? FRAME_LIMIT_MS : LIMIT_MS);
  isStepLate = !isSeen && isMarked();
};

const removeEntry = async (): Promise<void> => {
  if (isMarked() && !(await goToPage())) await stepBack();
  leaving = null;
  if (held) addEntry();
};

const startLeaving = (): Promise<void> => (leaving ??= removeEntry());

const onPopState = (event: PopStateEvent): void => {
  if (leaving) {
    event.stopImmediatePropagation();
    return onStep();
  }
  if (isMarked()) {
    // The entry of a dialog that is closed: Forward, or Back from a page that came after it.
    if (held) return;
    event.stopImmediatePropagation();
    void startLeaving();
    return;
  }
  const isOwnStep = isStepLate && location.href === added.address;
  isStepLate = false;
  if (isOwnStep) {
    event.stopImmediatePropagation();
    if (held) addEntry();
    return;
  }
  if (!held) return;
  const { address, onBack } = held;
  const isHere = location.href === address;
  // At another address, routers must know it.
  if (isHere) event.stopImmediatePropagation();
  if (onBack() || !isHere) held = null;
  else addEntry();
};

/**
 * Calls `onBack` for the browser's Back button until the returned function is called. That function resolves when the
 * history is as it was before.
 */
export const holdBackButton = (onBack: OnBack): (() => Promise<void>) => {
  if (held) return () => Promise.resolve();
  const own = { address: location.href, onBack };
  held = own;
  if (!isListening) addEventListener('popstate', onPopState, { capture: true });
  isListening = true;
  if (!leaving) addEntry();
  return async () => {
    if (held === own) held = null;
    // Without the mark, the page has gone on to another entry.
    else if (held) return;
    if (isMarked() || leaving) await startLeaving();
  };
};
