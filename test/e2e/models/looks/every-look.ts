import type { Page } from 'playwright/test';
import { complaintsOf, endMotion, settled } from './access';
import { axeComplaints } from './axe';

/** Rules that a colour scheme or a width may break; all the others look at what is the same in each of them. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Spec section 9: radii of fields and buttons. */
const SHAPES = { rounded: ['12px', '12px'], rectangle: ['0px', '0px'], pill: ['24px', '56px'] } as const;

const SIZES = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** Directions, sizes and colour schemes; a paywall's shapes are in its data. */
export const LOOKS_OF_A_PAYWALL = 2 * SIZES.length * 2;
export const LOOKS_OF_A_STATE = LOOKS_OF_A_PAYWALL * Object.keys(SHAPES).length;

interface Subject {
  /** The element that is looked at. */
  readonly tag: string;
  /** Turns it to a language. */
  turn(locale: string): Promise<void>;
}

const wear = (page: Page, tag: string, [input, button]: readonly [string, string]): Promise<void> =>
  page.evaluate(
    ({ tag, input, button }) => {
      for (const { style } of document.querySelectorAll<HTMLElement>(tag)) {
        style.setProperty('--purchase-radius-input', input);
        style.setProperty('--purchase-radius-button', button);
      }
    },
    { tag, input, button },
  );

/**
 * Everything that is found wrong with what is on screen: light and dark, all shapes, both directions, a phone of 320 px
 * and a desktop. The page is loaded once; each line starts with the look.
 */
export async function findingsInEveryLook(page: Page, { tag, turn }: Subject): Promise<string[]> {
  const found: string[] = [];
  const shapes = Object.entries(SHAPES).slice(0, tag === 'purchase-checkout' ? undefined : 1);
  for (const locale of ['en', 'ar']) {
    await turn(locale);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page, tag);
        for (const [shape, radii] of shapes) {
          await wear(page, tag, radii);
          await endMotion(page, tag);
          const isFirst = size === SIZES[0] && colorScheme === 'light';
          // Corners change nothing that axe looks at. The frames are the card provider's; the stand-in's has its own test.
          const ofAxe =
            shape === 'rounded'
              ? await axeComplaints(page, {
                  include: tag,
                  frames: false,
                  ...(isFirst ? {} : { rules: RULES_OF_LOOKS }),
                })
              : [];
          const lines = [...ofAxe, ...(await complaintsOf(page, tag))];
          found.push(...lines.map((line) => `${locale} ${size.width} px ${colorScheme} ${shape}: ${line}`));
        }
      }
    }
  }
  return found;
}
