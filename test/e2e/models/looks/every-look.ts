import type { Page } from 'playwright/test';
import { complaintsOf, settled } from './access';
import type { Shapes } from './access';
import { axeComplaints } from './axe';

/** Rules that a colour scheme may break. */
const RULES_OF_COLOURS = ['color-contrast'];
/** Rules that a width may break as well; all the others look at what is the same in every look. */
const RULES_OF_LOOKS = [...RULES_OF_COLOURS, 'target-size', 'scrollable-region-focusable'];

/** Spec section 9: radii of fields and buttons. */
const ROUNDED: Shapes = { rounded: ['12px', '12px'] };
const SHAPES: Shapes = { ...ROUNDED, rectangle: ['0px', '0px'], pill: ['24px', '56px'] };

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

/**
 * Everything that is found wrong with what is on screen: light and dark, all shapes, both directions, a phone of 320 px
 * and a desktop. The page is loaded once; each line starts with the look.
 */
export async function findingsInEveryLook(page: Page, { tag, turn }: Subject): Promise<string[]> {
  const found: string[] = [];
  const schemes: ('light' | 'dark')[] = ['dark', 'light'];
  const shapes = tag === 'purchase-checkout' ? SHAPES : ROUNDED;
  for (const locale of ['en', 'ar']) {
    await turn(locale);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // To and fro: each change of the scheme styles the whole page again.
      schemes.reverse();
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await settled(page, tag);
        // Corners change nothing that axe looks at. The frames are the card provider's; the stand-in's has its own test.
        const isFirst = size === SIZES[0] && colorScheme === 'light';
        const rules = colorScheme === 'dark' ? RULES_OF_COLOURS : RULES_OF_LOOKS;
        const ofAxe = await axeComplaints(page, {
          include: tag,
          frames: false,
          ...(isFirst ? {} : { rules }),
        });
        const lines = [...ofAxe, ...(await complaintsOf(page, tag, shapes))];
        found.push(...lines.map((line) => `${locale} ${size.width} px ${colorScheme} ${line}`));
      }
    }
  }
  return found;
}
