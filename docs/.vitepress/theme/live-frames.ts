// Frames of the live examples: whether the sandbox answers, how high a frame is, and what the examples share.

/** Where the examples keep their customer. */
const CUSTOMER = 'purchase-elements.anonymous-app-user-id';

const LOWEST = 96;
const LOWEST_DIALOG = 480;
const ROOM_FOR_BAR = 120;

/** A host without the sandbox server serves the same pages; the examples run only beside the server. */
export async function hasSandbox(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.text()).trim() === 'ok';
  } catch {
    return false;
  }
}

/** Calls `then` once, when the element comes near the window. Returns a function that stops waiting. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

export const isBought = (data: unknown): boolean => isRecord(data) && data['docsBought'] === true;

/** A frame is as high as its example; while a dialog is open, as high as the guide asks, as far as the window allows. */
export function frameHeight(data: unknown, wanted: number): { height: number; isDialog: boolean } | null {
  const height = isRecord(data) ? data['docsHeight'] : null;
  if (height === 'dialog')
    return { height: Math.max(LOWEST_DIALOG, Math.min(wanted, innerHeight - ROOM_FOR_BAR)), isDialog: true };
  return typeof height === 'number' ? { height: Math.max(LOWEST, height), isDialog: false } : null;
}

export function forgetCustomer(): void {
  localStorage.removeItem(CUSTOMER);
}

export function reloadFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.live iframe'))
    frame.contentWindow?.location.reload();
}
