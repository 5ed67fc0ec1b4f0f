import { PurchasesError } from '../../../sdk/script';
import type { FilePart, UiLoader } from '../../../sdk/script';
import type { PurchasesClass } from '../../base/page-classes';
import { answers } from './answer-files';
import { checkedFile } from './checked-files';
import type { createUi } from '../ui';

const FILES = __SCREENS_FILES__;
const LATER_STEPS = __LATER_STEPS_FILE__;
const PAYWALL = __PAYWALL_FILE__;
const SHARED = __SHARED_FILE__;

const shared = () => checkedFile(...SHARED);
const parts = { paywall: () => Promise.all([checkedFile(...PAYWALL), shared()]), shared };

interface Chunk {
  readonly createUi: typeof createUi;
}

/** Fetches the screens' files side by side. It checks all of them before any of them runs. */
export const chunkLoader = (purchases: PurchasesClass): UiLoader => {
  const load = async (): ReturnType<UiLoader> => {
    const [screens] = await Promise.all(FILES.map((file) => checkedFile(...file)));
    return ((await import(screens ?? '')) as Chunk).createUi(purchases, PurchasesError, {
      // With the code that reads what the customer has bought: it must be there before a payment is sent.
      laterSteps: () => Promise.all([checkedFile(...LATER_STEPS), shared(), answers.customer()]),
      paywall: parts.paywall,
      shared,
    });
  };
  return Object.assign(load, {
    // A failure is reported when the file is needed.
    fetchFile: (part: FilePart) => void parts[part]().catch(() => {}),
  });
};
