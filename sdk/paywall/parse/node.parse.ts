import type { PaywallNode } from '../content/paywall.types';
import { readBar, readButton, readPackage } from './button.parse';
import { readCarousel } from './carousel.parse';
import type { Context, NodeReader } from './fields/context.parse';
import { readCountdown } from './countdown.parse';
import { readIcon } from './pictures/icon.parse';
import { readImage } from './pictures/image.parse';
import {
  readCircularLoader,
  readLinearLoader,
  readLoader,
  readLoaderGroup,
  readLoaderItem,
  readPercentage,
  readProgress,
  readSkeleton,
} from './motion/loader.parse';
import { readVideo } from './motion/video.parse';
import { readPurchaseButton } from './purchase-button.parse';
import { readInputChoice, readInputOption, readInputText } from './input.parse';
import { isMissing, isRecord, quote, requiredFields } from './fields/reading.parse';
import type { Spot } from './fields/reading.parse';
import { readStack } from './stack.parse';
import { readTabButton, readTabControl, readTabs, readTabToggle } from './tabs.parse';
import { readText } from './text.parse';
import { readTimeline } from './timeline.parse';
import { readRedemptionButton } from './web/redemption.parse';
import { readExpressButton, readWalletButton } from './web/wallet.parse';
import { readWebView } from './web/web-view.parse';

/** The reader of each component type that can be shown. */
const READERS: ReadonlyMap<unknown, NodeReader> = new Map<unknown, NodeReader>([
  ['stack', readStack],
  ['text', readText],
  ['image', readImage],
  ['loader', readLoader],
  ['loader_group', readLoaderGroup],
  ['loader_group_item', readLoaderItem],
  ['loader_progress_component', readProgress],
  ['loader_progress_components', readLoaderGroup],
  ['loader_percentage', readPercentage],
  ['linear_loader_animation', readLinearLoader],
  ['circular_loader_animation', readCircularLoader],
  ['skeleton_loader', readSkeleton],
  ['button', readButton],
  ['purchase_button', readPurchaseButton],
  ['package', readPackage],
  ['footer', readBar('footer')],
  ['sticky_footer', readBar('footer')],
  ['header', readBar('header')],
  ['timeline', readTimeline],
  ['icon', readIcon],
  ['tabs', readTabs],
  ['tab_control', readTabControl],
  ['tab_control_button', readTabButton],
  ['tab_control_toggle', readTabToggle],
  ['carousel', readCarousel],
  ['countdown', readCountdown],
  ['video', readVideo],
  ['input_text', readInputText],
  ['input_single_choice', readInputChoice(false)],
  ['input_multiple_choice', readInputChoice(true)],
  ['input_option', readInputOption],
  ['wallet_button', readWalletButton],
  ['express_purchase_button', readExpressButton],
  ['redemption_button', readRedemptionButton],
  ['web_view', readWebView],
]);

/** A deeper tree shows nothing useful, and can overflow the browser's stack. */
export const DEEPEST = 100;
export const MOST_NODES = 10_000;

const typeOf = ({ value }: Spot): unknown =>
  isRecord(value) && Object.hasOwn(value, 'type') ? value['type'] : undefined;

/** The first known type of a component and its fallbacks. */
const firstKnown = (spot: Spot): Spot | null => {
  let here = spot;
  for (let tries = 0; tries < DEEPEST; tries += 1) {
    if (READERS.has(typeOf(here))) return here;
    if (!isRecord(here.value) || !Object.hasOwn(here.value, 'fallback')) return null;
    here = { value: here.value['fallback'], path: `${here.path}.fallback` };
    if (isMissing(here)) return null;
  }
  return null;
};

const invalidType = (spot: Spot): string => {
  const type = typeOf(spot);
  return `Invalid component type: ${typeof type === 'string' ? quote(type) : typeof type}`;
};

/** Reads any component. Returns `null`, with a problem, if it can't be shown; the components around it are still read. */
export const readNode = (spot: Spot, context: Context): PaywallNode | null => {
  const { log, budget, depth } = context;
  if (!requiredFields(spot, log)) return null;
  budget.left -= 1;
  if (budget.left <= 0) {
    log.add('', `There are more than ${MOST_NODES} components.`);
    return null;
  }
  const known = firstKnown(spot);
  if (!known) {
    log.add(spot.path, invalidType(spot));
    return null;
  }
  if (depth >= DEEPEST) {
    log.add(spot.path, `Components are nested deeper than ${DEEPEST} levels.`);
    return null;
  }
  const fields = requiredFields(known, log);
  const read = READERS.get(typeOf(known));
  return fields && read ? read({ fields, path: known.path }, { ...context, depth: depth + 1 }) : null;
};
